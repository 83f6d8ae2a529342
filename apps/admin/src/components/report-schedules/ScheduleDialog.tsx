import { Typography } from '@mui/material';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import {
  ReportScheduleForm,
  type ReportSchedule,
  type ScheduledReport,
} from '@aabha/contracts/report-schedules/report-schedules.schema';
import { SCHEDULE_PERIOD_NAMES } from '@aabha/contracts/report-schedules/report-schedules.values';
import { reportTitle, timesText } from '@aabha/contracts/report-schedules/schedule-texts';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { ConflictField } from '../../data/edit-conflict';
import type { ReportScheduleProvider } from '../../data/report-schedules';
import { validateWith } from '../../data/validate-with';
import { FormDialog } from '../FormDialog';
import { ScheduleInputs } from './ScheduleInputs';

const validate = validateWith(ReportScheduleForm);
const formOf = (schedule: ReportSchedule): ReportScheduleForm => {
  const { period, every, weekday, month_day, hour, recipients } = schedule;
  return { period, every, weekday, month_day, hour, recipients: recipients.map(({ _id }) => _id) };
};
const FIELDS: readonly ConflictField<ReportScheduleForm>[] = [
  { source: 'period', label: 'Days in the report', text: ({ period }) => SCHEDULE_PERIOD_NAMES[period] },
  { source: 'every', label: 'How often', text: timesText },
  { source: 'weekday', label: 'Day of the week', text: timesText },
  { source: 'month_day', label: 'Day of the month', text: timesText },
  { source: 'hour', label: 'Hour', text: timesText },
  { source: 'recipients', label: 'People', text: ({ recipients }) => String(recipients.length) },
];

interface ScheduleDialogProps {
  report: ScheduledReport;
  /** The schedule to edit; a new one without it. */
  schedule?: ReportSchedule;
  /** What a new one begins with. */
  start: ReportScheduleForm;
  onClose: () => void;
}

/** Has a report mailed on a schedule, or changes how. */
export function ScheduleDialog({ report, schedule, start, onClose }: ScheduleDialogProps) {
  const dataProvider = useDataProvider<ReportScheduleProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (typed: ReportScheduleForm, updated_at: string | undefined) => {
    const form = ReportScheduleForm.parse(typed);
    const { data } = await (schedule
      ? dataProvider.updateReportSchedule({
          ...{ id: schedule._id, report, ...form, state: schedule.state },
          ...(updated_at !== undefined && { updated_at }),
        })
      : dataProvider.createReportSchedule({ report, ...form }));
    const next = data.schedule.next_run_at;
    notify(next === null ? 'Schedule saved.' : `Saved. The next mail goes out on ${formatDateTime(next)}.`, {
      type: 'success',
    });
    refresh();
  };
  return (
    <FormDialog
      title={schedule ? 'Edit the schedule' : 'Email this report'}
      save={schedule ? 'Save' : 'Schedule it'}
      saving="Saving..."
      values={schedule ? formOf(schedule) : start}
      validate={validate}
      onSave={save}
      onClose={onClose}
      {...(schedule && {
        edit: {
          ...{ updatedAt: schedule.updated_at, fields: FIELDS },
          valuesOf: (current: unknown) => formOf(current as ReportSchedule),
          record: { resource: 'report-schedules', record: schedule._id },
        },
      })}
    >
      <Typography sx={{ mb: 2, fontWeight: 600 }}>{reportTitle(report)}</Typography>
      <ScheduleInputs schedule={schedule} />
    </FormDialog>
  );
}
