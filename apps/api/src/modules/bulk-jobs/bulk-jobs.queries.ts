import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BulkAct, ListBulkJobsInput } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import type { BulkJobKind } from '@aabha/contracts/bulk-jobs/bulk-jobs.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { bulkJobRows, bulkJobs } from '@aabha/db/schema/bulk-jobs';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';

/** Rows of one statement. */
const CHUNK = 1000;
const isPending = inArray(bulkJobs.state, ['waiting', 'running']);
const stopper = alias(users, 'stopper');

/** A record of a job, and what staff were shown of it. */
export interface PlannedRow {
  recordId: string;
  label: string;
  expected: Record<string, string | number>;
}

const jobsWithPeople = (db: DbOrTx) =>
  db
    .select({
      _id: bulkJobs.id,
      kind: bulkJobs.kind,
      act: bulkJobs.act,
      state: bulkJobs.state,
      is_stopping: sql<boolean>`${bulkJobs.isStopRequested} and ${isPending}`,
      record_count: bulkJobs.total,
      done_count: bulkJobs.doneCount,
      failed_count: bulkJobs.failedCount,
      note: bulkJobs.note,
      requested_by: { _id: users.id, name: users.name },
      stopped_by: stopper.name,
      created_at: bulkJobs.createdAt,
      started_at: bulkJobs.startedAt,
      ended_at: bulkJobs.endedAt,
    })
    .from(bulkJobs)
    .innerJoin(users, eq(users.id, bulkJobs.requestedBy))
    .leftJoin(stopper, eq(stopper.id, bulkJobs.stoppedBy))
    .$dynamic();

/** Which jobs a list has: of these kinds, and of one person where `mine` is set. */
interface JobScope extends Pick<ListBulkJobsInput, 'filters'> {
  kinds: readonly BulkJobKind[];
  staffId: string;
}

const matching = ({ filters, kinds, staffId }: JobScope): SQL | undefined =>
  and(
    inArray(bulkJobs.kind, [...kinds]),
    withinDays(bulkJobs.createdAt, filters),
    filters.state === undefined ? undefined : eq(bulkJobs.state, filters.state),
    filters.kind === undefined ? undefined : eq(bulkJobs.kind, filters.kind),
    filters.mine ? eq(bulkJobs.requestedBy, staffId) : undefined,
  );

/** Selects a page of jobs, newest first. */
export const selectJobs = (db: DbOrTx, scope: JobScope, { pageNum, pageSize }: ListBulkJobsInput) =>
  jobsWithPeople(db)
    .where(matching(scope))
    .orderBy(desc(bulkJobs.createdAt), desc(bulkJobs.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
export type JobRow = Awaited<ReturnType<typeof selectJobs>>[number];

export async function countJobs(db: DbOrTx, scope: JobScope): Promise<number> {
  return only(await db.select({ n: count() }).from(bulkJobs).where(matching(scope))).n;
}

export async function findJob(db: DbOrTx, id: string): Promise<JobRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await jobsWithPeople(db).where(eq(bulkJobs.id, id));
  return row;
}

/** Lets jobs be started by one transaction after the other, so that the same one is not started twice. */
export async function lockJobStarts(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bulk-jobs', 0))`);
}

/** Returns how many jobs are pending, and whether one of them is the same act of the same person. */
export async function countPending(tx: Tx, staffId: string, act: BulkAct) {
  const isSame = sql`${bulkJobs.requestedBy} = ${staffId}::uuid and ${bulkJobs.act} = ${JSON.stringify(act)}::jsonb`;
  return only(
    await tx
      .select({ n: count(), hasSame: sql<boolean>`coalesce(bool_or(${isSame}), false)` })
      .from(bulkJobs)
      .where(isPending),
  );
}

/** Inserts a job with its records, in their order. */
export async function insertJob(
  tx: Tx,
  values: Omit<typeof bulkJobs.$inferInsert, 'total'>,
  rows: readonly PlannedRow[],
): Promise<string> {
  const { id: jobId } = only(
    await tx
      .insert(bulkJobs)
      .values({ ...values, total: rows.length })
      .returning({ id: bulkJobs.id }),
  );
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx
      .insert(bulkJobRows)
      .values(
        rows.slice(from, from + CHUNK).map((row, index) => ({ ...row, jobId, position: from + index })),
      );
  return jobId;
}

/** Requests that a pending job stops. Returns whether it was pending. */
export async function requestStop(tx: Tx, id: string, staffId: string): Promise<boolean> {
  const rows = await tx
    .update(bulkJobs)
    .set({ isStopRequested: true, stoppedBy: sql`coalesce(${bulkJobs.stoppedBy}, ${staffId}::uuid)` })
    .where(and(eq(bulkJobs.id, id), isPending))
    .returning({ id: bulkJobs.id });
  return rows.length > 0;
}

/** Selects the first records of a job that failed. */
export const selectFailures = (db: DbOrTx, jobId: string, most: number) =>
  db
    .select({ record_id: bulkJobRows.recordId, label: bulkJobRows.label, reason: bulkJobRows.reason })
    .from(bulkJobRows)
    .where(and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.state, 'failed')))
    .orderBy(asc(bulkJobRows.position))
    .limit(most);
