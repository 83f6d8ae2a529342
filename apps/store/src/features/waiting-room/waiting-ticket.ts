import { TICKET_COOKIE, TICKET_DAYS } from '@aabha/contracts/waiting-room/waiting-room.values';
import { waitingRoomPath } from '@aabha/contracts/waiting-room/waiting-room.rules';

/** Returns the stored ticket of the page that is open; undefined without one. */
export function readTicket(): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${TICKET_COOKIE}=`));
  return found?.slice(TICKET_COOKIE.length + 1) || undefined;
}

/** Stores the ticket of a television's waiting room for its pages, or removes it. */
export function storeTicket(id: string, ticket: string | undefined): void {
  const seconds = ticket === undefined ? 0 : TICKET_DAYS * 86_400;
  const path = waitingRoomPath(encodeURIComponent(id));
  document.cookie = `${TICKET_COOKIE}=${ticket ?? ''}; path=${path}; max-age=${seconds}; samesite=lax`;
}
