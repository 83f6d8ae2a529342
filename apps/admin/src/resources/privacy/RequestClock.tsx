import { Chip } from '@mui/material';
import type { PrivacyRequest } from '@aabha/contracts/privacy/privacy.schema';
import { formatDay } from '@aabha/contracts/time/india-time';

const COLOURS = {
  running: 'default',
  due_soon: 'warning',
  overdue: 'error',
  met: 'success',
  missed: 'error',
} as const;

/** How the clock of 90 days of a request stands. */
export function RequestClock({ clock, due_at }: Pick<PrivacyRequest, 'clock' | 'due_at'>) {
  const day = formatDay(due_at);
  const text = {
    running: `Due ${day}`,
    due_soon: `Due ${day}`,
    overdue: `Overdue since ${day}`,
    met: 'In time',
    missed: 'Late',
  };
  return <Chip component="span" size="small" variant="outlined" color={COLOURS[clock]} label={text[clock]} />;
}
