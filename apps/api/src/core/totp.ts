import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
/** Steps before and after the present one whose codes are taken, for clocks that differ. */
const WINDOW = [0, -1, 1];

interface TotpOptions {
  digits?: number;
  algorithm?: 'sha1' | 'sha256' | 'sha512';
}

/** Returns the step of 30 seconds of an instant. */
export const totpStep = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** Returns the code of a step (RFC 6238, RFC 4226): six digits of SHA-1 by default, which every authenticator app knows. */
export function totpCode(
  secret: Uint8Array,
  step: number,
  { digits = 6, algorithm = 'sha1' }: TotpOptions = {},
): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac(algorithm, secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  const value = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

/**
 * Returns the step that a code belongs to: the present one, the one before or the one after; undefined for another code. Each is
 * compared in constant time.
 */
export function matchTotp(secret: Uint8Array, code: string, now: Date): number | undefined {
  const typed = Buffer.from(code);
  const present = totpStep(now);
  return WINDOW.map((shift) => present + shift).find((step) => {
    const wanted = Buffer.from(totpCode(secret, step));
    return wanted.length === typed.length && timingSafeEqual(wanted, typed);
  });
}
