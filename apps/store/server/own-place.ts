import { TICKET_COOKIE } from '@aabha/contracts/waiting-room/waiting-room.values';

/** The form of a ticket: two parts in base64url, no longer than the API reads. */
const COOKIE = new RegExp(`(?:^|; ?)${TICKET_COOKIE}=([\\w-]{1,900}\\.[\\w-]{1,90})(?:;|$)`);

interface OwnPlace {
  /** Of the visitor; absent for one without a place. */
  ticket?: string | undefined;
}

/**
 * Returns what a page shows of the visitor's own place in a waiting room; undefined for a page that shows none. Only the
 * page without script does (docs/spec/waiting-room.md#without-script). `path` is normalised.
 */
export function ownPlace(path: string, cookies: string | undefined): OwnPlace | undefined {
  if (!path.startsWith('/waiting-room/')) return undefined;
  if (new URLSearchParams(path.split('?', 2)[1]).get('script') !== 'none') return undefined;
  return { ticket: COOKIE.exec(cookies ?? '')?.[1] };
}
