import { periodRange } from '@aabha/contracts/report-schedules/period-range';
import { ATTACHMENT_MAX_BYTES } from '@aabha/contracts/report-schedules/report-schedules.values';
import { latestRunUntil, nextRunAfter } from '@aabha/contracts/report-schedules/schedule-times';
import { inTx } from '@aabha/db/tx';
import type { Tx } from '@aabha/db/client';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import { readFromPrimary } from '../../replica/report-reader';
import { readMailedReport, type MailedReport } from '../reports/mailed-report.service';
import { recipientRefusal } from './recipient-refusal';
import {
  changeWaitingRun,
  claimRun,
  insertRun,
  lockDueSchedules,
  storeRunContent,
  type StoredRun,
} from './report-runs.queries';
import {
  changeSchedule,
  findSchedule,
  lockSchedule,
  selectRecipients,
  takeOff,
  type StoredSchedule,
} from './report-schedules.queries';

/** Schedules of one transaction. */
const BATCH = 10;
/** Longer than a report may take: a process that makes one for longer has died. */
const LEASE_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** After how long a report that could not be made is tried again; after the last of them it has failed. */
const RETRY_MINUTES = [1, 5, 15, 60];

const NOBODY = 'Nobody on it may see this report any more.';

/**
 * Adds a run for each schedule that is due, and moves it to its next time. One that was due several times meanwhile has one run,
 * of the last of these times. Several processes take different schedules.
 */
async function startDueRuns({ db, ports }: AppDeps): Promise<void> {
  const now = ports.clock.now();
  const at = now.toISOString();
  await inTx(db, async (tx) => {
    for (const schedule of await lockDueSchedules(tx, at, BATCH)) {
      const times = { ...schedule, month_day: schedule.monthDay };
      const due = latestRunUntil(times, now);
      const { from, to } = periodRange(schedule.period, due);
      await insertRun(tx, {
        ...{ scheduleId: schedule.id, cause: 'schedule', dueAt: due.toISOString() },
        ...{ fromDay: from, toDay: to, nextTryAt: at },
      });
      await changeSchedule(tx, schedule.id, { nextRunAt: nextRunAfter(times, now).toISOString() });
    }
  });
}

/** Returns the CSV file of a report; null where it is too large for a mail. */
function attachmentOf({ csv }: MailedReport): Buffer | null {
  const pieces: Buffer[] = [];
  let size = 0;
  for (const piece of csv) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > ATTACHMENT_MAX_BYTES) return null;
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

/** Takes off who may not see the report any more. Returns the ids of the others. */
async function fitRecipients(tx: Tx, { id, report }: StoredSchedule, at: string): Promise<string[]> {
  const fit: string[] = [];
  for (const account of await selectRecipients(tx, [id])) {
    if (account.takenOffAt !== null) continue;
    const reason = recipientRefusal(account, report.kind);
    if (reason === undefined) fit.push(account.id);
    else await takeOff(tx, { scheduleId: id, staffId: account.id }, { at, reason });
  }
  return fit;
}

/**
 * Stores a report and queues its mails, in one transaction, unless another process did: a run is made once. One without
 * recipients pauses its schedule.
 */
async function storeReport(deps: AppDeps, run: StoredRun, report: MailedReport): Promise<void> {
  const at = deps.ports.clock.now().toISOString();
  const csv = attachmentOf(report);
  await inTx(deps.db, async (tx) => {
    const schedule = await lockSchedule(tx, run.scheduleId);
    if (!schedule) return;
    const staffIds = await fitRecipients(tx, schedule, at);
    if (staffIds.length === 0) {
      const isOurs = await changeWaitingRun(tx, run.id, { state: 'nobody', endedAt: at });
      if (isOurs) await changeSchedule(tx, schedule.id, { state: 'paused', reason: NOBODY });
      return;
    }
    if (!(await changeWaitingRun(tx, run.id, { state: 'sending', isAttached: csv !== null }))) return;
    const { summary, rowCount } = report;
    await storeRunContent(tx, { runId: run.id, summary, csv, rowCount }, staffIds);
    for (const userId of staffIds) await enqueue(tx, 'mail.report', { userId, runId: run.id });
  });
}

/** Stores when a run that failed is tried again, or that it has failed for good. */
async function noteFailure({ db, ports, log }: AppDeps, run: StoredRun, error: unknown): Promise<void> {
  const now = ports.clock.now();
  const minutes = RETRY_MINUTES[run.tries - 1];
  const retryAt = minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  log.error({ err: error, schedule: run.scheduleId, run: run.id, retryAt }, 'scheduled report failed');
  await changeWaitingRun(
    db,
    run.id,
    retryAt === null ? { state: 'failed', endedAt: now.toISOString() } : { nextTryAt: retryAt },
  );
}

/** Makes the report of a run that waits. Returns whether there was one. */
async function makeNextRun(deps: AppDeps): Promise<boolean> {
  const { db, ports, replica } = deps;
  const now = ports.clock.now();
  const leaseEnd = new Date(now.getTime() + LEASE_MS).toISOString();
  const run = await claimRun(db, { now: now.toISOString(), leaseEnd });
  if (!run) return false;
  /* Processes died while they made it. */
  if (run.tries > RETRY_MINUTES.length + 1) {
    await changeWaitingRun(db, run.id, { state: 'failed', endedAt: now.toISOString() });
    return true;
  }
  try {
    const found = await findSchedule(db, run.scheduleId);
    if (!found) return true;
    const read = (replica?.openReport ?? readFromPrimary)(db);
    const range = { from: run.fromDay, to: run.toDay };
    await storeReport(deps, run, await readMailedReport(read, found.schedule.report, { range, now }));
  } catch (error) {
    await noteFailure(deps, run, error);
  }
  return true;
}

/**
 * Starts the runs of schedules that are due, and makes one report that waits, in whichever process is first
 * (docs/spec/report-schedules.md#runs). Returns how many it made.
 */
export async function runReportSchedules(deps: AppDeps): Promise<number> {
  await startDueRuns(deps);
  return (await makeNextRun(deps)) ? 1 : 0;
}
