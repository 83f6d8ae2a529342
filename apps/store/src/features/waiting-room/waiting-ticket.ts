import { TICKET_COOKIE, TICKET_DAYS } from '@aabha/contracts/waiting-room/waiting-room.values';
import { waitingRoomPath } from '@aabha/contracts/waiting-room/waiting-room.rules';

/** Returns the account that a ticket names; undefined for a text that is no ticket. */
function accountOf(ticket: string): unknown {
  try {
    const payload = (ticket.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { account?: unknown } | null)?.account;
  } catch {
    return undefined;
  }
}

/**
 * Returns the stored ticket of the page that is open where it is that of an account; undefined otherwise. That of another
 * account, or after logging out, is removed: joining again returns the same place.
 */
export function readTicket(id: string, account: string | undefined): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${TICKET_COOKIE}=`));
  const ticket = found?.slice(TICKET_COOKIE.length + 1) || undefined;
  if (ticket === undefined || (account !== undefined && accountOf(ticket) === account)) return ticket;
  storeTicket(id, undefined);
  return undefined;
}

/** Stores the ticket of a television's waiting room for its pages, or removes it. */
export function storeTicket(id: string, ticket: string | undefined): void {
  const seconds = ticket === undefined ? 0 : TICKET_DAYS * 86_400;
  const path = waitingRoomPath(encodeURIComponent(id));
  document.cookie = `${TICKET_COOKIE}=${ticket ?? ''}; path=${path}; max-age=${seconds}; samesite=lax`;
}
