import { createHash } from 'node:crypto';
import list from './breached-passwords.json';

/** Bytes of a fingerprint: of a million random passwords ten are refused without being in the list. */
export const FINGERPRINT_BYTES = 4;

const SORTED = Buffer.from(list.fingerprints, 'base64');

/** Returns the fingerprint of a password, the same for capital and small letters. */
export function passwordFingerprint(password: string): number {
  return createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE(0);
}

/**
 * Returns whether a password is in the list of breached passwords that comes with the shop: the most frequent ones of at least
 * 12 characters (docs/spec/staff-sign-in.md#passwords). Written by scripts/make-breached-passwords.ts.
 */
export function isBreachedPassword(password: string): boolean {
  const wanted = passwordFingerprint(password);
  let low = 0;
  let high = SORTED.length / FINGERPRINT_BYTES - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = SORTED.readUInt32BE(middle * FINGERPRINT_BYTES);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
