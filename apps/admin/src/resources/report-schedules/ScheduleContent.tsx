import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { periodRange } from '@aabha/contracts/report-schedules/period-range';
import {
  SCHEDULE_PERIOD_NAMES,
  TAKEN_OFF_REASON_NAMES,
} from '@aabha/contracts/report-schedules/report-schedules.values';
import { reportPath, reportTitle, timesText } from '@aabha/contracts/report-schedules/schedule-texts';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import { CardSection } from '../../components/CardSection';
import { Facts } from '../../components/Facts';
import { useWholeRecord } from '../../components/use-whole-record';
import { RunRows } from './RunRows';
import type { ScheduleDetailsRecord } from './schedule-record';
import { ScheduleActions } from './ScheduleActions';
import { ScheduleStateField } from './ScheduleStateField';

function StateAlert({ schedule: { state, reason } }: { schedule: ScheduleDetailsRecord }) {
  if (state === 'active') return null;
  return (
    <Alert severity={reason === null ? 'info' : 'error'}>
      {reason ?? 'This schedule is paused.'} What would have been due meanwhile is not sent later.
    </Alert>
  );
}

function People({ schedule }: { schedule: ScheduleDetailsRecord }) {
  const { recipients, taken_off: gone } = schedule;
  return (
    <CardSection title="Sent to">
      {recipients.length === 0 && <Typography variant="body2">Nobody.</Typography>}
      {recipients.map(({ _id, name, email }) => (
        <Typography key={_id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {name}, {email}
        </Typography>
      ))}
      {gone.map(({ _id, name, reason, at }) => (
        <Typography key={_id} variant="body2" color="error" sx={{ mt: 1 }}>
          {name} was taken off on {formatDay(at)}: {TAKEN_OFF_REASON_NAMES[reason]}.
        </Typography>
      ))}
    </CardSection>
  );
}

/** What is known of a schedule, what can be done with it, and its last runs. */
export function ScheduleContent() {
  const schedule = useWholeRecord<ScheduleDetailsRecord>('runs');
  if (!schedule) return null;
  return (
    <Stack spacing={2}>
      <Box>
        <Button
          component={Link}
          to="/admin-dashboard/report-schedules"
          startIcon={<ArrowBackIcon />}
          size="small"
        >
          All report schedules
        </Button>
      </Box>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2">{reportTitle(schedule.report)}</Typography>
        <ScheduleStateField state={schedule.state} />
      </Stack>
      <StateAlert schedule={schedule} />
      <ScheduleActions schedule={schedule} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <CardSection title="Schedule">
          <Facts
            rows={[
              ['Days', SCHEDULE_PERIOD_NAMES[schedule.period]],
              ['Mailed', `${timesText(schedule)}, in India`],
              [
                'Next mail',
                schedule.next_run_at === null
                  ? 'None while it is paused'
                  : formatDateTime(schedule.next_run_at),
              ],
              ['Made', `${formatDay(schedule.created_at)} by ${schedule.created_by}`],
            ]}
          />
          <Button
            component={Link}
            to={reportPath(schedule.report, periodRange(schedule.period, new Date()))}
            size="small"
            sx={{ mt: 1, ml: -0.5 }}
          >
            Open the report
          </Button>
        </CardSection>
        <People schedule={schedule} />
      </Box>
      <CardSection title="Last mails">
        <RunRows runs={schedule.runs} report={schedule.report} />
      </CardSection>
    </Stack>
  );
}
