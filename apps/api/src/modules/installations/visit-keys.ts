import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { VISIT_CODE_DIGITS } from '@aabha/contracts/installations/visits.values';
import type { AppDeps } from '../../context/deps';

type Secret = Pick<AppDeps['config'], 'TOKEN_SECRET'>;

const TOKEN_BYTES = 32;
/** Part of each code: a release that raises it changes all of them. */
const VERSION = 1;

/** Returns a new token of a technician's link: 256 random bits. */
export const newVisitToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Returns what is stored of a token. */
export const visitTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Returns the code of an installation, which its buyer sees at any time: the last digits of a keyed hash of its id. The key is
 * derived for this purpose alone, and the code is stored nowhere.
 */
export function visitCode({ TOKEN_SECRET }: Secret, installationId: string): string {
  const hash = createHmac('sha256', `${TOKEN_SECRET}:installation-code`)
    .update(`${installationId}:${VERSION}`)
    .digest();
  const digits = hash.readUInt32BE(0) % 10 ** VISIT_CODE_DIGITS;
  return String(digits).padStart(VISIT_CODE_DIGITS, '0');
}

/** Whether a typed code is that of the installation, compared in constant time. */
export function isVisitCode(secret: Secret, installationId: string, typed: string): boolean {
  const [sent, own] = [Buffer.from(typed), Buffer.from(visitCode(secret, installationId))];
  return sent.length === own.length && timingSafeEqual(sent, own);
}
