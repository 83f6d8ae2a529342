import { SESSION_HEADER, type BrowserKind } from '@aabha/contracts/sessions/sessions.values';
import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import { DUE_STORAGE_KEY, isTokenDue } from './token-due';
import { storeSessionToken } from './store-session-token';

/* One file for whoever needs one of them: each further file costs the first load its name. */
export { endSession } from './end-session';
export { storeSessionToken };

const TIMEOUT_MS = 10_000;
const UNAUTHORIZED = 401;

/** Renews the stored token with the cookie. What the server does not answer is tried again by the next call. */
async function renewOnce(app: BrowserKind): Promise<void> {
  /* Another tab may have renewed it while this one waited. */
  if (!isTokenDue()) return;
  const before = localStorage.getItem(TOKEN_STORAGE_KEY);
  const response = await fetch('/trpc/sessions.renew', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SESSION_HEADER]: app },
    body: '{}',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  /* Signed out, or in as somebody else, meanwhile. */
  if (!response || localStorage.getItem(TOKEN_STORAGE_KEY) !== before) return;
  if (response.status === UNAUTHORIZED) localStorage.removeItem(DUE_STORAGE_KEY);
  if (!response.ok) return;
  const { result } = (await response.json()) as { result: { data: { token: string } } };
  storeSessionToken(result.data.token);
}

/* Pages on plain HTTP and old browsers have no locks; the server takes two renewals at once. */
const acrossTabs = (app: BrowserKind) =>
  'locks' in navigator ? navigator.locks.request(`renew-${app}`, () => renewOnce(app)) : renewOnce(app);

let pending: Promise<void> | undefined;

/**
 * Renews the stored token where it is due, once for all calls of this page, and one tab after the other. Returns what is stored
 * then.
 */
export async function renewToken(app: BrowserKind): Promise<string | null> {
  pending ??= acrossTabs(app)
    .catch(() => undefined)
    .finally(() => {
      pending = undefined;
    });
  await pending;
  return localStorage.getItem(TOKEN_STORAGE_KEY);
}
