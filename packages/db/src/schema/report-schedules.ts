import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ScheduledReport } from '@aabha/contracts/report-schedules/report-schedules.schema';
import type { ReportSummary } from '@aabha/contracts/report-schedules/report-summary';
import {
  REPORT_RUN_CAUSES,
  REPORT_RUN_STATES,
  SCHEDULE_PERIODS,
  SCHEDULE_RHYTHMS,
  SCHEDULE_STATES,
  TAKEN_OFF_REASONS,
} from '@aabha/contracts/report-schedules/report-schedules.values';
import { users } from './accounts';
import { bytes, createdAt, id, instant, updatedAt } from './columns';

/** Reports that are mailed to staff again and again (docs/spec/report-schedules.md). */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: id(),
    /** The report with its grouping and filters, without its days. */
    report: jsonb().$type<ScheduledReport>().notNull(),
    period: text({ enum: SCHEDULE_PERIODS }).notNull(),
    every: text({ enum: SCHEDULE_RHYTHMS }).notNull(),
    /** 1 is Monday. Read by a weekly rhythm only. */
    weekday: smallint().notNull(),
    /** Read by a monthly rhythm only. */
    monthDay: smallint().notNull(),
    /** Of the day in India. */
    hour: smallint().notNull(),
    state: text({ enum: SCHEDULE_STATES }).notNull().default('active'),
    /** Why the shop paused it. */
    reason: text(),
    nextRunAt: instant().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** When staff last changed it. */
    updatedAt: updatedAt(),
  },
  (t) => [
    index('report_schedules_due_idx')
      .on(t.nextRunAt)
      .where(sql`state = 'active'`),
    check('report_schedules_state_known', sql`${t.state} in ('active', 'paused')`),
    check('report_schedules_every_known', sql`${t.every} in ('day', 'week', 'month')`),
    check(
      'report_schedules_period_known',
      sql`${t.period} in ('yesterday', 'last-7-days', 'last-week', 'month-to-date', 'last-month', 'last-quarter')`,
    ),
    check(
      'report_schedules_times',
      sql`${t.weekday} between 1 and 7 and ${t.monthDay} between 1 and 28 and ${t.hour} between 0 and 23`,
    ),
  ],
);

/** Staff that a report is mailed to. One who may no longer see it is taken off: the row then says when and why. */
export const reportScheduleRecipients = pgTable(
  'report_schedule_recipients',
  {
    scheduleId: uuid()
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    staffId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    takenOffAt: instant(),
    takenOffReason: text({ enum: TAKEN_OFF_REASONS }),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.staffId] }),
    index('report_schedule_recipients_staff_idx').on(t.staffId),
    check('report_schedule_recipients_reason_known', sql`${t.takenOffReason} in ('closed', 'role')`),
    check(
      'report_schedule_recipients_taken_off',
      sql`(${t.takenOffAt} is null) = (${t.takenOffReason} is null)`,
    ),
  ],
);

/** Each time that a schedule was due, or that staff asked for its report. */
export const reportRuns = pgTable(
  'report_runs',
  {
    id: id(),
    scheduleId: uuid()
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    cause: text({ enum: REPORT_RUN_CAUSES }).notNull(),
    requestedBy: uuid().references(() => users.id),
    dueAt: instant().notNull(),
    /** The days of the report in India, both included. */
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }).notNull(),
    state: text({ enum: REPORT_RUN_STATES }).notNull().default('waiting'),
    tries: smallint().notNull().default(0),
    /** The earliest time of the next try; also the end of the lease of the worker that makes the report. */
    nextTryAt: instant().notNull(),
    isAttached: boolean().notNull().default(false),
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('report_runs_schedule_idx').on(t.scheduleId, t.id),
    uniqueIndex('report_runs_due_key')
      .on(t.scheduleId, t.dueAt)
      .where(sql`cause = 'schedule'`),
    uniqueIndex('report_runs_one_waiting')
      .on(t.scheduleId)
      .where(sql`state = 'waiting'`),
    index('report_runs_waiting_idx')
      .on(t.nextTryAt)
      .where(sql`state = 'waiting'`),
    check(
      'report_runs_state_known',
      sql`${t.state} in ('waiting', 'sending', 'sent', 'failed', 'nobody', 'stopped')`,
    ),
    check('report_runs_cause_known', sql`${t.cause} in ('schedule', 'staff')`),
    check('report_runs_requested', sql`(${t.cause} = 'staff') = (${t.requestedBy} is not null)`),
  ],
);

/** The mails of a run, one for each recipient. */
export const reportRunMails = pgTable(
  'report_run_mails',
  {
    runId: uuid()
      .notNull()
      .references(() => reportRuns.id, { onDelete: 'cascade' }),
    staffId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The effect that sent it: when it runs again after a crash, it sends nothing. */
    effectId: uuid(),
    sentAt: instant(),
    /** The recipient was taken off before it was sent. */
    isSkipped: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.runId, t.staffId] })],
);

/** What a run found, as all its mails have it. */
export const reportRunFiles = pgTable(
  'report_run_files',
  {
    runId: uuid()
      .primaryKey()
      .references(() => reportRuns.id, { onDelete: 'cascade' }),
    summary: jsonb().$type<ReportSummary>().notNull(),
    /** The CSV file; null where it is too large to be attached. */
    csv: bytes(),
    rowCount: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('report_run_files_created_idx').on(t.createdAt)],
);
