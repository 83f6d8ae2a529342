import { apiKeyState } from '@aabha/contracts/api-keys/api-key-state';
import { API_KEY_COLUMNS } from '@aabha/contracts/api-keys/api-keys.csv';
import type {
  ApiKey,
  CreateApiKeyInput,
  ExportApiKeysInput,
  ListApiKeysInput,
} from '@aabha/contracts/api-keys/api-keys.schema';
import { API_KEY_SCOPES } from '@aabha/contracts/api-keys/api-keys.values';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import {
  countApiKeys,
  findApiKeyIds,
  insertApiKey,
  lockApiKey,
  markRevoked,
  selectApiKey,
  selectApiKeys,
  selectApiKeysOfIds,
  type ApiKeyRow,
} from './api-keys.queries';
import { keyText } from './key-text';

const DAY_MS = 86_400_000;

const toWire = (row: ApiKeyRow, now: Date): ApiKey => ({
  _id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: API_KEY_SCOPES.filter((scope) => row.scopes.includes(scope)),
  state: apiKeyState(row, now),
  expires_at: row.expiresAt,
  last_used_at: row.lastUsedAt,
  revoked_at: row.revokedAt,
  created_by: row.owner,
  created_at: row.createdAt,
});

/** Returns a page of the keys, newest first (docs/spec/api-keys.md#screen). */
export async function listApiKeys(ctx: SignedInContext, input: ListApiKeysInput) {
  const now = ctx.now();
  const [rows, apiKeyCount] = await Promise.all([
    selectApiKeys(ctx.db, input, now.toISOString()),
    countApiKeys(ctx.db, input.filters, now.toISOString()),
  ]);
  return { apiKeyList: rows.map((row) => toWire(row, now)), apiKeyCount };
}

/** Exports the keys under these filters, newest first; never a whole key, which is not stored. */
export function exportApiKeys(ctx: SignedInContext, { filters }: ExportApiKeysInput) {
  const now = ctx.now();
  return startExport(ctx, {
    list: 'api-keys',
    filters,
    columns: API_KEY_COLUMNS,
    findIds: (db) => findApiKeyIds(db, filters, now.toISOString()),
    readRows: async (db, ids) => (await selectApiKeysOfIds(db, ids)).map((row) => toWire(row, now)),
  });
}

/** Makes a key for the caller and returns it: this once, since only its hash is stored. */
export async function createApiKey(ctx: SignedInContext, { name, scopes, days }: CreateApiKeyInput) {
  const { key, prefix, hash } = keyText.make();
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + days * DAY_MS).toISOString();
  const row = await inTx(ctx.db, async (tx) => {
    const id = await insertApiKey(tx, { name, prefix, hash, scopes, expiresAt, createdBy: ctx.user.id });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'api-key.create', entity: 'api-key', entityId: id },
      ...{ before: null, after: { name, prefix, scopes, expires_at: expiresAt } },
    });
    return selectApiKey(tx, id);
  }).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'api_keys_name_key') throw error;
    throw new AppError('API_KEY_EXISTS', undefined, { name: 'There is a key with this name already.' });
  });
  return { apiKey: toWire(row, now), key };
}

/** Revokes a key: its next call is refused. One that was revoked before stays as it is. */
export async function revokeApiKey(ctx: SignedInContext, { id }: { id: string }) {
  const row = await inTx(ctx.db, async (tx) => {
    const present = await lockApiKey(tx, id);
    if (!present) throw appError('API_KEY_NOT_FOUND');
    if (present.revokedAt === null) {
      await markRevoked(tx, id, ctx.user.id);
      await writeAudit(tx, ctx.user.id, {
        ...{ action: 'api-key.revoke', entity: 'api-key', entityId: id },
        ...{ before: { state: 'active' }, after: { state: 'revoked' } },
      });
    }
    return selectApiKey(tx, id);
  });
  return { apiKey: toWire(row, ctx.now()) };
}
