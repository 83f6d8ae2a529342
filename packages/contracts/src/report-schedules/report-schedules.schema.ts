import { z } from 'zod';
import { REFUSED_PIN_PART } from '../reports/refused-pins-report.schema';
import { REFUSED_PIN_GROUPS } from '../reports/refused-pins.values';
import { PROMISE_GROUPS, RETURNS_GROUPS, SALES_GROUPS } from '../reports/reports.values';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { EditedVersion, Id, Instant, pageOf } from '../wire/wire.schema';
import {
  MONTH_DAY_MAX,
  RECIPIENTS_MAX,
  REPORT_RUN_CAUSES,
  REPORT_RUN_STATES,
  SCHEDULE_PERIODS,
  SCHEDULE_RHYTHMS,
  SCHEDULE_STATES,
  SCHEDULED_REPORTS,
  TAKEN_OFF_REASONS,
} from './report-schedules.values';

/** A report with its grouping and filters, without its days. */
export const ScheduledReport = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('sales'), by: z.enum(SALES_GROUPS) }),
    z.strictObject({ kind: z.literal('tax') }),
    z.strictObject({ kind: z.literal('returns'), by: z.enum(RETURNS_GROUPS) }),
    z.strictObject({ kind: z.literal('coupons') }),
    z.strictObject({ kind: z.literal('promises'), by: z.enum(PROMISE_GROUPS) }),
    z.strictObject({
      kind: z.literal('refused-pins'),
      by: z.enum(REFUSED_PIN_GROUPS),
      ...REFUSED_PIN_PART,
    }),
  ])
  .meta({ description: 'A report with its grouping and filters. Its days follow from `period`.' });
export type ScheduledReport = z.output<typeof ScheduledReport>;

const whole = (least: number, most: number, message: string) =>
  z.number({ error: message }).int(message).min(least, message).max(most, message);

const TIMES = {
  every: z.enum(SCHEDULE_RHYTHMS, { error: 'Choose how often.' }),
  weekday: whole(1, 7, 'Choose a day of the week.')
    .default(1)
    .meta({ description: '1 is Monday, 7 is Sunday. Only a weekly rhythm reads it.' }),
  month_day: whole(1, MONTH_DAY_MAX, `Choose a day from 1 to ${MONTH_DAY_MAX}.`)
    .default(1)
    .meta({ description: 'Only a monthly rhythm reads it.' }),
  hour: whole(0, 23, 'Choose an hour.').meta({ description: 'Of the day in India.' }),
};

const FIELDS = {
  report: ScheduledReport,
  period: z.enum(SCHEDULE_PERIODS, { error: 'Choose the days.' }).meta({
    description: 'The days of the report, in India, relative to when it is due.',
  }),
  ...TIMES,
  recipients: z
    .array(Id)
    .min(1, 'Choose at least one person.')
    .max(RECIPIENTS_MAX, `Choose at most ${RECIPIENTS_MAX} people.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each person once.')
    .meta({ description: 'Ids of staff who may see the report.' }),
};

export const CreateReportScheduleInput = z.strictObject(FIELDS);
export type CreateReportScheduleInput = z.output<typeof CreateReportScheduleInput>;

/** What a form asks for: the report is that of the screen. */
export const ReportScheduleForm = CreateReportScheduleInput.omit({ report: true });
export type ReportScheduleForm = z.output<typeof ReportScheduleForm>;

export const UpdateReportScheduleInput = z.strictObject({
  id: Id,
  ...FIELDS,
  state: z.enum(SCHEDULE_STATES),
  updated_at: EditedVersion.optional(),
});
export type UpdateReportScheduleInput = z.output<typeof UpdateReportScheduleInput>;

const Person = z.object({ _id: z.string(), name: z.string(), email: z.string() });

/** One time that a schedule was due, or that staff asked for it. */
const ReportRun = z.object({
  _id: z.string(),
  due_at: Instant,
  cause: z.enum(REPORT_RUN_CAUSES),
  requested_by: z.string().nullable().meta({ description: 'Who asked for it; null for one that was due.' }),
  from: z.string().meta({ description: 'The first day of the report.' }),
  to: z.string().meta({ description: 'Its last day.' }),
  state: z.enum(REPORT_RUN_STATES),
  tries: z.number().int().meta({ description: 'How often the report was tried to be made.' }),
  mails: z.number().int().meta({ description: 'Mails that it has, one for each recipient.' }),
  sent: z.number().int().meta({ description: 'Of these, those that were sent.' }),
  is_attached: z.boolean().meta({ description: 'Whether the CSV file was small enough to be attached.' }),
  ended_at: Instant.nullable(),
});
export type ReportRun = z.output<typeof ReportRun>;

export const ReportSchedule = z.object({
  _id: z.string(),
  report: ScheduledReport,
  period: z.enum(SCHEDULE_PERIODS),
  every: z.enum(SCHEDULE_RHYTHMS),
  ...{ weekday: z.number().int(), month_day: z.number().int(), hour: z.number().int() },
  state: z.enum(SCHEDULE_STATES),
  reason: z.string().nullable().meta({ description: 'Why the shop paused it.' }),
  recipients: z.array(Person),
  taken_off: z
    .array(Person.extend({ reason: z.enum(TAKEN_OFF_REASONS), at: Instant }))
    .meta({ description: 'Who was a recipient until a run found that they may not see the report.' }),
  next_run_at: Instant.nullable().meta({ description: 'Null while it is paused.' }),
  last_run: ReportRun.nullable(),
  created_by: z.string(),
  created_at: Instant,
  updated_at: Instant,
});
export type ReportSchedule = z.output<typeof ReportSchedule>;

export const ReportScheduleOutput = z.object({ schedule: ReportSchedule });
export const ReportScheduleDetailsOutput = z.object({
  schedule: ReportSchedule,
  runs: z.array(ReportRun).meta({ description: 'The last ones, newest first.' }),
});
export const ReportRunOutput = z.object({ run: ReportRun });

export const ListReportSchedulesInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.reportSchedules),
  filters: z
    .strictObject({
      report: z.enum(SCHEDULED_REPORTS).optional(),
      state: z.enum(SCHEDULE_STATES).optional(),
    })
    .default({}),
});
export type ListReportSchedulesInput = z.output<typeof ListReportSchedulesInput>;
export const ListReportSchedulesOutput = z.object({
  scheduleList: z.array(ReportSchedule),
  scheduleCount: z.number().int(),
});

export const ReportScheduleIdInput = z.strictObject({ id: Id });
