import type { ReportRun, ReportSchedule } from '@aabha/contracts/report-schedules/report-schedules.schema';
import type { ReportRunState } from '@aabha/contracts/report-schedules/report-schedules.values';
import type { RunRow } from './report-runs.queries';
import type { RecipientRow, ScheduleRow } from './report-schedules.queries';

/** Returns the state of a run: one with a mail that was given up has failed, one whose recipients were all taken off has nobody. */
function stateOf({ state, isGivenUp, mails }: RunRow): ReportRunState {
  if (state === 'sending' && isGivenUp) return 'failed';
  return state === 'sent' && mails === 0 ? 'nobody' : state;
}

/** Returns a run as responses have it. */
export const runToWire = (row: RunRow): ReportRun => ({
  ...{ _id: row.id, due_at: row.dueAt, cause: row.cause, requested_by: row.requestedBy },
  ...{ from: row.from, to: row.to, state: stateOf(row) },
  ...{ tries: row.tries, mails: row.mails, sent: row.sent, is_attached: row.isAttached },
  ended_at: row.endedAt,
});

/** Returns a schedule as responses have it, with those of the recipients and last runs that are its own. */
export function scheduleToWire(
  { schedule, createdBy }: ScheduleRow,
  { recipients, lastRuns }: { recipients: readonly RecipientRow[]; lastRuns: readonly RunRow[] },
): ReportSchedule {
  const own = recipients.filter(({ scheduleId }) => scheduleId === schedule.id);
  const lastRun = lastRuns.find(({ scheduleId }) => scheduleId === schedule.id);
  const person = ({ id, name, email }: RecipientRow) => ({ _id: id, name, email });
  return {
    ...{ _id: schedule.id, report: schedule.report, period: schedule.period, every: schedule.every },
    ...{ weekday: schedule.weekday, month_day: schedule.monthDay, hour: schedule.hour },
    ...{ state: schedule.state, reason: schedule.reason },
    recipients: own.filter(({ takenOffAt }) => takenOffAt === null).map(person),
    taken_off: own.flatMap((row) =>
      row.takenOffAt === null || row.takenOffReason === null
        ? []
        : [{ ...person(row), at: row.takenOffAt, reason: row.takenOffReason }],
    ),
    next_run_at: schedule.state === 'active' ? schedule.nextRunAt : null,
    last_run: lastRun ? runToWire(lastRun) : null,
    ...{ created_by: createdBy, created_at: schedule.createdAt, updated_at: schedule.updatedAt },
  };
}
