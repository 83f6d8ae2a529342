import { Box, Chip } from '@mui/material';
import { useListContext, type RaRecord } from 'react-admin';

/** A filter without an input of its own: it comes from the address and can be removed. */
export interface FilterChip<R extends RaRecord> {
  source: string;
  text: (value: string, rows: readonly R[]) => string;
}

/** Chips of the filters that are set by the address, each removable. */
export function FilterChips<R extends RaRecord>({ chips }: { chips: readonly FilterChip<R>[] }) {
  const { filterValues, setFilters, data = [] } = useListContext<R>();
  const values = filterValues as Record<string, unknown>;
  const active = chips.filter(({ source }) => values[source] !== undefined);
  if (active.length === 0) return null;
  const takeOff = (source: string) =>
    setFilters(Object.fromEntries(Object.entries(values).filter(([name]) => name !== source)));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5 }}>
      {active.map(({ source, text }) => (
        <Chip
          key={source}
          size="small"
          label={text(String(values[source]), data)}
          onDelete={() => takeOff(source)}
        />
      ))}
    </Box>
  );
}
