import { Box, Divider, Stack, Typography } from '@mui/material';
import type { ReportRun, ScheduledReport } from '@aabha/contracts/report-schedules/report-schedules.schema';
import { rangeText, reportPath } from '@aabha/contracts/report-schedules/schedule-texts';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { RowLink } from '../../components/RowLink';
import { ScheduleStateField } from './ScheduleStateField';

/** Returns what became of a run, in words. */
function outcomeOf({ state, tries, mails, sent, is_attached }: ReportRun): string {
  const mailsSent = `${sent} of ${mails} ${mails === 1 ? 'mail' : 'mails'} sent`;
  const file = is_attached ? 'with the CSV file' : 'without the CSV file, which is too large for a mail';
  switch (state) {
    case 'waiting':
      return tries === 0
        ? 'The report is about to be made.'
        : `The report failed ${tries}×; it is tried again.`;
    case 'failed':
      return mails === 0
        ? `The report could not be made, ${tries} times.`
        : `${mailsSent}. The others failed.`;
    case 'nobody':
      return 'Nobody on it may see this report any more.';
    case 'stopped':
      return 'The schedule was paused before the report was made.';
    default:
      return `${mailsSent}, ${file}.`;
  }
}

interface RunRowsProps {
  runs: readonly ReportRun[];
  report: ScheduledReport;
}

/** The last runs of a schedule, newest first. */
export function RunRows({ runs, report }: RunRowsProps) {
  if (runs.length === 0) return <Typography variant="body2">Nothing was mailed yet.</Typography>;
  return (
    <Stack divider={<Divider />} spacing={1.5}>
      {runs.map((run) => (
        <Box
          key={run._id}
          sx={{
            ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 },
          }}
        >
          <Box sx={{ minWidth: 130 }}>
            <ScheduleStateField state={run.state} />
          </Box>
          <Box sx={{ flex: '1 1 260px' }}>
            <RowLink to={reportPath(report, run)}>{rangeText(run)}</RowLink>
            <Typography variant="body2" color={run.state === 'failed' ? 'error' : 'textSecondary'}>
              {outcomeOf(run)}
            </Typography>
          </Box>
          <Typography variant="body2" color="textSecondary">
            {run.requested_by === null ? 'Due' : `Asked for by ${run.requested_by},`}{' '}
            {formatDateTime(run.due_at)}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
