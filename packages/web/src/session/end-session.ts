import { SESSION_HEADER, type BrowserKind } from '@aabha/contracts/sessions/sessions.values';

/**
 * Ends the session of a token, and of the cookie, on the server. Nobody waits for it: the page may go away, and the token is
 * forgotten in any case.
 */
export function endSession(app: BrowserKind, token: string | null): void {
  void fetch('/trpc/sessions.renew', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SESSION_HEADER]: app,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: '{"end":true}',
    keepalive: true,
  }).catch(() => undefined);
}
