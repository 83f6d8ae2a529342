import { Box, Typography } from '@mui/material';

/** What a list says when it has nothing to show, and why that may be. */
export function EmptyList({ text, hint }: { text: string; hint?: string }) {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h2">{text}</Typography>
      {hint && <Typography color="textSecondary">{hint}</Typography>}
    </Box>
  );
}
