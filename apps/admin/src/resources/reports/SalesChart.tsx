import { Card, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { SalesRow } from '@aabha/contracts/reports/reports.schema';
import { chartBars, type ChartBar } from './chart-bars';

/* The library of charts is loaded with the first one. */
const TrendChart = lazy(() =>
  import('../../components/charts/TrendChart').then((module) => ({ default: module.TrendChart })),
);
const HEIGHT_PX = 240;

const textOf = ({ net, refunds }: ChartBar) =>
  `${formatRupees(net)}${refunds > 0 ? ` after ${formatRupees(refunds)} of refunds` : ''}`;

/** Returns each bar with that of the same place in the period before; none where they have other months. */
const pointsOf = (bars: readonly ChartBar[], before: readonly ChartBar[]) =>
  bars.map((bar, index) => {
    const earlier = before.length === bars.length ? before[index] : undefined;
    return {
      ...{ key: bar.key, label: bar.label, short: bar.short, value: bar.net, text: textOf(bar) },
      ...(earlier && { before: earlier.net, beforeText: `${textOf(earlier)} on ${earlier.label}` }),
    };
  });

interface SalesChartProps {
  rows: readonly SalesRow[];
  /** Of the period before; empty until they are there. */
  before: readonly SalesRow[];
}

/** Net sales of each day, or month, beside the period before; the same figures are in the table below. */
export function SalesChart({ rows, before }: SalesChartProps) {
  const bars = chartBars(rows);
  const best = bars.reduce<ChartBar | undefined>(
    (top, bar) => (top && top.net >= bar.net ? top : bar),
    undefined,
  );
  const unit = bars.length < rows.length ? 'month' : 'day';
  return (
    <Card component="section" aria-label="Net sales" sx={{ p: 2 }}>
      <Typography component="h2" variant="h4">
        Net sales by {unit}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
        {best && best.net > 0 ? `Best: ${best.label}: ${textOf(best)}` : 'No sales in this period.'}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT_PX} />}>
        <TrendChart
          label={`Net sales by ${unit}. The figures are in the table below.`}
          points={pointsOf(bars, chartBars(before))}
        />
      </Suspense>
    </Card>
  );
}
