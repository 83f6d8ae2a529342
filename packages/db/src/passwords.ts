import { hash, verify } from '@node-rs/argon2';

/* 19 MiB, two passes: the smallest setting still recommended for Argon2id, kind to a two-core machine. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id, which is this library's default algorithm (decisions §4). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let decoy: Promise<string> | undefined;

/** Compares in the same time whether or not the account exists (decisions §4): without a stored hash, a decoy is compared. */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? (await (decoy ??= hashPassword(crypto.randomUUID())));
  const matches = await verify(against, password).catch(() => false);
  return matches && storedHash !== undefined;
}
