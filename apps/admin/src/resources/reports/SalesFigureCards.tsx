import { Box, Card, Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { SalesFigures, SalesReportOutput } from '@aabha/contracts/reports/reports.schema';
import { formatDay } from '@aabha/contracts/time/india-time';
import { formatNumber } from '../../data/number-format';
import { changeText } from './change-text';

const CARDS: readonly {
  label: string;
  valueOf: (figures: SalesFigures) => number;
  text: (value: number) => string;
}[] = [
  { label: 'Net sales', valueOf: ({ net }) => net, text: formatRupees },
  { label: 'Televisions sold', valueOf: ({ units }) => units, text: formatNumber },
  { label: 'Refunds', valueOf: ({ refunds }) => refunds, text: formatRupees },
  { label: 'Coupons', valueOf: ({ coupon }) => coupon, text: formatRupees },
];

/** The main figures of a sales report, each with its change against as many days before. */
export function SalesFigureCards({ total, before }: Pick<SalesReportOutput, 'total' | 'before'>) {
  return (
    <Box component="section" aria-label="Total">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
        {CARDS.map(({ label, valueOf, text }) => (
          <Card key={label} sx={{ px: 2, py: 1.5, minWidth: 0 }}>
            <Typography variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography
              sx={{
                fontSize: { xs: 20, sm: 26 },
                fontWeight: 700,
                fontVariantNumeric: 'tabular-nums',
                overflowWrap: 'anywhere',
              }}
            >
              {text(valueOf(total))}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {changeText(valueOf(total), valueOf(before), text)}
            </Typography>
          </Card>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Compared with {formatDay(before.from)} to {formatDay(before.to)}. Amounts include GST.
      </Typography>
    </Box>
  );
}
