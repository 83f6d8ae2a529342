/** What a session was opened with: the shop's pages, the back office, or another program over REST. */
export const SESSION_KINDS = ['store', 'admin', 'api'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** Our web apps, as they name themselves in the header `x-session` of their calls. */
export const BROWSER_KINDS = ['store', 'admin'] as const satisfies readonly SessionKind[];
export type BrowserKind = (typeof BROWSER_KINDS)[number];
export const SESSION_HEADER = 'x-session';

/** Calls that the back office makes by itself say so in this header: they are no use of a session. */
export const BACKGROUND_HEADER = 'x-background';

/** How long a session of staff stays open without use, unless the operator sets it; in minutes. */
export const STAFF_IDLE_MINUTES_DEFAULT = 60;
/** How long a shopper stays logged in at most, unless the operator sets it. */
export const SHOPPER_SESSION_DAYS_DEFAULT = 90;

/** Why a session ended before its time (docs/spec/sessions-and-access.md#end-of-a-session). */
export const SESSION_ENDS = ['signed-out', 'ended', 'ended-by-staff', 'account-changed', 'reused'] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/**
 * How long a refresh token works after it was replaced, without being replaced again: for two tabs that renew at once, and for
 * responses that were lost.
 */
export const RENEWAL_GRACE_MS = 60_000;

/** How long an ended or expired session is kept. */
export const SESSION_KEPT_DAYS = 90;

/** How many sessions a list shows, the latest first. */
export const SESSIONS_SHOWN = 50;
