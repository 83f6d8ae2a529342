import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppDeps } from '../../context/deps';

type Secret = Pick<AppDeps['config'], 'TOKEN_SECRET'>;

/** What a token opens. */
interface PassportKey {
  serialId: string;
  /** The version of the television's link, which each transfer raises; the first one is 1. */
  version: number;
}

const signatureOf = ({ TOKEN_SECRET }: Secret, { serialId, version }: PassportKey): string =>
  createHmac('sha256', `${TOKEN_SECRET}:warranty-passport`)
    .update(`${serialId}:${version}`)
    .digest('base64url');

/**
 * Returns the token of a television's passport: the id of its serial number, the version from the second on, and a keyed hash. It
 * is stored nowhere.
 */
export function passportToken(secret: Secret, serialId: string, version = 1): string {
  const named = version === 1 ? serialId : `${serialId}.${version}`;
  return `${named}.${signatureOf(secret, { serialId, version })}`;
}

/** Returns what a token opens; undefined for a token that we did not sign. Whether the version has ended is not looked up. */
export function readPassportToken(secret: Secret, token: string): PassportKey | undefined {
  const parts = token.split('.');
  const [serialId = '', named = ''] = parts;
  const version = parts.length > 2 ? Number(named) : 1;
  const [sent, own] = [Buffer.from(token), Buffer.from(passportToken(secret, serialId, version))];
  return sent.length === own.length && timingSafeEqual(sent, own) ? { serialId, version } : undefined;
}
