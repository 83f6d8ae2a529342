import { Box, Typography, useMediaQuery, useTheme } from '@mui/material';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { axisRupees } from './axis-rupees';

export interface TrendPoint {
  key: string;
  /** Below the bar, where there is room. */
  short: string;
  /** At the top of the read-out. */
  label: string;
  value: number;
  /** Of the period before; left out where there is none. */
  before?: number;
  /** The value as text, with what else is to be said of it. */
  text: string;
  beforeText?: string;
}

interface TrendChartProps {
  /** What it shows, for those who do not see it. */
  label: string;
  points: readonly TrendPoint[];
  /** Called with a point that is pressed. */
  onOpen?: (point: TrendPoint) => void;
}

const HEIGHT_PX = 240;
const NOW = 'now';
const BEFORE = 'before';

/** The sums of days or months as bars, and those of the period before as a line; read by pointer, finger and arrow keys. */
export function TrendChart({ label, points, onOpen }: TrendChartProps) {
  const { palette } = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hasBefore = points.some(({ before }) => before !== undefined);
  const lows = points.flatMap(({ value, before }) => [value, before ?? 0]);
  return (
    /* The library puts its title on an element without a role, which has no name. */
    <Box component="figure" aria-label={label} sx={{ m: 0 }}>
      <ChartsContainer
        height={HEIGHT_PX}
        skipAnimation={isStill}
        margin={{ left: 0, right: 8, top: 12, bottom: 0 }}
        series={[
          {
            ...{ type: 'bar', id: NOW, label: 'This period', data: points.map(({ value }) => value) },
            valueFormatter: (_value: number | null, { dataIndex }: { dataIndex: number }) =>
              points[dataIndex]?.text ?? '',
          },
          ...(hasBefore
            ? [
                {
                  ...{ type: 'line' as const, id: BEFORE, label: 'Period before', curve: 'linear' as const },
                  ...{ color: palette.text.secondary, data: points.map(({ before }) => before ?? null) },
                  valueFormatter: (_value: number | null, { dataIndex }: { dataIndex: number }) =>
                    points[dataIndex]?.beforeText ?? '',
                },
              ]
            : []),
        ]}
        colors={[palette.primary.main]}
        xAxis={[
          {
            ...{ id: 'x', scaleType: 'band', categoryGapRatio: 0.35, data: points.map(({ key }) => key) },
            valueFormatter: (key: string, { location }: { location: string }) => {
              const point = points.find((one) => one.key === key);
              return (location === 'tick' ? point?.short : point?.label) ?? '';
            },
          },
        ]}
        yAxis={[
          {
            ...{ id: 'y', width: 60, tickNumber: 4 },
            valueFormatter: (value: number) => axisRupees(value),
            ...(Math.max(0, ...lows) === 0 && Math.min(0, ...lows) === 0 && { max: 1 }),
          },
        ]}
        onAxisClick={(_event, data) => {
          const point = data?.dataIndex === undefined ? undefined : points[data.dataIndex];
          if (point) onOpen?.(point);
        }}
        sx={{
          ...(onOpen ? { cursor: 'pointer' } : {}),
          '& .MuiLineChart-line': { strokeDasharray: '4 4', strokeWidth: 2 },
          '& .MuiChartsGrid-line': { stroke: palette.divider },
          '& .MuiChartsAxis-tickLabel': { fill: palette.text.secondary },
        }}
      >
        <ChartsGrid horizontal />
        <ChartsAxisHighlight x="band" />
        <BarPlot borderRadius={3} />
        <LinePlot />
        {Math.min(...lows) < 0 && (
          <ChartsReferenceLine y={0} lineStyle={{ stroke: palette.text.secondary }} />
        )}
        <ChartsXAxis axisId="x" disableTicks tickLabelMinGap={12} />
        <ChartsYAxis axisId="y" disableLine disableTicks />
        <ChartsTooltip trigger="axis" />
      </ChartsContainer>
      {hasBefore && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', textAlign: 'end' }}>
          Bars: this period. Dashed line: the period before.
        </Typography>
      )}
    </Box>
  );
}
