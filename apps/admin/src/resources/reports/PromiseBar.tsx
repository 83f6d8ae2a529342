import { Box, Card, Typography, useTheme } from '@mui/material';
import type { PromiseFigures } from '@aabha/contracts/reports/promise-report.schema';
import type { PromiseOutcome } from '@aabha/contracts/reports/reports.values';
import { FigureLink, type Rows } from '../../components/FigureLink';
import { formatNumber } from '../../data/number-format';

interface PromiseBarProps {
  total: PromiseFigures;
  orders: { delivered: (promise: PromiseOutcome) => Rows };
}

/** A bar of all deliveries with a promised day, split by how late they were, and its legend. */
export function PromiseBar({ total, orders }: PromiseBarProps) {
  const { palette } = useTheme();
  const all = total.kept + total.late_1 + total.late_2_3 + total.late_more;
  if (all === 0) return null;
  const parts = [
    { outcome: 'kept', name: 'On time', value: total.kept, color: palette.success.main },
    { outcome: 'late-1', name: '1 day late', value: total.late_1, color: palette.warning.main },
    {
      outcome: 'late-2-3',
      name: '2–3 days late',
      value: total.late_2_3,
      color: `color-mix(in srgb, ${palette.warning.main} 50%, ${palette.error.main})`,
    },
    { outcome: 'late-more', name: 'More days late', value: total.late_more, color: palette.error.main },
  ] as const;
  return (
    <Card component="section" aria-label="Deliveries with a promised day" sx={{ p: 2 }}>
      <Typography component="h2" variant="h4" sx={{ mb: 1.5 }}>
        Deliveries with a promised day
      </Typography>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', height: 14, borderRadius: 1, overflow: 'hidden', gap: '2px' }}
      >
        {parts.map(({ outcome, value, color }) =>
          value === 0 ? null : <Box key={outcome} sx={{ flexGrow: value, minWidth: 4, bgcolor: color }} />,
        )}
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {parts.map(({ outcome, name, value, color }) => (
          <Box component="li" key={outcome} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box aria-hidden="true" sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: color }} />
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {name}{' '}
              <strong>
                {value === 0 ? (
                  '0'
                ) : (
                  <FigureLink rows={orders.delivered(outcome)}>{formatNumber(value)}</FigureLink>
                )}
              </strong>
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
