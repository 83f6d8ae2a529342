import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BrowserKind } from '@aabha/contracts/sessions/sessions.values';
import type { Config } from '../../core/config';

type Secret = Pick<Config, 'TOKEN_SECRET'>;

const signatureOf = ({ TOKEN_SECRET }: Secret, content: string) =>
  createHmac('sha256', `${TOKEN_SECRET}:session-refresh`).update(content).digest('base64url');

/** Returns a new refresh token of a session: its id, random bytes, and a keyed hash of both. */
export function makeRefreshToken(config: Secret, session: string): string {
  const content = `${session}.${randomBytes(24).toString('base64url')}`;
  return `${content}.${signatureOf(config, content)}`;
}

/** Returns the session of a refresh token that we made, used before or not; undefined for any other text. */
export function sessionOfRefreshToken(config: Secret, token: string): string | undefined {
  const [session = '', random = '', signature = ''] = token.split('.');
  const sent = Buffer.from(signature);
  const own = Buffer.from(signatureOf(config, `${session}.${random}`));
  return sent.length === own.length && timingSafeEqual(sent, own) ? session : undefined;
}

/** Returns what is stored of a refresh token. */
export const refreshTokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/* The only call that reads it: no other request carries the token. */
const PATH = '/trpc/sessions.renew';

/* Each app has its own: browsers send cookies of one host to all its ports. */
const nameOf = (kind: BrowserKind) => `aabha-${kind}-session`;

/** Returns the `Set-Cookie` line of a refresh token; without one the line that removes it. */
export function refreshCookie(
  { STORE_URL, ADMIN_URL }: Pick<Config, 'STORE_URL' | 'ADMIN_URL'>,
  kind: BrowserKind,
  { token, seconds }: { token: string; seconds: number } = { token: '', seconds: 0 },
): string {
  const isSecure = (kind === 'store' ? STORE_URL : ADMIN_URL).startsWith('https:');
  const parts = [
    `${nameOf(kind)}=${token}`,
    `Max-Age=${seconds}`,
    `Path=${PATH}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** Returns the refresh token in a `Cookie` header; undefined without one. */
export function readRefreshCookie(header: string, kind: BrowserKind): string | undefined {
  const start = `${nameOf(kind)}=`;
  const found = header.split(/;\s*/).find((part) => part.startsWith(start));
  return found?.slice(start.length) || undefined;
}
