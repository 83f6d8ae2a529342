import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { permissionsOfUser } from '@aabha/db/staff-role-conditions';
import { bulkJobRows, bulkJobs } from '@aabha/db/schema/bulk-jobs';

const isPending = inArray(bulkJobs.state, ['waiting', 'running']);

/** Returns the pending job whose last record is the longest ago, so that a large one does not hold up the others. */
export async function findNextJob(db: DbOrTx) {
  const [job] = await db
    .select({
      id: bulkJobs.id,
      act: bulkJobs.act,
      isStopRequested: bulkJobs.isStopRequested,
      requester: {
        id: users.id,
        role: sql<Role>`${users.role}`,
        permissions: permissionsOfUser,
        disabledAt: users.disabledAt,
      },
    })
    .from(bulkJobs)
    .innerJoin(users, eq(users.id, bulkJobs.requestedBy))
    .where(isPending)
    .orderBy(sql`${bulkJobs.seenAt} asc nulls first`, asc(bulkJobs.id))
    .limit(1);
  return job;
}
export type PendingJob = NonNullable<Awaited<ReturnType<typeof findNextJob>>>;

/** Takes the next record of a job that no other worker has; none once the job is over or to be stopped. */
export async function takeRow(tx: Tx, jobId: string) {
  const [row] = await tx
    .select({
      id: bulkJobRows.id,
      recordId: bulkJobRows.recordId,
      expected: bulkJobRows.expected,
    })
    .from(bulkJobRows)
    .innerJoin(bulkJobs, eq(bulkJobs.id, bulkJobRows.jobId))
    .where(
      and(
        eq(bulkJobRows.jobId, jobId),
        eq(bulkJobRows.state, 'waiting'),
        eq(bulkJobs.isStopRequested, false),
        isPending,
      ),
    )
    .orderBy(asc(bulkJobRows.position))
    .limit(1)
    .for('update', { of: bulkJobRows, skipLocked: true });
  return row;
}
export type TakenRow = NonNullable<Awaited<ReturnType<typeof takeRow>>>;

/** Marks a record as done or as failed with a reason, and counts it, in the transaction of its act. */
export async function endRow(
  tx: Tx,
  {
    jobId,
    rowId,
    at,
    reason = '',
  }: { jobId: string; rowId: string; at: string; reason?: string | undefined },
): Promise<void> {
  const state = reason === '' ? 'done' : 'failed';
  await tx.update(bulkJobRows).set({ state, reason, endedAt: at }).where(eq(bulkJobRows.id, rowId));
  const counted =
    state === 'done'
      ? { doneCount: sql`${bulkJobs.doneCount} + 1` }
      : { failedCount: sql`${bulkJobs.failedCount} + 1` };
  await tx
    .update(bulkJobs)
    .set({
      ...counted,
      state: sql`case when ${bulkJobs.state} = 'waiting' then 'running' else ${bulkJobs.state} end`,
      startedAt: sql`coalesce(${bulkJobs.startedAt}, ${at})`,
      seenAt: at,
    })
    .where(eq(bulkJobs.id, jobId));
}

/**
 * Ends a job whose records are all done, that is to be stopped, or that the shop stops with a note. A record that another worker
 * still has is counted by it.
 */
export async function endJob(db: DbOrTx, id: string, at: string, note?: string): Promise<void> {
  const isOver = sql`${bulkJobs.doneCount} + ${bulkJobs.failedCount} = ${bulkJobs.total}`;
  const mayEnd = note === undefined ? or(isOver, eq(bulkJobs.isStopRequested, true)) : undefined;
  await db
    .update(bulkJobs)
    .set({ state: sql`case when ${isOver} then 'done' else 'stopped' end`, note: note ?? '', endedAt: at })
    .where(and(eq(bulkJobs.id, id), isPending, mayEnd));
}
