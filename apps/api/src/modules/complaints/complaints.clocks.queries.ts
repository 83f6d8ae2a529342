import { and, eq, isNull, sql } from 'drizzle-orm';
import type { MonthlyComplaints } from '@aabha/contracts/complaints/complaint-thread.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { complaints } from '@aabha/db/schema/complaints';

/** Locks complaints without clocks; concurrent workers take different ones. */
export const lockWithoutClocks = (tx: Tx, most: number) =>
  tx
    .select({ id: complaints.id, createdAt: complaints.createdAt })
    .from(complaints)
    .where(isNull(complaints.dueAt))
    .orderBy(complaints.id)
    .limit(most)
    .for('update', { skipLocked: true });

interface Clocks {
  id: string;
  ackDueAt: string | null;
  dueAt: string;
  linkKey: string;
}

/** Stores the clocks of a complaint that has none. That is no edit. */
export async function setClocks(tx: Tx, { id, ...clocks }: Clocks): Promise<void> {
  await tx
    .update(complaints)
    .set({ ...clocks, linkKey: sql`coalesce(${complaints.linkKey}, ${clocks.linkKey})` })
    .where(and(eq(complaints.id, id), isNull(complaints.dueAt)));
}

/**
 * Counts the complaints of the last twelve months of India that have any, newest first. The result depends on the rows alone
 * and not on the present, so that it may be cached until one changes.
 */
export async function countByMonth(db: DbOrTx): Promise<MonthlyComplaints[]> {
  const rows: Iterable<unknown> = await db.execute(sql`
    select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
      count(*)::int as received,
      count(*) filter (where acknowledged_at <= ack_due_at)::int as acknowledged_in_time,
      count(*) filter (where status = 'Resolved')::int as resolved,
      count(*) filter (where status = 'Resolved' and coalesce(resolved_at, updated_at) <= due_at)::int as resolved_in_time,
      count(*) filter (where status <> 'Resolved')::int as pending
    from complaints
    where created_at >= date_trunc('month', (select max(created_at) from complaints) at time zone 'Asia/Kolkata')
      at time zone 'Asia/Kolkata' - interval '11 months'
    group by 1 order by 1 desc limit 12`);
  return [...rows] as MonthlyComplaints[];
}
