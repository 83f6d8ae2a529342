import { Box, Typography } from '@mui/material';
import type { StandardNamesRow } from '@aabha/contracts/specifications/standard-names.schema';

const INSERTED = { textDecoration: 'none', fontWeight: 600 } as const;

/** The names of televisions before and after, and those that stay. Televisions without either are left out. */
export function StandardNamesRows({ rows }: { rows: readonly StandardNamesRow[] }) {
  const shown = rows.filter(({ renamed, kept }) => renamed.length + kept.length > 0);
  if (shown.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Names"
      tabIndex={0}
      sx={{
        ...{ m: 0, p: 0, listStyle: 'none', maxHeight: 360, overflow: 'auto' },
        ...{ border: 1, borderColor: 'divider', borderRadius: 2, overflowWrap: 'anywhere' },
      }}
    >
      {shown.map(({ _id, name, renamed, kept }) => (
        <Box component="li" key={_id} sx={{ px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          {renamed.map(({ from, to }, index) => (
            <Typography key={index} variant="body2">
              <del>{from}</del> → <ins style={INSERTED}>{to}</ins>
            </Typography>
          ))}
          {kept.map(({ name: stays, standard }, index) => (
            <Typography key={index} variant="body2" color="textSecondary">
              {stays} stays: {standard} is there already.
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
