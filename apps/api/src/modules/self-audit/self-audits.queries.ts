import { and, count, desc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { PatternResult } from '@aabha/contracts/self-audit/self-audit.schema';
import type { SelfAuditState } from '@aabha/contracts/self-audit/self-audit.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { selfAudits } from '@aabha/db/schema/self-audits';
import { only } from '@aabha/db/tx';

/** Makes other transactions that request an audit wait until this one ends. */
export async function lockAuditRequests(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('self_audits'))`);
}

/** Returns the id of the audit that waits or runs; undefined for none. */
export async function findPendingAudit(db: DbOrTx): Promise<string | undefined> {
  const [row] = await db
    .select({ id: selfAudits.id })
    .from(selfAudits)
    .where(inArray(selfAudits.state, ['waiting', 'running']))
    .limit(1);
  return row?.id;
}

/** Returns whether an audit was requested since `iso`, or one that has failed since `failedIso` (ISO-8601). */
export async function isAuditRequestedSince(
  db: DbOrTx,
  { iso, failedIso }: { iso: string; failedIso: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: selfAudits.id })
    .from(selfAudits)
    .where(
      or(
        and(ne(selfAudits.state, 'failed'), gte(selfAudits.requestedAt, iso)),
        and(eq(selfAudits.state, 'failed'), gte(selfAudits.requestedAt, failedIso)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Inserts an audit that waits. Returns its id. `requestedBy` is null for the weekly one. */
export async function insertAudit(
  tx: Tx,
  audit: { requestedBy: string | null; requestedAt: string; appVersion: string },
): Promise<string> {
  return only(await tx.insert(selfAudits).values(audit).returning({ id: selfAudits.id })).id;
}

/** Marks audits as failed that run without progress since an instant: their process has ended. */
export async function failAbandonedAudits(db: DbOrTx, beforeIso: string, at: string): Promise<void> {
  await db
    .update(selfAudits)
    .set({ state: 'failed', endedAt: at })
    .where(and(eq(selfAudits.state, 'running'), lt(selfAudits.seenAt, beforeIso)));
}

/** Claims the waiting audit for this process; undefined where none waits. */
export async function claimAudit(db: DbOrTx, at: string, appVersion: string): Promise<string | undefined> {
  const [row] = await db
    .update(selfAudits)
    .set({ state: 'running', startedAt: at, seenAt: at, appVersion })
    .where(
      eq(
        selfAudits.id,
        sql`(select id from ${selfAudits} where state = 'waiting' order by requested_at limit 1 for update skip locked)`,
      ),
    )
    .returning({ id: selfAudits.id });
  return row?.id;
}

/** Stores the progress of an audit. Returns whether it goes on: nobody stopped it or took it for abandoned. */
export async function storeAuditProgress(
  db: DbOrTx,
  id: string,
  progress: { checked?: number; total?: number; seenAt: string },
): Promise<boolean> {
  const [row] = await db
    .update(selfAudits)
    .set(progress)
    .where(and(eq(selfAudits.id, id), eq(selfAudits.state, 'running')))
    .returning({ isStopRequested: selfAudits.isStopRequested });
  return row?.isStopRequested === false;
}

interface AuditEnd {
  state: SelfAuditState;
  endedAt: string;
  results?: PatternResult[];
  findings?: number;
  unchecked?: number;
}

/** Ends a running audit. */
export async function endAudit(db: DbOrTx, id: string, end: AuditEnd): Promise<void> {
  await db
    .update(selfAudits)
    .set(end)
    .where(and(eq(selfAudits.id, id), eq(selfAudits.state, 'running')));
}

/** Stops the audit that waits, and asks the one that runs to stop. Returns its id; undefined for none. */
export async function stopPendingAudit(tx: Tx, at: string): Promise<string | undefined> {
  const [row] = await tx
    .update(selfAudits)
    .set({
      isStopRequested: true,
      state: sql`case state when 'waiting' then 'stopped' else state end`,
      endedAt: sql`case state when 'waiting' then ${at}::timestamptz end`,
    })
    .where(inArray(selfAudits.state, ['waiting', 'running']))
    .returning({ id: selfAudits.id });
  return row?.id;
}

const COLUMNS = {
  _id: selfAudits.id,
  state: selfAudits.state,
  requested_at: selfAudits.requestedAt,
  requested_by: users.name,
  ended_at: selfAudits.endedAt,
  app_version: selfAudits.appVersion,
  checked: selfAudits.checked,
  pages: selfAudits.total,
  findings: selfAudits.findings,
  unchecked: selfAudits.unchecked,
};

/** Returns a page of audits, newest first. */
export async function selectAudits(db: DbOrTx, page: { pageNum: number; pageSize: number }) {
  return db
    .select(COLUMNS)
    .from(selfAudits)
    .leftJoin(users, eq(users.id, selfAudits.requestedBy))
    .orderBy(desc(selfAudits.requestedAt), desc(selfAudits.id))
    .limit(page.pageSize)
    .offset((page.pageNum - 1) * page.pageSize);
}

export async function countAudits(db: DbOrTx): Promise<number> {
  return only(await db.select({ n: count() }).from(selfAudits)).n;
}

/** Returns an audit with its results; undefined for none. */
export async function findAudit(db: DbOrTx, id: string) {
  const [row] = await db
    .select({ ...COLUMNS, results: selfAudits.results })
    .from(selfAudits)
    .leftJoin(users, eq(users.id, selfAudits.requestedBy))
    .where(eq(selfAudits.id, id));
  return row;
}

/** Returns the audit that was done last; undefined for none. */
export async function findLatestDone(db: DbOrTx) {
  const [row] = await db
    .select({ endedAt: selfAudits.endedAt, results: selfAudits.results })
    .from(selfAudits)
    .where(eq(selfAudits.state, 'done'))
    .orderBy(desc(selfAudits.requestedAt), desc(selfAudits.id))
    .limit(1);
  return row;
}
