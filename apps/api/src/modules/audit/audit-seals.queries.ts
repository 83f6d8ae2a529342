import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { AuditSealKind } from '@aabha/contracts/audit/audit-chain.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { anyOf } from '@aabha/db/packed-ids';
import { auditAnchors, auditLog, auditSeals, auditUnsealed } from '@aabha/db/schema/audit';

/** All that an entry says. */
export interface SealedEntry {
  id: string;
  staffId: string;
  action: string;
  entity: string;
  entityId: string;
  apiKeyId: string | null;
  before: unknown;
  after: unknown;
  /** To the microsecond, in UTC. */
  createdAt: string;
}

/** What a seal says, without its hash. */
export interface SealedFact {
  kind: AuditSealKind;
  entryId: string;
  erasureId: string | null;
  contentHash: string;
}

/** Makes other transactions that seal wait until this one ends. */
export async function lockAuditSeals(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit_seals'))`);
}

/** Returns the last seal, with `before` (ISO-8601) the last one from before then; undefined where there is none. */
export async function selectLastSeal(
  db: DbOrTx,
  before?: string,
): Promise<{ serial: number; chainHash: string } | undefined> {
  const { serial, chainHash, sealedAt } = auditSeals;
  const [last] = await db
    .select({ serial, chainHash })
    .from(auditSeals)
    .where(before === undefined ? undefined : lt(sealedAt, before))
    .orderBy(desc(serial))
    .limit(1);
  return last;
}

export const countUnsealed = (db: DbOrTx): Promise<number> => db.$count(auditUnsealed);

/** Returns what waits to be sealed, in the order of its writing. */
export const selectUnsealed = (db: DbOrTx, limit: number) =>
  db.select().from(auditUnsealed).orderBy(auditUnsealed.id).limit(limit);

/** Returns which of the entries are in the chain already. */
export async function selectSealedIds(db: DbOrTx, entryIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: auditSeals.entryId })
    .from(auditSeals)
    .where(anyOf(auditSeals.entryId, entryIds));
  return new Set(rows.map(({ id }) => id));
}

const entryColumns = {
  id: auditLog.id,
  staffId: auditLog.staffId,
  action: auditLog.action,
  entity: auditLog.entity,
  entityId: auditLog.entityId,
  apiKeyId: auditLog.apiKeyId,
  before: auditLog.before,
  after: auditLog.after,
  createdAt: sql<string>`to_char(${auditLog.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
};

/** Returns entries with all that they say. */
export const selectSealable = (db: DbOrTx, ids: readonly string[]): Promise<SealedEntry[]> =>
  db.select(entryColumns).from(auditLog).where(anyOf(auditLog.id, ids));

export async function insertAuditSeals(
  tx: Tx,
  seals: readonly (typeof auditSeals.$inferInsert)[],
): Promise<void> {
  if (seals.length > 0) await tx.insert(auditSeals).values([...seals]);
}

export async function deleteUnsealed(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(auditUnsealed).where(inArray(auditUnsealed.id, [...ids]));
}

/** A seal with the entry that it is of. */
export interface SealOnPage extends SealedFact {
  serial: number;
  chainHash: string;
  /** Whether a later seal, or an erasure that is not sealed yet, replaces its content hash. */
  isReplaced: boolean;
  /** Whether its erasure is recorded. */
  hasErasure: boolean;
  entry: SealedEntry | null;
}

/** Returns the seals after a serial, in their order. */
export async function selectSealPage(db: DbOrTx, after: number, limit: number): Promise<SealOnPage[]> {
  const s = sql.identifier('s');
  return db
    .select({
      serial: auditSeals.serial,
      kind: auditSeals.kind,
      entryId: auditSeals.entryId,
      erasureId: auditSeals.erasureId,
      contentHash: auditSeals.contentHash,
      chainHash: auditSeals.chainHash,
      isReplaced: sql<boolean>`
        exists (select from ${auditSeals} ${s} where ${s}.entry_id = ${auditSeals.entryId} and ${s}.serial > ${auditSeals.serial})
        or exists (select from audit_unsealed u where u.entry_id = ${auditSeals.entryId} and u.kind = 'erasure')`,
      hasErasure: sql<boolean>`exists (select from erasures e where e.id = ${auditSeals.erasureId})`,
      entry: entryColumns,
    })
    .from(auditSeals)
    .leftJoin(auditLog, sql`${auditLog.id} = ${auditSeals.entryId}`)
    .where(sql`${auditSeals.serial} > ${after}`)
    .orderBy(auditSeals.serial)
    .limit(limit);
}

/** Returns entries that neither are in the chain nor wait for it, at most so many. */
export async function selectNeverSealed(db: DbOrTx, limit: number): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select l.id from audit_log l
    where not exists (select from audit_seals s where s.entry_id = l.id)
      and not exists (select from audit_unsealed u where u.entry_id = l.id)
    order by l.created_at, l.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Returns the chain hashes of some serials. */
export async function selectChainHashes(
  db: DbOrTx,
  serials: readonly number[],
): Promise<Map<number, string>> {
  const { serial, chainHash } = auditSeals;
  const rows = await db
    .select({ serial, chainHash })
    .from(auditSeals)
    .where(inArray(serial, [...serials]));
  return new Map(rows.map((row) => [row.serial, row.chainHash]));
}

/** Returns all anchors, newest first. */
export const selectAnchors = (db: DbOrTx) => db.select().from(auditAnchors).orderBy(desc(auditAnchors.day));

/** Returns the newest anchor; undefined before the first. */
export async function selectLastAnchor(db: DbOrTx) {
  const [last] = await db.select().from(auditAnchors).orderBy(desc(auditAnchors.day)).limit(1);
  return last;
}

/** Returns the anchor of a day in India. */
export async function findAnchor(db: DbOrTx, day: string) {
  const [found] = await db.select().from(auditAnchors).where(eq(auditAnchors.day, day));
  return found;
}

/** Returns whether this transaction may write the anchor of a day: no other one is doing so. */
export async function tryLockAnchor(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('audit_anchors')) as locked`,
  );
  return row?.locked ?? false;
}

export async function insertAnchor(tx: Tx, anchor: typeof auditAnchors.$inferInsert): Promise<void> {
  await tx.insert(auditAnchors).values(anchor);
}
