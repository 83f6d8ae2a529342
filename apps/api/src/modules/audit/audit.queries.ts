import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  lte,
  sql,
  type SQL,
  type SQLWrapper,
  type Subquery,
} from 'drizzle-orm';
import type { ListAuditInput } from '@aabha/contracts/audit/audit.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { findMilestone, fromMilestone } from '@aabha/db/milestones/deep-part';
import { isDeep, nearerEnd } from '@aabha/db/nearer-end';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { apiKeys } from '@aabha/db/schema/api-keys';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { countWhere } from '@aabha/db/row-counts';
import { auditLog } from '@aabha/db/schema/audit';
import { rowCounts } from '@aabha/db/schema/row-counts';
import { only } from '@aabha/db/tx';

export async function insertEntries(
  tx: Tx,
  entries: readonly (typeof auditLog.$inferInsert)[],
): Promise<void> {
  await tx.insert(auditLog).values([...entries]);
}

/** Which entries; instants are ISO-8601, both included. */
export interface AuditScope {
  staffId?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
  action?: string | undefined;
  batchId?: string | undefined;
  about?: ListAuditInput['filters']['about'];
  since: string | undefined;
  until: string | undefined;
}

/** Who opened a record did '….view'; what is neither that nor a sign-in is a change. */
const ABOUT: Readonly<Record<NonNullable<AuditScope['about']>, (action: SQLWrapper) => SQL>> = {
  reads: (action) => sql`${action} like '%.view'`,
  'sign-ins': (action) => sql`${action} like 'staff.sign-in%'`,
  changes: (action) => sql`(${action} not like '%.view' and ${action} not like 'staff.sign-in%')`,
};
export const isAbout = (action: SQLWrapper, about: AuditScope['about']): SQL | undefined =>
  about === undefined ? undefined : ABOUT[about](action);

export function matching(scope: AuditScope): SQL | undefined {
  return and(
    scope.staffId === undefined
      ? undefined
      : isUuid(scope.staffId)
        ? eq(auditLog.staffId, scope.staffId)
        : sql`false`,
    scope.entity === undefined ? undefined : eq(auditLog.entity, scope.entity),
    scope.entityId === undefined ? undefined : eq(auditLog.entityId, scope.entityId),
    scope.action === undefined ? undefined : eq(auditLog.action, scope.action),
    scope.batchId === undefined
      ? undefined
      : isUuid(scope.batchId)
        ? eq(auditLog.batchId, scope.batchId)
        : sql`false`,
    isAbout(auditLog.action, scope.about),
    scope.since === undefined ? undefined : gte(auditLog.createdAt, scope.since),
    scope.until === undefined ? undefined : lte(auditLog.createdAt, scope.until),
  );
}

/** Returns whether the counters of kinds count all entries of a scope. */
export const isOfKinds = ({ staffId, entityId, batchId, since, until }: AuditScope): boolean =>
  [staffId, entityId, batchId, since, until].every((value) => value === undefined);

/** Returns whether a scope has all entries. */
const isWhole = (scope: AuditScope): boolean => Object.values(scope).every((value) => value === undefined);

const ENTRY = {
  _id: auditLog.id,
  staff: { _id: users.id, name: users.name, email: users.email },
  action: auditLog.action,
  entity: auditLog.entity,
  entityId: auditLog.entityId,
  before: auditLog.before,
  after: auditLog.after,
  apiKey: apiKeys.name,
  batchId: auditLog.batchId,
  created_at: auditLog.createdAt,
};
const newestFirst = [desc(auditLog.createdAt), desc(auditLog.id)];

/** Returns the ids of all entries of a scope, newest first. */
export async function findEntryIds(db: DbOrTx, scope: AuditScope): Promise<PackedIds> {
  const ids = packIds(auditLog.id, newestFirst);
  return only(await db.select({ ids }).from(auditLog).where(matching(scope))).ids;
}

/** Selects some entries, newest first. */
export const selectEntriesOfIds = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select(ENTRY)
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.staffId))
    .leftJoin(apiKeys, eq(apiKeys.id, auditLog.apiKeyId))
    .where(anyOf(auditLog.id, ids))
    .orderBy(...newestFirst);

/** Which page of the log, and in which order. */
export type AuditPage = Pick<ListAuditInput, 'pageNum' | 'pageSize' | 'sort'>;

/** Returns which part a page is, and in which order the database reads it; a deep one of a known total from its nearer end. */
export async function readingOf(
  { pageNum, pageSize, sort }: AuditPage,
  countRows: (() => Promise<number>) | undefined,
) {
  const part = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { limit, offset, isReversed } =
    isDeep(part) && countRows ? nearerEnd(part, await countRows()) : { ...part, isReversed: false };
  return { limit, offset, order: isReversed === (sort?.order === 'asc') ? desc : asc };
}

/** Selects the entries of a page, newest first by default. Only these are read whole. */
export function selectPage(db: DbOrTx, page: Subquery & { id: SQLWrapper }, { sort }: AuditPage) {
  const direction = sort?.order === 'asc' ? asc : desc;
  return db
    .select(ENTRY)
    .from(page)
    .innerJoin(auditLog, eq(auditLog.id, page.id))
    .innerJoin(users, eq(users.id, auditLog.staffId))
    .leftJoin(apiKeys, eq(apiKeys.id, auditLog.apiKeyId))
    .orderBy(direction(auditLog.createdAt), direction(auditLog.id));
}

/** Columns by which entries and batches are sorted. */
type Sorted = Parameters<typeof fromMilestone>[0];

/**
 * Returns where to read a deep page of all entries, or with batches of the entries that were written alone and of these: from a
 * milestone of entries that is before the page wherever the batches are. Undefined where there is none.
 */
export async function fromAuditMilestone(
  db: DbOrTx,
  scope: AuditScope,
  { pageNum, pageSize, sort }: AuditPage,
  batches?: Sorted & Parameters<DbOrTx['$count']>[0],
) {
  const [limit, offset, order] = [pageSize, (pageNum - 1) * pageSize, sort?.order ?? 'desc'];
  if (!isWhole(scope) || !isDeep({ limit, offset })) return undefined;
  const found = await (batches
    ? findMilestone(db, 'audit_log', { order, offset: offset - (await db.$count(batches)) })
    : findMilestone(db, 'audit_entries', { order, offset }));
  if (!found) return undefined;
  const isBeyond = (row: Sorted) => fromMilestone(row, found.milestone, order);
  const batchesBeyond = batches ? await db.$count(batches, isBeyond(batches)) : 0;
  return { limit, offset: found.offset + batchesBeyond, order: order === 'asc' ? asc : desc, isBeyond };
}

/** Selects a page of entries. */
export async function selectAudit(db: DbOrTx, scope: AuditScope, wanted: AuditPage) {
  const count = isOfKinds(scope) ? () => countAudit(db, scope) : undefined;
  const near = await fromAuditMilestone(db, scope, wanted);
  const { limit, offset, order } = near ?? (await readingOf(wanted, count));
  const page = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(matching(scope), near?.isBeyond(auditLog)))
    .orderBy(order(auditLog.createdAt), order(auditLog.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  return selectPage(db, page, wanted);
}

/** The counters of a noun, an action, both or all, whose kinds are `<entity> <action>`. */
export function countersOf({ entity, action, about }: AuditScope): SQL | undefined {
  const entityOf = sql`split_part(${rowCounts.kind}, ' ', 1)`;
  const actionOf = sql`split_part(${rowCounts.kind}, ' ', 2)`;
  return and(
    entity === undefined ? undefined : eq(entityOf, entity),
    action === undefined ? undefined : eq(actionOf, action),
    isAbout(actionOf, about),
  );
}

export async function countAudit(db: DbOrTx, scope: AuditScope): Promise<number> {
  if (isOfKinds(scope)) return countWhere(db, 'audit_log', countersOf(scope));
  const [row] = await db.select({ n: count() }).from(auditLog).where(matching(scope));
  return row?.n ?? 0;
}

/** Returns every kind of change in the log. */
export async function auditActions(db: DbOrTx): Promise<string[]> {
  /* A loose index scan from one action to the next: few kinds occur in many entries. */
  const rows = await db.execute<{ action: string }>(sql`
    with recursive found(action) as (
      (select action from audit_log order by action limit 1)
      union all
      select (select l.action from audit_log l where l.action > found.action order by l.action limit 1)
      from found where found.action is not null
    )
    select action from found where action is not null`);
  return rows.map((row) => row.action);
}
