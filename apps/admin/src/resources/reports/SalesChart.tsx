import { Box, Card, Typography, useTheme } from '@mui/material';
import { useState } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { SalesRow } from '@aabha/contracts/reports/reports.schema';
import { chartBars, chartTicks, type ChartBar } from './chart-bars';

const SLOT = 10;
const HEIGHT = 200;
const AXIS = 62;

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
const axisText = (rupees: number) => `${rupees < 0 ? '−' : ''}₹${compact.format(Math.abs(rupees))}`;

interface Scale {
  ticks: readonly number[];
  y: (value: number) => number;
}

function scaleOf(bars: readonly ChartBar[]): Scale {
  const ticks = chartTicks(bars.map(({ net }) => net));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return { ticks, y: (value) => HEIGHT - ((value - low) / (high - low)) * HEIGHT };
}

function Axis({ ticks, y }: Scale) {
  return (
    <Box aria-hidden="true" sx={{ position: 'relative', width: AXIS, height: HEIGHT, flexShrink: 0 }}>
      {ticks.map((tick) => (
        <Typography
          key={tick}
          variant="caption"
          color="textSecondary"
          sx={{
            position: 'absolute',
            right: 10,
            top: y(tick),
            transform: 'translateY(-50%)',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {axisText(tick)}
        </Typography>
      ))}
    </Box>
  );
}

interface BarsProps {
  bars: readonly ChartBar[];
  scale: Scale;
  pointed: ChartBar | undefined;
  onPoint: (bar: ChartBar | undefined) => void;
}

function Bars({ bars, scale: { ticks, y }, pointed, onPoint }: BarsProps) {
  const { palette } = useTheme();
  const width = bars.length * SLOT;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      style={{ display: 'block', flex: 1, minWidth: 0, height: HEIGHT, overflow: 'visible' }}
      onMouseLeave={() => onPoint(undefined)}
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={0}
          x2={width}
          y1={y(tick)}
          y2={y(tick)}
          stroke={tick === 0 ? palette.text.secondary : palette.divider}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {bars.map((bar, index) => (
        <g key={bar.key} onMouseEnter={() => onPoint(bar)} onClick={() => onPoint(bar)}>
          <rect
            x={index * SLOT}
            y={0}
            width={SLOT}
            height={HEIGHT}
            fill={pointed === bar ? palette.action.hover : 'transparent'}
          />
          <rect
            x={index * SLOT + SLOT * 0.16}
            y={Math.min(y(0), y(bar.net))}
            width={SLOT * 0.68}
            height={Math.abs(y(0) - y(bar.net))}
            fill={bar.net < 0 ? palette.error.main : palette.primary.main}
          />
        </g>
      ))}
    </svg>
  );
}

/** The days, or months, below the bars: the first, the last, and some between where there is room. */
function Labels({ bars }: { bars: readonly ChartBar[] }) {
  const middle = bars[Math.floor((bars.length - 1) / 2)];
  const shown = bars.length > 2 ? [bars[0], middle, bars.at(-1)] : bars;
  return (
    <Box
      aria-hidden="true"
      sx={{ display: 'flex', justifyContent: 'space-between', pl: `${AXIS}px`, mt: 0.75 }}
    >
      {shown.map((bar) => (
        <Typography key={bar?.key} variant="caption" color="textSecondary">
          {bar?.label}
        </Typography>
      ))}
    </Box>
  );
}

const textOf = ({ label, net, refunds }: ChartBar) =>
  `${label}: ${formatRupees(net)}${refunds > 0 ? ` after ${formatRupees(refunds)} of refunds` : ''}`;

/** Net sales of each day, or month; the same figures are in the table below. */
export function SalesChart({ rows }: { rows: readonly SalesRow[] }) {
  const [pointed, setPointed] = useState<ChartBar>();
  const bars = chartBars(rows);
  const scale = scaleOf(bars);
  const best = bars.reduce<ChartBar | undefined>(
    (top, bar) => (top && top.net >= bar.net ? top : bar),
    undefined,
  );
  const byMonth = bars.length < rows.length;
  return (
    <Card component="section" aria-label="Net sales" sx={{ p: 2 }}>
      <Typography component="h2" variant="h4">
        Net sales by {byMonth ? 'month' : 'day'}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, fontVariantNumeric: 'tabular-nums' }}>
        {pointed
          ? textOf(pointed)
          : best && best.net > 0
            ? `Best: ${textOf(best)}`
            : 'No sales in this period.'}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <Axis {...scale} />
        <Bars bars={bars} scale={scale} pointed={pointed} onPoint={setPointed} />
      </Box>
      <Labels bars={bars} />
    </Card>
  );
}
