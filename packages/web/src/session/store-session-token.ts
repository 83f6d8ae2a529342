import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import { claimsOf } from './claims-of';
import { DUE_STORAGE_KEY } from './token-due';

/** The part of a token's life after which it is renewed. */
const DUE_AFTER = 0.9;

/** Stores a token, and when it is due: counted from now, since the clock of the device may be wrong. */
export function storeSessionToken(token: string): void {
  const { iat = 0, exp = 0, until } = (claimsOf(token) ?? {}) as Record<string, number | undefined>;
  localStorage.setItem(DUE_STORAGE_KEY, until ? String(Date.now() + (exp - iat) * 1000 * DUE_AFTER) : '');
  localStorage.setItem(TOKEN_STORAGE_KEY, token);
}
