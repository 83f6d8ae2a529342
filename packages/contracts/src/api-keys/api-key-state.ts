import type { ApiKeyState } from './api-keys.values';

/** Returns the state of a key: one that was revoked stays so when it would have expired. */
export function apiKeyState(key: { expiresAt: string; revokedAt: string | null }, now: Date): ApiKeyState {
  if (key.revokedAt !== null) return 'revoked';
  return Date.parse(key.expiresAt) <= now.getTime() ? 'expired' : 'active';
}
