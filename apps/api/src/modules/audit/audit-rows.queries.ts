import { and, count, countDistinct, desc, eq, gte, lte, sql, sum, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { milestoneLists } from '@aabha/db/milestones/milestone-lists';
import { anyOf } from '@aabha/db/packed-ids';
import { rowCountWhere } from '@aabha/db/row-counts';
import { auditBatches, auditLog } from '@aabha/db/schema/audit';
import { only } from '@aabha/db/tx';
import {
  countersOf,
  fromAuditMilestone,
  isAbout,
  isOfKinds,
  matching,
  readingOf,
  selectPage,
  type AuditPage,
  type AuditScope,
} from './audit.queries';

/** Which batches have an entry of a scope; those of days were written on one of them, or over it. */
function batchesIn({ staffId, entity, action, about, since, until }: AuditScope): SQL | undefined {
  return and(
    staffId === undefined ? undefined : isUuid(staffId) ? eq(auditBatches.staffId, staffId) : sql`false`,
    entity === undefined ? undefined : eq(auditBatches.entity, entity),
    action === undefined ? undefined : eq(auditBatches.action, action),
    isAbout(auditBatches.action, about),
    since === undefined ? undefined : gte(auditBatches.lastAt, since),
    until === undefined ? undefined : lte(auditBatches.firstAt, until),
  );
}

const singlesIn = (scope: AuditScope) => and(milestoneLists.audit_log.where, matching(scope));

/** Selects the newest entry of each batch of a scope. */
const newestOfBatches = (db: DbOrTx, scope: AuditScope) =>
  db
    .selectDistinctOn([auditBatches.batchId], { id: auditBatches.lastId, createdAt: auditBatches.lastAt })
    .from(auditBatches)
    .where(batchesIn(scope))
    .orderBy(auditBatches.batchId, desc(auditBatches.lastAt), desc(auditBatches.lastId))
    .as('batches');

/**
 * Selects a page of rows: entries that were written alone, and of each batch the newest of those in the scope. The entries of
 * batches are not read, however many there are.
 */
export async function selectAuditRows(db: DbOrTx, scope: AuditScope, wanted: AuditPage) {
  const counted = isOfKinds(scope) ? () => countAuditRows(db, scope) : undefined;
  const batches = newestOfBatches(db, scope);
  const near = await fromAuditMilestone(db, scope, wanted, batches);
  const { limit, offset, order } = near ?? (await readingOf(wanted, counted));
  const singles = db
    .select({ id: auditLog.id, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(and(singlesIn(scope), near?.isBeyond(auditLog)))
    .orderBy(order(auditLog.createdAt), order(auditLog.id))
    .limit(offset + limit)
    .as('singles');
  const page = unionAll(
    db.select({ id: singles.id, createdAt: singles.createdAt }).from(singles),
    db.select({ id: batches.id, createdAt: batches.createdAt }).from(batches).where(near?.isBeyond(batches)),
  )
    .orderBy(order(sql`created_at`), order(sql`id`))
    .limit(limit)
    .offset(offset)
    .as('page');
  return selectPage(db, page, wanted);
}

/** Counts the rows of a scope. */
export async function countAuditRows(db: DbOrTx, scope: AuditScope): Promise<number> {
  const singles = isOfKinds(scope)
    ? sql`${rowCountWhere('audit_log', countersOf(scope))} - coalesce(${sum(auditBatches.entries)}, 0)`
    : sql`(${db.select({ n: count() }).from(auditLog).where(singlesIn(scope))})`;
  const rows = sql`${singles} + ${countDistinct(auditBatches.batchId)}`.mapWith(Number);
  return only(await db.select({ rows }).from(auditBatches).where(batchesIn(scope))).rows;
}

/** Returns what some batches consist of, the most frequent kind of each first. */
export function selectBatches(db: DbOrTx, ids: readonly string[]) {
  return db
    .select({
      batchId: auditBatches.batchId,
      action: auditBatches.action,
      entity: auditBatches.entity,
      entries: sum(auditBatches.entries).mapWith(Number),
      firstAt: sql`min(${auditBatches.firstAt})`.mapWith(auditBatches.firstAt),
    })
    .from(auditBatches)
    .where(anyOf(auditBatches.batchId, ids))
    .groupBy(auditBatches.batchId, auditBatches.action, auditBatches.entity)
    .orderBy(desc(sum(auditBatches.entries)), auditBatches.action);
}
