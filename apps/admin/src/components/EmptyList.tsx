import { Box, Typography } from '@mui/material';
import { useContext } from 'react';
import { ListContext } from 'react-admin';

/** Why the list is empty: nothing is there yet, or it is narrowed to nothing. */
function Hint({ text }: { text: string }) {
  /* Some of what says so is no list of react-admin's, and cannot be narrowed. */
  const list = useContext(ListContext);
  const isNarrowed = Object.keys((list?.filterValues ?? {}) as object).length > 0;
  return (
    <Typography color="textSecondary">
      {isNarrowed ? 'No results for this search or filter.' : text}
    </Typography>
  );
}

/** What a list says when it has nothing to show, and why that may be. */
export function EmptyList({ text, hint }: { text: string; hint?: string }) {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h2">{text}</Typography>
      {hint && <Hint text={hint} />}
    </Box>
  );
}
