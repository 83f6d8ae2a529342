import { Checkbox } from '@mui/material';
import type { MouseEvent } from 'react';
import { useListContext, type Identifier } from 'react-admin';

/* The tick stands in a row that may open its record when clicked. */
const stop = (event: MouseEvent) => event.stopPropagation();

interface TickProps {
  name: string;
  checked: boolean;
  indeterminate?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/* react-admin's own ticks have their name on an element that cannot carry one. */
function Tick({ name, ...state }: TickProps) {
  return (
    <span onClick={stop} role="presentation">
      <Checkbox size="small" slotProps={{ input: { 'aria-label': name } }} sx={{ p: 0.5 }} {...state} />
    </span>
  );
}

/** Ticks a record of the list, to be acted on with others. */
export function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Tick name={`Select ${name}`} checked={selectedIds.includes(id)} onChange={() => onToggleItem(id)} />
  );
}

/**
 * Ticks every record of the page, or none of them; what is ticked on other pages stays. Until a page that is turned to
 * has come, the records are those of the page before, and are not to be unticked by who means the new ones.
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
