import { callHeaders } from './call-headers';

/** Ends the session on the server. Nobody waits for it: the page may go away, and the token is forgotten in any case. */
export function endSession(): void {
  void fetch('/trpc/sessions.signOut', {
    method: 'POST',
    headers: { ...callHeaders(), 'content-type': 'application/json' },
    body: '{}',
    keepalive: true,
  }).catch(() => undefined);
}
