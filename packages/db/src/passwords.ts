import { hash, verify } from '@node-rs/argon2';

/* 19 MiB, two passes: the smallest setting still recommended for Argon2id, kind to a two-core machine. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id, which is this library's default algorithm (docs/spec/accounts.md#passwords). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** A hash of a random password with the settings above, compared when an account does not exist, for equal timing. */
export const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Zc/J39gtkc2KjQt5i92nmQ$Tcl9fpxmRv4Un4pg7jCgn55pMSErkhKyrBpYTtU1gx4';

/**
 * Compares in the same time whether or not the account exists and has a password (docs/spec/accounts.md#passwords): without a
 * stored hash, a decoy is compared.
 */
export async function passwordMatches(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(storedHash ?? DECOY_HASH, password).catch(() => false);
  return matches && typeof storedHash === 'string';
}
