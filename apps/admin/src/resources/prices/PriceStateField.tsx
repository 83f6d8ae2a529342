import { Chip } from '@mui/material';
import type { PriceChangeState } from '@aabha/contracts/prices/prices.values';
import type { PriceChangeRecord } from './prices.data';
import { STATE_LABELS } from './price-labels';

const COLOURS: Partial<Record<PriceChangeState, 'warning' | 'info' | 'success' | 'error'>> = {
  Proposed: 'warning',
  Scheduled: 'info',
  Active: 'success',
  Rejected: 'error',
  Missed: 'error',
};

/** How far a price change is; of one that ended without its price before, also why. */
export function PriceStateField({ change }: { change: PriceChangeRecord }) {
  const isKept = change.isReverted === false;
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={COLOURS[change.state] ?? 'default'}
        label={STATE_LABELS[change.state]}
        sx={{ fontWeight: 600 }}
      />
      {isKept && ' Price was changed meanwhile and stays'}
      {change.note && ` ${change.note}`}
    </>
  );
}
