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

type Addresses = Pick<Config, 'STORE_URL' | 'ADMIN_URL'>;

const isSecure = ({ STORE_URL, ADMIN_URL }: Addresses, kind: BrowserKind) =>
  (kind === 'store' ? STORE_URL : ADMIN_URL).startsWith('https:');

/*
 * Each app has its own: browsers send cookies of one host to all its ports. A page that came over plain HTTP cannot set one of a
 * name with `__Secure-` (RFC 6265bis).
 */
const nameOf = (config: Addresses, kind: BrowserKind) =>
  `${isSecure(config, kind) ? '__Secure-' : ''}aabha-${kind}-session`;

/** Returns the `Set-Cookie` line of a refresh token; without one the line that removes it. */
export function refreshCookie(
  config: Addresses,
  kind: BrowserKind,
  { token, seconds }: { token: string; seconds: number } = { token: '', seconds: 0 },
): string {
  const parts = [
    `${nameOf(config, kind)}=${token}`,
    `Max-Age=${seconds}`,
    `Path=${PATH}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(isSecure(config, kind) ? ['Secure'] : [])].join('; ');
}

/** Returns the refresh token in a `Cookie` header; undefined without one. */
export function readRefreshCookie(config: Addresses, header: string, kind: BrowserKind): string | undefined {
  const start = `${nameOf(config, kind)}=`;
  const found = header.split(/;\s*/).find((part) => part.startsWith(start));
  return found?.slice(start.length) || undefined;
}
