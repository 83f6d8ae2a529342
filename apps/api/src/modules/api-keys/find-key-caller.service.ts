import { apiKeyState } from '@aabha/contracts/api-keys/api-key-state';
import { appError } from '@aabha/contracts/errors/errors';
import type { AppDeps } from '../../context/deps';
import type { Caller } from '../../core/caller';
import { findKeyByPrefix, noteUse } from './api-keys.queries';
import { keyText } from './key-text';

/** How exactly the last use is known. */
const USE_MS = 60_000;

/**
 * Returns the SuperAdmin for whom a key acts; null for a token that has not the form of a key. Throws API_KEY_INVALID for a key
 * that is unknown, over, revoked, or of somebody who is no SuperAdmin any more (docs/spec/api-keys.md#use).
 */
export async function findKeyCaller(deps: AppDeps, token: string): Promise<Caller | null> {
  const prefix = keyText.prefixOf(token);
  if (prefix === undefined) return null;
  const key = await findKeyByPrefix(deps.db, prefix);
  const now = deps.ports.clock.now();
  const isGood =
    key !== undefined &&
    keyText.matches(token, key.hash) &&
    apiKeyState(key, now) === 'active' &&
    key.owner.role === 'SuperAdmin' &&
    key.owner.disabledAt === null;
  if (!isGood) throw appError('API_KEY_INVALID');
  await deps.limits.takeForAccount('api-key', key.id);
  if (key.lastUsedAt === null || now.getTime() - Date.parse(key.lastUsedAt) >= USE_MS)
    await noteUse(deps.db, key.id, now.toISOString());
  const apiKey = { id: key.id, scopes: key.scopes };
  return { id: key.owner.id, role: key.owner.role, provenAt: undefined, apiKey };
}
