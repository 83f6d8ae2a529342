import { Chip } from '@mui/material';
import type { VitalRating } from '@aabha/contracts/analytics/web-vitals.rules';
import { RATING_NAMES } from './vital-labels';

export const RATING_COLOURS = { good: 'success', needs_work: 'warning', poor: 'error' } as const;

/** The rating of a metric by Google's thresholds, in text and colour. */
export function RatingChip({ rating }: { rating: VitalRating }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={RATING_COLOURS[rating]}
      label={RATING_NAMES[rating]}
      sx={{ fontWeight: 600 }}
    />
  );
}
