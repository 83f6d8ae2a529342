import { createHash, randomBytes } from 'node:crypto';
import { base32 } from '../../core/base32';

/** 128 random bits, which are 26 letters and digits: no hash of one can be guessed. */
const BYTES = 16;
const GROUP = /.{4}(?=.)/g;

/** Returns a new recovery code, in groups of four letters and digits and a last one of two. */
export const newRecoveryCode = (): string => base32(randomBytes(BYTES)).replace(GROUP, '$&-');

/**
 * Returns the stored hash of a recovery code of an account. Spaces, hyphens and small letters make no difference. The length is
 * free: codes of earlier releases have 16 letters and digits.
 */
export function recoveryCodeHash(staffId: string, code: string): string {
  const plain = code.replaceAll(/[\s-]/g, '').toUpperCase();
  return createHash('sha256').update(`${staffId}:${plain}`).digest('hex');
}
