import { and, asc, eq } from 'drizzle-orm';
import type { BulkRowState } from '@aabha/contracts/bulk-jobs/bulk-jobs.values';
import type { DbOrTx } from '@aabha/db/client';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { bulkJobRows } from '@aabha/db/schema/bulk-jobs';
import { only } from '@aabha/db/tx';

/** Returns the ids of the records of a job, in their order. */
export async function findRowIds(db: DbOrTx, jobId: string, state?: BulkRowState): Promise<PackedIds> {
  const ids = packIds(bulkJobRows.id, [asc(bulkJobRows.position)]);
  const isOfJob = eq(bulkJobRows.jobId, jobId);
  const where = state === undefined ? isOfJob : and(isOfJob, eq(bulkJobRows.state, state));
  return only(await db.select({ ids }).from(bulkJobRows).where(where)).ids;
}

/** Selects some records of a job, in their order. */
export const selectRowsOfIds = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select({
      recordId: bulkJobRows.recordId,
      label: bulkJobRows.label,
      state: bulkJobRows.state,
      reason: bulkJobRows.reason,
      endedAt: bulkJobRows.endedAt,
    })
    .from(bulkJobRows)
    .where(anyOf(bulkJobRows.id, ids))
    .orderBy(asc(bulkJobRows.position));
