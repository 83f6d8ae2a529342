import { Box, Typography } from '@mui/material';
import type { FieldChange } from './section-fields';

/** The fields that change, each with its text before and after. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {changes.map(({ label, before, after }) => (
        <Box component="li" key={label} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography variant="body2">
            <Box component="del" sx={{ color: 'text.secondary' }}>
              {before || 'empty'}
            </Box>
            {' → '}
            <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
              {after || 'empty'}
            </Box>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
