import { Checkbox } from '@mui/material';
import type { MouseEvent } from 'react';
import { useListContext, type Identifier } from 'react-admin';

/* Stops the click from also opening the record of the row. */
const stop = (event: MouseEvent) => event.stopPropagation();

interface TickProps {
  name: string;
  checked: boolean;
  indeterminate?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/* react-admin's own checkboxes put their label on an element that cannot have one. */
function Tick({ name, ...state }: TickProps) {
  return (
    <span onClick={stop} role="presentation">
      <Checkbox size="small" slotProps={{ input: { 'aria-label': name } }} sx={{ p: 0.5 }} {...state} />
    </span>
  );
}

/** The checkbox that selects a record for a bulk action. */
export function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Tick name={`Select ${name}`} checked={selectedIds.includes(id)} onChange={() => onToggleItem(id)} />
  );
}

/**
 * Selects or deselects all records of the page; the selection on other pages stays. While the next page
 * loads, the records are still those of the previous page, so a deselection waits.
 */
export function SelectPage() {
  const { data = [], isPlaceholderData, selectedIds, onSelect } = useListContext();
  const here = data.map(({ id }) => id);
  const ticked = here.filter((id) => selectedIds.includes(id));
  const all = here.length > 0 && ticked.length === here.length;
  const elsewhere = selectedIds.filter((id) => !here.includes(id));
  return (
    <Tick
      name="Select this page"
      checked={all}
      indeterminate={ticked.length > 0 && !all}
      disabled={isPlaceholderData ?? false}
      onChange={() => onSelect(all ? elsewhere : [...elsewhere, ...here])}
    />
  );
}
