import { Box, Card, Typography, useTheme } from '@mui/material';
import { useId } from 'react';
import type { WebVital } from '@aabha/contracts/analytics/web-vitals.names';
import { rateVital, type VitalRating } from '@aabha/contracts/analytics/web-vitals.rules';
import type { VitalFigures } from '@aabha/contracts/analytics/web-vitals.schema';
import { formatCount } from '../../data/number-format';
import { RATING_COLOURS, RatingChip } from './RatingChip';
import { formatVital, limitsText, measuredBy, RATING_NAMES, sharesOf, VITAL_NAMES } from './vital-labels';

const RATINGS = ['good', 'needs_work', 'poor'] as const satisfies readonly VitalRating[];

function Shares({ figures }: { figures: VitalFigures }) {
  const { palette } = useTheme();
  const shares = sharesOf(figures);
  return (
    <>
      <Box aria-hidden="true" sx={{ display: 'flex', gap: '2px', height: 8, my: 1 }}>
        {RATINGS.filter((rating) => shares[rating] > 0).map((rating) => (
          <Box
            key={rating}
            sx={{ flexGrow: shares[rating], bgcolor: palette[RATING_COLOURS[rating]].main }}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {RATINGS.map((rating) => `${shares[rating]}% ${RATING_NAMES[rating].toLowerCase()}`).join(' · ')}
      </Typography>
    </>
  );
}

/** A metric over all selected visits: its 75th percentile, and the distribution. */
export function VitalCard({ vital, figures }: { vital: WebVital; figures: VitalFigures | null }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="body2" color="textSecondary">
        {VITAL_NAMES[vital]} ({vital})
      </Typography>
      {figures ? (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <Typography sx={{ fontSize: 28, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {formatVital(vital, figures.p75)}
            </Typography>
            <RatingChip rating={rateVital(vital, figures.p75)} />
          </Box>
          <Shares figures={figures} />
          <Typography variant="body2" color="textSecondary">
            {formatCount(measuredBy(figures), 'visit', 'visits')}. {limitsText(vital)}.
          </Typography>
        </>
      ) : (
        <Typography color="textSecondary">No measurements yet.</Typography>
      )}
    </Card>
  );
}
