import { BOOK_DISCREPANCY_KINDS } from '@aabha/contracts/reconciliation/reconciliation.schema';
import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { closeUnseenDiscrepancies, raiseDiscrepancies } from '../discrepancies/raise-discrepancies.service';
import {
  claimCheck,
  endCheck,
  failAbandonedChecks,
  findPendingCheck,
  insertCheck,
  isRequestedSince,
  lockRequests,
  storeProgress,
} from './book-checks.queries';
import { verifyBooks } from './verify-books.service';

/** A check that reports no progress for so long has lost its process. */
const ABANDONED_MS = 60_000;
/** The nightly check starts at two o'clock in India. */
const NIGHT_MS = 2 * 3_600_000;
const DAY_MS = 86_400_000;

class CheckStopped extends Error {}

/** Returns the last two o'clock at night in India, ISO-8601. */
function lastNight(now: Date): string {
  const today = startOfIndiaDay(indiaDay(now)).getTime() + NIGHT_MS;
  return new Date(today > now.getTime() ? today - DAY_MS : today).toISOString();
}

async function requestWhenDue({ db, ports }: AppDeps): Promise<void> {
  const now = ports.clock.now();
  if (await isRequestedSince(db, lastNight(now))) return;
  await inTx(db, async (tx) => {
    await lockRequests(tx);
    const isDue = !(await isRequestedSince(tx, lastNight(now))) && !(await findPendingCheck(tx));
    if (isDue) await insertCheck(tx, null, now.toISOString());
  });
}

async function runCheck({ db, ports, log }: AppDeps, id: string): Promise<void> {
  const nowIso = () => ports.clock.now().toISOString();
  const startedAt = nowIso();
  const end = (state: 'done' | 'stopped' | 'failed', findings: number) =>
    endCheck(db, id, { state, findings, endedAt: nowIso() });
  try {
    const { findings, findingCount } = await verifyBooks(db, {
      onProgress: async (checked, total) => {
        if (!(await storeProgress(db, id, { checked, total, seenAt: nowIso() }))) throw new CheckStopped();
      },
    });
    await inTx(db, async (tx) => {
      await raiseDiscrepancies(tx, findings, startedAt);
      /* With more findings than are stored, those that are not seen may be there all the same. */
      if (findingCount === findings.length)
        await closeUnseenDiscrepancies(tx, BOOK_DISCREPANCY_KINDS, startedAt);
      await endCheck(tx, id, { state: 'done', findings: findingCount, endedAt: nowIso() });
    });
    if (findingCount > 0) log.error({ findings: findingCount }, 'check of the books found errors');
  } catch (error) {
    await end(error instanceof CheckStopped ? 'stopped' : 'failed', 0);
    if (!(error instanceof CheckStopped)) throw error;
  }
}

/**
 * Runs the check of the books that waits, the nightly one from two o'clock in India, in whichever process is first. Its
 * findings become discrepancies; those that are not found again are closed (docs/spec/books.md#checks). Returns whether
 * there was one.
 */
export async function runBookChecks(deps: AppDeps): Promise<boolean> {
  const { db, ports } = deps;
  await requestWhenDue(deps);
  const now = ports.clock.now();
  await failAbandonedChecks(db, new Date(now.getTime() - ABANDONED_MS).toISOString(), now.toISOString());
  const id = await claimCheck(db, now.toISOString());
  if (id === undefined) return false;
  await runCheck(deps, id);
  return true;
}
