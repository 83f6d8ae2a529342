import FilterListIcon from '@mui/icons-material/FilterListOutlined';
import { Box, Button } from '@mui/material';
import { isValidElement, type ReactElement } from 'react';
import { useListContext } from 'react-admin';

interface FoldedFiltersProps {
  /** Those that are folded, as the list has them. */
  filters: readonly ReactElement[];
  isOpen: boolean;
  onToggle: () => void;
}

/** The button that unfolds the filters of a list on a phone; it says how many of them are set. */
export function FoldedFilters({ filters, isOpen, onToggle }: FoldedFiltersProps) {
  const { filterValues } = useListContext();
  const values = filterValues as Record<string, unknown>;
  const set = filters.filter(
    (filter) => isValidElement<{ source: string }>(filter) && values[filter.props.source] !== undefined,
  );
  const count = set.length > 0 ? ` (${set.length})` : '';
  return (
    <Box sx={{ px: 1 }}>
      <Button startIcon={<FilterListIcon />} aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? 'Fewer filters' : `More filters${count}`}
      </Button>
    </Box>
  );
}
