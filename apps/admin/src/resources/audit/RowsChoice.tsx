import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext } from 'react-admin';

/** Chooses whether entries that were written together are one row. A list of one batch or of one record has single entries only. */
export function RowsChoice() {
  const { filterValues, setFilters } = useListContext();
  const { rows, ...others } = filterValues as Record<string, unknown>;
  if (others.batchId !== undefined || others.entityId !== undefined) return null;
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Entries written together"
        value={rows === 'single' ? 'single' : 'grouped'}
        onChange={(_event, chosen: string | null) => {
          if (chosen !== null) setFilters(chosen === 'single' ? { ...others, rows: chosen } : others);
        }}
      >
        <ToggleButton value="grouped">Grouped</ToggleButton>
        <ToggleButton value="single">Single entries</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
