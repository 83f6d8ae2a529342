import { useTheme } from '@mui/material';

const HEIGHT = 40;

/** A line of values without axes; the figure beside it says what they add up to. */
export function SparkLine({ values }: { values: readonly number[] }) {
  const { palette } = useTheme();
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const last = Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT - ((value - low) / (high - low)) * HEIGHT;
  const points = values.map((value, index) => `${(index / last) * 100},${y(value).toFixed(2)}`).join(' ');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -2 100 ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      style={{ display: 'block', width: '100%', height: HEIGHT + 4, marginTop: 8 }}
    >
      <polygon points={`0,${y(0)} ${points} 100,${y(0)}`} fill={palette.primary.main} opacity={0.12} />
      <polyline
        points={points}
        fill="none"
        stroke={palette.primary.main}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
