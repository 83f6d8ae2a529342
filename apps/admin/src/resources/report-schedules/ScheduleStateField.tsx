import { Chip } from '@mui/material';
import {
  REPORT_RUN_STATE_NAMES,
  SCHEDULE_STATE_NAMES,
  type ReportRunState,
  type ScheduleState,
} from '@aabha/contracts/report-schedules/report-schedules.values';

const COLORS = {
  ...({ active: 'success', paused: 'default' } as const),
  ...({ waiting: 'warning', sending: 'warning', sent: 'success' } as const),
  ...({ failed: 'error', nobody: 'error', stopped: 'default' } as const),
};

/** The state of a schedule or of a run. */
export function ScheduleStateField({ state }: { state: ScheduleState | ReportRunState }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[state]}
      label={{ ...SCHEDULE_STATE_NAMES, ...REPORT_RUN_STATE_NAMES }[state]}
      sx={{ fontWeight: 600 }}
    />
  );
}
