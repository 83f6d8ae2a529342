import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';

/** When the stored token has to be renewed, by this browser's clock; empty where it cannot be. */
export const DUE_STORAGE_KEY = 'token-due';

/** Returns whether the stored token has to be renewed. */
export const isTokenDue = () => Date.now() >= Number(localStorage.getItem(DUE_STORAGE_KEY) || Infinity);

/** Returns the stored token, renewed where that is due (docs/spec/sessions-and-access.md#renewal); null without one. */
export async function freshToken(app: 'store' | 'admin'): Promise<string | null> {
  const token = localStorage.getItem(TOKEN_STORAGE_KEY);
  /* Without the file, as offline, the call fails as it would have. */
  return token && isTokenDue() ? (await import('./renew-token')).renewToken(app) : token;
}
