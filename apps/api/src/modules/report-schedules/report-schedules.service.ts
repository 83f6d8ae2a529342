import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { periodRange } from '@aabha/contracts/report-schedules/period-range';
import type {
  CreateReportScheduleInput,
  ListReportSchedulesInput,
  ReportSchedule,
  UpdateReportScheduleInput,
} from '@aabha/contracts/report-schedules/report-schedules.schema';
import {
  REPORT_SCHEDULES_MAX,
  SHOWN_RUNS,
  type ScheduledReportKind,
} from '@aabha/contracts/report-schedules/report-schedules.values';
import { nextRunAfter } from '@aabha/contracts/report-schedules/schedule-times';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { recipientRefusal } from './recipient-refusal';
import {
  findRun,
  findWaitingRun,
  insertRun,
  selectLastRuns,
  selectRunsOf,
  stopDueRun,
} from './report-runs.queries';
import {
  changeSchedule,
  countSchedules,
  deleteSchedule,
  findAccounts,
  findSchedule,
  insertSchedule,
  lockAdding,
  lockSchedule,
  selectRecipients,
  selectSchedules,
  setRecipients,
  type ScheduleRow,
} from './report-schedules.queries';
import { runToWire, scheduleToWire } from './report-schedule-wire';

async function toWire(db: DbOrTx, rows: readonly ScheduleRow[]): Promise<ReportSchedule[]> {
  const ids = rows.map(({ schedule }) => schedule.id);
  const recipients = await selectRecipients(db, ids);
  const lastRuns = await selectLastRuns(db, ids);
  return rows.map((row) => scheduleToWire(row, { recipients, lastRuns }));
}

async function readSchedule(db: DbOrTx, id: string): Promise<ReportSchedule> {
  const row = await findSchedule(db, id);
  const [schedule] = row ? await toWire(db, [row]) : [];
  if (!schedule) throw appError('REPORT_SCHEDULE_NOT_FOUND');
  return schedule;
}

/** Returns a page of the schedules, newest first (docs/spec/report-schedules.md#screens). */
export async function listReportSchedules(ctx: SignedInContext, input: ListReportSchedulesInput) {
  const rows = await selectSchedules(ctx.db, input);
  return {
    scheduleList: await toWire(ctx.db, rows),
    scheduleCount: await countSchedules(ctx.db, input.filters),
  };
}

/** Returns a schedule with its last runs. */
export async function getReportSchedule(ctx: SignedInContext, { id }: { id: string }) {
  const schedule = await readSchedule(ctx.db, id);
  return { schedule, runs: (await selectRunsOf(ctx.db, id, SHOWN_RUNS)).map(runToWire) };
}

/** Throws where one of the recipients may not see the report. */
async function assertRecipients(tx: Tx, kind: ScheduledReportKind, ids: readonly string[]): Promise<void> {
  const accounts = await findAccounts(tx, ids);
  const fit = accounts.filter((account) => recipientRefusal(account, kind) === undefined);
  if (fit.length === ids.length) return;
  const unfit = accounts.find((account) => !fit.includes(account));
  throw new AppError('REPORT_RECIPIENT_REFUSED', undefined, {
    recipients: unfit ? `${unfit.name} may not see this report.` : 'One of them has no account.',
  });
}

const entryOf = (action: 'create' | 'update' | 'delete' | 'send', entityId: string) => ({
  ...{ action: `report-schedule.${action}`, entity: 'report-schedule', entityId },
});

/** Returns the fields of a schedule that staff choose, as the audit log has them. */
const auditedFields = (schedule: ReportSchedule) => {
  const { report, period, every, weekday, month_day, hour, state, recipients } = schedule;
  return {
    ...{ report, period, every, weekday, month_day, hour, state },
    recipients: recipients.map(({ email }) => email),
  };
};

const columnsOf = ({ report, period, every, weekday, month_day, hour }: CreateReportScheduleInput) => ({
  ...{ report, period, every, weekday, monthDay: month_day, hour },
});

/** Adds a schedule. Its first run is the next one that is due. */
export async function createReportSchedule(ctx: SignedInContext, input: CreateReportScheduleInput) {
  const schedule = await inTx(ctx.db, async (tx) => {
    await lockAdding(tx);
    if ((await countSchedules(tx)) >= REPORT_SCHEDULES_MAX) throw appError('REPORT_SCHEDULE_LIMIT');
    await assertRecipients(tx, input.report.kind, input.recipients);
    const nextRunAt = nextRunAfter(input, ctx.now()).toISOString();
    const id = await insertSchedule(tx, { ...columnsOf(input), nextRunAt, createdBy: ctx.user.id });
    await setRecipients(tx, id, input.recipients);
    const made = await readSchedule(tx, id);
    await writeAudit(tx, ctx.user.id, { ...entryOf('create', id), before: null, after: auditedFields(made) });
    return made;
  });
  return { schedule };
}

async function lock(tx: Tx, id: string) {
  const row = await lockSchedule(tx, id);
  if (!row) throw appError('REPORT_SCHEDULE_NOT_FOUND');
  return row;
}

/**
 * Changes a schedule, pauses or resumes it. What was due while it was paused is not sent later; a run that is not made yet is
 * stopped by a pause.
 */
export async function updateReportSchedule(ctx: SignedInContext, input: UpdateReportScheduleInput) {
  const { id, updated_at: basedOn, state, ...fields } = input;
  const schedule = await inTx(ctx.db, async (tx) => {
    const row = await lock(tx, id);
    const present = await readSchedule(tx, id);
    assertAllowed(checkUnchanged(present, basedOn));
    await assertRecipients(tx, fields.report.kind, fields.recipients);
    await setRecipients(tx, id, fields.recipients);
    const [now, at] = [ctx.now(), ctx.now().toISOString()];
    const isNewTime =
      row.state !== state ||
      changedFields(
        { every: row.every, weekday: row.weekday, monthDay: row.monthDay, hour: row.hour },
        columnsOf(fields),
      ) !== undefined;
    await changeSchedule(tx, id, {
      ...columnsOf(fields),
      ...{ state, reason: state === 'active' ? null : row.reason, updatedAt: at },
      ...(isNewTime && { nextRunAt: nextRunAfter(fields, now).toISOString() }),
    });
    if (state === 'paused') await stopDueRun(tx, id, at);
    const changed = await readSchedule(tx, id);
    const changes = changedFields(auditedFields(present), auditedFields(changed));
    if (changes) await writeAudit(tx, ctx.user.id, { ...entryOf('update', id), ...changes });
    return changed;
  });
  return { schedule };
}

/** Deletes a schedule with the record of its runs. Mails that are queued are not sent. */
export async function removeReportSchedule(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    await lock(tx, id);
    const before = auditedFields(await readSchedule(tx, id));
    await deleteSchedule(tx, id);
    await writeAudit(tx, ctx.user.id, { ...entryOf('delete', id), before, after: null });
  });
  return { message: 'The report schedule is deleted.' };
}

/** Has the report of a schedule made and mailed now, also of a paused one. One that is not made yet is not asked for again. */
export async function sendReportNow(ctx: SignedInContext, { id }: { id: string }) {
  const run = await inTx(ctx.db, async (tx) => {
    const { period } = await lock(tx, id);
    const waiting = await findWaitingRun(tx, id);
    if (waiting !== undefined) return findRun(tx, waiting);
    const at = ctx.now().toISOString();
    const { from, to } = periodRange(period, ctx.now());
    const runId = await insertRun(tx, {
      ...{ scheduleId: id, cause: 'staff', requestedBy: ctx.user.id, dueAt: at },
      ...{ fromDay: from, toDay: to, nextTryAt: at },
    });
    if (runId === undefined) throw new Error('The run of a locked schedule was not added.');
    await writeAudit(tx, ctx.user.id, { ...entryOf('send', id), before: null, after: { from, to } });
    return findRun(tx, runId);
  });
  return { run: runToWire(run) };
}
