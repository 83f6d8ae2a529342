import { Alert, Box } from '@mui/material';
import { CheckboxGroupInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { periodRange } from '@aabha/contracts/report-schedules/period-range';
import {
  ReportScheduleForm,
  type ReportSchedule,
} from '@aabha/contracts/report-schedules/report-schedules.schema';
import {
  MONTH_DAY_MAX,
  SCHEDULE_PERIOD_NAMES,
  SCHEDULE_RHYTHM_NAMES,
  WEEKDAY_NAMES,
} from '@aabha/contracts/report-schedules/report-schedules.values';
import { hourText, rangeText } from '@aabha/contracts/report-schedules/schedule-texts';
import { nextRunAfter } from '@aabha/contracts/report-schedules/schedule-times';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { choicesOf } from '../../data/choices-of';
import { useReportReaders } from '../use-report-readers';

const WEEKDAYS = Object.entries(WEEKDAY_NAMES).map(([id, name]) => ({ id: Number(id), name }));
const MONTH_DAYS = Array.from({ length: MONTH_DAY_MAX }, (_, index) => ({
  id: index + 1,
  name: String(index + 1),
}));
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: hour, name: hourText(hour) }));

/** Says when the next mail goes out, and which days it has. */
function NextMail() {
  /* The recipients do not matter here. */
  const typed = ReportScheduleForm.omit({ recipients: true }).strip().safeParse(useWatch());
  if (!typed.success) return null;
  const next = nextRunAfter(typed.data, new Date());
  return (
    <Alert severity="info" icon={false} sx={{ mb: 2 }}>
      Next mail: {formatDateTime(next.toISOString())}, with {rangeText(periodRange(typed.data.period, next))}.
    </Alert>
  );
}

/** The day of the week or month, where the rhythm has one. */
function DayInput() {
  const every: unknown = useWatch({ name: 'every' });
  if (every === 'week')
    return <SelectInput source="weekday" label="On" choices={WEEKDAYS} validate={[]} helperText={false} />;
  if (every === 'month')
    return (
      <SelectInput source="month_day" label="On day" choices={MONTH_DAYS} validate={[]} helperText={false} />
    );
  return null;
}

/** What is asked for about a schedule besides its report. */
export function ScheduleInputs({ schedule }: { schedule?: ReportSchedule | undefined }) {
  const staff = useReportReaders();
  const present = schedule?.recipients ?? [];
  /* Who is a recipient and may not see reports any more is shown until taken off. */
  const people = [
    ...staff.map(({ _id, name, email }) => ({ _id, name, email })),
    ...present.filter(({ _id }) => !staff.some((one) => one._id === _id)),
  ];
  return (
    <>
      <SelectInput
        source="period"
        label="Days in the report"
        choices={choicesOf(SCHEDULE_PERIOD_NAMES)}
        helperText={false}
        fullWidth
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          mb: 1,
        }}
      >
        <SelectInput
          source="every"
          label="How often"
          choices={choicesOf(SCHEDULE_RHYTHM_NAMES)}
          helperText={false}
        />
        <DayInput />
        <SelectInput source="hour" label="At, in India" choices={HOURS} helperText={false} />
      </Box>
      <NextMail />
      <CheckboxGroupInput
        source="recipients"
        label="Send to"
        choices={people.map(({ _id, name, email }) => ({ id: _id, name: `${name} (${email})` }))}
        helperText="Staff who may see reports."
        row={false}
      />
    </>
  );
}
