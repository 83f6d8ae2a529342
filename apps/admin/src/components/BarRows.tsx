import { Box, Typography, useTheme } from '@mui/material';
import { FigureLink, type Rows } from './FigureLink';

export interface BarRow {
  key: string;
  label: string;
  /** The value of the bar. */
  value: number;
  text: string;
  note?: string;
  rows?: Rows;
}

function Bar({ share }: { share: number }) {
  const { palette } = useTheme();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      style={{ display: 'block', width: '100%', height: 6, marginTop: 4 }}
    >
      <rect width={100} height={6} fill={palette.divider} />
      <rect width={share * 100} height={6} fill={palette.primary.main} />
    </svg>
  );
}

/** A horizontal bar chart; each bar has its label and its value as text. */
export function BarRows({ label, bars, none }: { label: string; bars: readonly BarRow[]; none: string }) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  if (most === 0) return <Typography color="textSecondary">{none}</Typography>;
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {bars.map(({ key, label: name, value, text, note, rows }) => (
        <li key={key}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="body2" sx={{ minWidth: 0 }}>
              {rows ? <FigureLink rows={rows}>{name}</FigureLink> : name}
            </Typography>
            <Typography
              variant="body2"
              sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
            >
              {text}
              {note && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {' '}
                  {note}
                </Typography>
              )}
            </Typography>
          </Box>
          <Bar share={value / most} />
        </li>
      ))}
    </Box>
  );
}
