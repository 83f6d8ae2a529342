import { Box, Card, Typography, useTheme } from '@mui/material';
import { Link } from 'react-router-dom';
import { stateOfGstCode } from '@aabha/contracts/gst/states';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { STATE_TILES, stepRanges, tileStep } from '@aabha/contracts/reports/state-tiles';
import { useAddressOf } from '../../components/FigureLink';
import { formatCount, formatNumber } from '../../data/number-format';
import { pinsOf } from './refused-pin-rows';

/** How much of the main colour each step has, in percent; text on the darker ones has the colour for text on it. */
const SHARES = [0, 14, 30, 80, 100] as const;
const LIGHT_STEPS = 2;

/** Returns the colours of a step in the present scheme. */
function useStepColors() {
  const { palette } = useTheme();
  return (step: number) => ({
    bgcolor: `color-mix(in srgb, ${palette.primary.main} ${SHARES[step] ?? 0}%, ${palette.background.paper})`,
    color: step > LIGHT_STEPS ? palette.primary.contrastText : palette.text.primary,
  });
}

function Legend({ most }: { most: number }) {
  const colorsOf = useStepColors();
  const steps = [{ step: 0, from: 0, to: 0 }, ...stepRanges(most)];
  return (
    <Box
      component="ul"
      aria-label="Checks of a State"
      sx={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mt: 2, p: 0 }}
    >
      {steps.map(({ step, from, to }) => (
        <Box component="li" key={step} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            aria-hidden="true"
            sx={{
              width: 16,
              height: 16,
              borderRadius: 0.5,
              border: 1,
              borderColor: 'divider',
              ...colorsOf(step),
            }}
          />
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {from === to ? formatNumber(to) : `${formatNumber(from)}–${formatNumber(to)}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface StateTilesProps {
  places: readonly { place: string; checks: number }[];
  range: ReportRange;
}

/**
 * India as a grid with a tile for each State and union territory, coloured by checks. It draws no borders. A tile with checks
 * leads to its PIN codes; the table by State says the same as text.
 */
export function StateTiles({ places, range }: StateTilesProps) {
  const colorsOf = useStepColors();
  const addressOf = useAddressOf();
  const checksOf = new Map(places.map(({ place, checks }) => [place, checks]));
  const most = Math.max(0, ...places.map(({ checks }) => checks));
  return (
    <Card component="section" aria-label="Checks by State" sx={{ p: 2 }}>
      <Typography component="h2" variant="h4" sx={{ mb: 1.5 }}>
        Checks by State
      </Typography>
      <Box
        component="ul"
        aria-label="States and union territories"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: '3px', sm: 0.75 } },
          ...{ gridTemplateColumns: 'repeat(9, minmax(0, 1fr))', maxWidth: 560 },
        }}
      >
        {STATE_TILES.map(({ code, letters, column, row }) => {
          const checks = checksOf.get(code) ?? 0;
          const label = `${stateOfGstCode(code)}: ${formatCount(checks, 'check', 'checks')}`;
          const address = checks > 0 ? addressOf(pinsOf(range, { place: code })) : undefined;
          const box = {
            ...{ display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center' },
            ...{
              aspectRatio: '1',
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
              textDecoration: 'none',
            },
            ...{ fontSize: { xs: 12, sm: 14 }, fontWeight: 700, lineHeight: 1.2 },
            '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
            ...colorsOf(tileStep(checks, most)),
          } as const;
          const text = (
            <>
              <span aria-hidden="true">{letters}</span>
              <Box
                component="span"
                aria-hidden="true"
                sx={{ fontSize: 11, fontWeight: 400, display: { xs: 'none', sm: 'block' } }}
              >
                {formatNumber(checks)}
              </Box>
            </>
          );
          return (
            <Box
              component="li"
              key={code}
              title={label}
              sx={{ gridColumn: column, gridRow: row, minWidth: 0 }}
            >
              {address ? (
                <Box component={Link} to={address} aria-label={label} sx={box}>
                  {text}
                </Box>
              ) : (
                <Box role="img" aria-label={label} sx={box}>
                  {text}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
      <Legend most={most} />
    </Card>
  );
}
