import { eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { dailyJobs } from '@aabha/db/schema/daily-jobs';

/** A job that runs once on each day in India. */
export type DailyJob = 'stock-forecast' | 'stock-ledger' | 'reorder-mail' | 'ledger-check';

/** Returns whether this transaction may run a job: no other one is doing so. */
export async function tryLockJob(tx: Tx, job: DailyJob): Promise<boolean> {
  const [row] = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${`daily_jobs ${job}`})) as locked`,
  );
  return row?.locked ?? false;
}

/** Returns the last day on which a job ran (`YYYY-MM-DD`); '' where it never did. */
export async function lastDayOf(db: DbOrTx, job: DailyJob): Promise<string> {
  const [row] = await db.select({ day: dailyJobs.day }).from(dailyJobs).where(eq(dailyJobs.job, job));
  return row?.day ?? '';
}

/** Returns the last run of a job; undefined where it never ran. */
export async function lastRunOf(db: DbOrTx, job: DailyJob) {
  const [row] = await db.select().from(dailyJobs).where(eq(dailyJobs.job, job));
  return row;
}

/** Stores that a job ran, in place of the time before. */
export async function storeJob(tx: Tx, run: typeof dailyJobs.$inferInsert): Promise<void> {
  const { job: _job, ...rest } = run;
  await tx.insert(dailyJobs).values(run).onConflictDoUpdate({ target: dailyJobs.job, set: rest });
}
