import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import { isTokenDue } from './token-due';

/** Returns the stored token, renewed where that is due (docs/spec/sessions-and-access.md#renewal); null without one. */
export async function freshToken(app: 'store' | 'admin'): Promise<string | null> {
  const token = localStorage.getItem(TOKEN_STORAGE_KEY);
  /* Without the file, as offline, the call fails as it would have. */
  return token && isTokenDue() ? (await import('./renew-token')).renewToken(app) : token;
}
