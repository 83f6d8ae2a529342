import { and, count, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ListApiKeysInput } from '@aabha/contracts/api-keys/api-keys.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { apiKeys } from '@aabha/db/schema/api-keys';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

const COLUMNS = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  revokedAt: apiKeys.revokedAt,
  createdAt: apiKeys.createdAt,
  owner: { _id: users.id, name: users.name },
};

function matching({ state, search }: ListApiKeysInput['filters'], now: string): SQL | undefined {
  const text = search?.trim();
  const { revokedAt, expiresAt } = apiKeys;
  const ofState = {
    active: and(isNull(revokedAt), gt(expiresAt, now)),
    expired: and(isNull(revokedAt), lte(expiresAt, now)),
    revoked: isNotNull(revokedAt),
  };
  return and(
    state && ofState[state],
    text ? or(...[apiKeys.name, apiKeys.prefix].map((column) => containsText(column, text))) : undefined,
  );
}

const newestFirst = [desc(apiKeys.createdAt), desc(apiKeys.id)];

const keysWithOwners = (db: DbOrTx) =>
  db.select(COLUMNS).from(apiKeys).innerJoin(users, eq(users.id, apiKeys.createdBy)).$dynamic();

export type ApiKeyRow = Awaited<ReturnType<typeof selectApiKeys>>[number];

/** Selects a page of the keys, newest first. */
export function selectApiKeys(db: DbOrTx, { filters, pageNum, pageSize }: ListApiKeysInput, now: string) {
  return keysWithOwners(db)
    .where(matching(filters, now))
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

/** Returns the ids of all matching keys, newest first. */
export async function findApiKeyIds(
  db: DbOrTx,
  filters: ListApiKeysInput['filters'],
  now: string,
): Promise<PackedIds> {
  const ids = packIds(apiKeys.id, newestFirst);
  return only(await db.select({ ids }).from(apiKeys).where(matching(filters, now))).ids;
}

/** Selects some keys, newest first. */
export const selectApiKeysOfIds = (db: DbOrTx, ids: readonly string[]) =>
  keysWithOwners(db)
    .where(anyOf(apiKeys.id, ids))
    .orderBy(...newestFirst);

export async function countApiKeys(
  db: DbOrTx,
  filters: ListApiKeysInput['filters'],
  now: string,
): Promise<number> {
  return only(await db.select({ n: count() }).from(apiKeys).where(matching(filters, now))).n;
}

export async function selectApiKey(db: DbOrTx, id: string): Promise<ApiKeyRow> {
  return only(await keysWithOwners(db).where(eq(apiKeys.id, id)));
}

/** Locks a key. Returns whether it was revoked; undefined for an unknown one. */
export async function lockApiKey(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select({ name: apiKeys.name, revokedAt: apiKeys.revokedAt })
    .from(apiKeys)
    .where(eq(apiKeys.id, id))
    .for('update');
  return row;
}

export async function insertApiKey(tx: Tx, values: typeof apiKeys.$inferInsert): Promise<string> {
  return only(await tx.insert(apiKeys).values(values).returning({ id: apiKeys.id })).id;
}

export async function markRevoked(tx: Tx, id: string, by: string): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()`, revokedBy: by })
    .where(eq(apiKeys.id, id));
}

/** Finds a key by its prefix, with the account for which it acts. */
export async function findKeyByPrefix(db: DbOrTx, prefix: string) {
  const [row] = await db
    .select({
      id: apiKeys.id,
      hash: apiKeys.hash,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      lastUsedAt: apiKeys.lastUsedAt,
      owner: { id: users.id, role: users.role, disabledAt: users.disabledAt },
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(eq(apiKeys.prefix, prefix));
  return row;
}

export async function noteUse(db: DbOrTx, id: string, at: string): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: at }).where(eq(apiKeys.id, id));
}
