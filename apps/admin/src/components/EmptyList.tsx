import { Box, Typography } from '@mui/material';
import { useContext } from 'react';
import { ListContext } from 'react-admin';

/** Says why the list is empty: no records yet, or none that match the filters. */
function Hint({ text }: { text: string }) {
  /* Some callers are outside a react-admin list and have no filters. */
  const list = useContext(ListContext);
  const isNarrowed = Object.keys((list?.filterValues ?? {}) as object).length > 0;
  return (
    <Typography color="textSecondary">
      {isNarrowed ? 'No results for this search or filter.' : text}
    </Typography>
  );
}

/** The empty state of a list. */
export function EmptyList({ text, hint }: { text: string; hint?: string }) {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h2">{text}</Typography>
      {hint && <Hint text={hint} />}
    </Box>
  );
}
