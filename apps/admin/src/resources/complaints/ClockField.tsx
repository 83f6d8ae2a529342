import { Chip, Typography } from '@mui/material';
import type { ClockState } from '@aabha/contracts/complaints/complaint-clocks.values';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { ComplaintRecord } from './complaint-record';

const STATES: Record<ClockState, { label: (day: string) => string; color: 'default' | 'error' | 'warning' }> =
  {
    running: { label: (day) => `Due ${day}`, color: 'default' },
    due_soon: { label: (day) => `Due ${day}`, color: 'warning' },
    overdue: { label: (day) => `Overdue since ${day}`, color: 'error' },
    met: { label: () => 'In time', color: 'default' },
    missed: { label: () => 'Late', color: 'error' },
  };

/** How the clock of a complaint's resolution stands (docs/spec/complaints.md#clocks). */
export function ClockField({ complaint }: { complaint: Pick<ComplaintRecord, 'clock' | 'due_at'> }) {
  const { clock, due_at: dueAt } = complaint;
  if (dueAt === null) return null;
  const { label, color } = STATES[clock];
  const text = label(formatDay(dueAt));
  if (color === 'default')
    return (
      <Typography component="span" variant="body2" color="textSecondary" noWrap>
        {text}
      </Typography>
    );
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={color}
      label={text}
      sx={{ fontWeight: 600 }}
    />
  );
}
