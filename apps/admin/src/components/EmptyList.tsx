import { Box, Typography } from '@mui/material';
import { useContext } from 'react';
import { ListContext } from 'react-admin';

interface HintProps {
  text: string;
  opensWith: Readonly<Record<string, string>>;
}

/** Says why the list is empty: no records yet, or none that match the filters. */
function Hint({ text, opensWith }: HintProps) {
  /* Some callers are outside a react-admin list and have no filters. */
  const list = useContext(ListContext);
  const filters = Object.entries((list?.filterValues ?? {}) as object);
  const isNarrowed = filters.some(([source, value]) => opensWith[source] !== value);
  return (
    <Typography color="textSecondary">
      {isNarrowed ? 'No results for this search or filter.' : text}
    </Typography>
  );
}

interface EmptyListProps {
  text: string;
  hint?: string;
  /** The filters with which the list opens; the hint fits them, too. */
  opensWith?: HintProps['opensWith'];
}

/** The empty state of a list. */
export function EmptyList({ text, hint, opensWith = {} }: EmptyListProps) {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h2">{text}</Typography>
      {hint && <Hint text={hint} opensWith={opensWith} />}
    </Box>
  );
}
