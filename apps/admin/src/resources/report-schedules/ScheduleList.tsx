import { Box, Typography } from '@mui/material';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import {
  SCHEDULE_PERIOD_NAMES,
  SCHEDULE_STATE_NAMES,
  SCHEDULED_REPORT_NAMES,
} from '@aabha/contracts/report-schedules/report-schedules.values';
import { reportTitle, timesText } from '@aabha/contracts/report-schedules/schedule-texts';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { EmptyList } from '../../components/EmptyList';
import { ListTable } from '../../components/lists/ListTable';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { RowLink } from '../../components/RowLink';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { REFRESH_MS, type ScheduleRecord } from './schedule-record';
import { ScheduleStateField } from './ScheduleStateField';

const Column = DataTable.Col<ScheduleRecord>;
const empty = (
  <EmptyList
    text="No report schedules found"
    hint="Open a report and choose “Email this report…” to have it mailed again and again."
  />
);

const filters = [
  <SelectInput
    key="report"
    source="report"
    label="Report"
    choices={choicesOf(SCHEDULED_REPORT_NAMES)}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={choicesOf(SCHEDULE_STATE_NAMES)}
    emptyText="All"
    alwaysOn
  />,
];

const Note = ({ text, isError = false }: { text: string; isError?: boolean }) => (
  <Typography
    component="span"
    variant="body2"
    color={isError ? 'error' : 'textSecondary'}
    sx={{ display: 'block' }}
  >
    {text}
  </Typography>
);

const Title = ({ schedule }: { schedule: ScheduleRecord }) => (
  <>
    <RowLink to={`/admin-dashboard/report-schedules/${schedule.id}/show`}>
      {reportTitle(schedule.report)}
    </RowLink>
    <Note text={SCHEDULE_PERIOD_NAMES[schedule.period]} />
  </>
);

const nextText = ({ next_run_at: at }: ScheduleRecord) =>
  at === null ? 'No next mail while it is paused' : `Next ${formatDateTime(at)}`;

function LastRun({ schedule: { last_run: run } }: { schedule: ScheduleRecord }) {
  if (run === null) return 'Not sent yet';
  return (
    <>
      <ScheduleStateField state={run.state} /> <RelativeTimeField iso={run.due_at} />
    </>
  );
}

/** Who gets it: the first ones by name, and how many were taken off. */
function Recipients({ schedule: { recipients, taken_off: gone } }: { schedule: ScheduleRecord }) {
  const names = recipients.slice(0, 2).map(({ name }) => name);
  const rest = recipients.length - names.length;
  return (
    <>
      {names.length === 0 ? 'Nobody' : names.join(', ')}
      {rest > 0 && ` and ${rest} more`}
      {gone.length > 0 && <Note text={`${gone.length} taken off`} isError />}
    </>
  );
}

function ScheduleTable() {
  return (
    <ListTable<ScheduleRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Report" render={(schedule) => <Title schedule={schedule} />} />
      <Column label="State" render={({ state }) => <ScheduleStateField state={state} />} />
      <Column
        label="When"
        render={(schedule) => (
          <>
            {timesText(schedule)}
            <Note text={nextText(schedule)} />
          </>
        )}
      />
      <Column label="Last mail" render={(schedule) => <LastRun schedule={schedule} />} />
      <Column label="Sent to" render={(schedule) => <Recipients schedule={schedule} />} />
    </ListTable>
  );
}

function ScheduleRows() {
  return (
    <SimpleList<ScheduleRecord>
      rowClick={false}
      primaryText={(schedule) => (
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <span>
            <Title schedule={schedule} />
          </span>
          <ScheduleStateField state={schedule.state} />
        </Box>
      )}
      secondaryText={(schedule) => (
        <>
          <span style={{ display: 'block' }}>{timesText(schedule)}</span>
          <span style={{ display: 'block' }}>{nextText(schedule)}</span>
          To <Recipients schedule={schedule} />
          <span style={{ display: 'block' }}>
            Last mail: <LastRun schedule={schedule} />
          </span>
        </>
      )}
      empty={empty}
    />
  );
}

/** Reports that are mailed on a schedule (docs/spec/report-schedules.md#screens). */
export function ScheduleList() {
  return (
    <TableList
      resource="report-schedules"
      title="Report Schedules"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.reportSchedules}
      failed="Failed to fetch report schedules"
      queryOptions={{ refetchInterval: REFRESH_MS }}
      table={<ScheduleTable />}
      rows={<ScheduleRows />}
    />
  );
}
