import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { lastDayOf, storeJob, tryLockJob, type DailyJob } from './daily-jobs.queries';

export { lastRunOf } from './daily-jobs.queries';

const MINUTE_MS = 60_000;

/** Returns whether a time of the day in India (`HH:MM`) has come. */
export function isPast(time: string, now: Date): boolean {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = startOfIndiaDay(indiaDay(now)).getTime();
  return now.getTime() >= midnight + (hours * 60 + minutes) * MINUTE_MS;
}

/**
 * Runs a job unless it ran today, in one transaction, so that of several processes one does it once. Returns what it
 * counted; undefined where it was not to run.
 */
export async function runToday(
  { db, ports }: Pick<AppDeps, 'db' | 'ports'>,
  job: DailyJob,
  work: (tx: Tx, today: string) => Promise<number>,
): Promise<number | undefined> {
  const now = ports.clock.now();
  const today = indiaDay(now);
  if ((await lastDayOf(db, job)) >= today) return undefined;
  return inTx(db, async (tx) => {
    if (!(await tryLockJob(tx, job)) || (await lastDayOf(tx, job)) >= today) return undefined;
    const found = await work(tx, today);
    await storeJob(tx, { job, day: today, endedAt: ports.clock.now().toISOString(), found });
    return found;
  });
}
