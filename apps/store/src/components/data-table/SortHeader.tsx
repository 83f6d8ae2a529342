import type { Header } from '@tanstack/react-table';
import { FlexRender } from '@tanstack/react-table';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import classes from './DataTable.module.css';
import type { SortedFeatures } from './use-sorted-table';

const ICONS = { asc: IconArrowUp, desc: IconArrowDown };
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** A column header: a button where the column can be sorted, with the direction in `aria-sort`. */
export function SortHeader<Row extends object>({ header }: { header: Header<SortedFeatures, Row> }) {
  const { column } = header;
  if (!column.getCanSort())
    return (
      <th scope="col" className={classes.header}>
        <FlexRender header={header} />
      </th>
    );
  const direction = column.getIsSorted();
  const Icon = direction ? ICONS[direction] : IconSelector;
  return (
    <th scope="col" className={classes.header} aria-sort={direction ? ARIA_SORT[direction] : 'none'}>
      <button type="button" className={classes.sortButton} onClick={column.getToggleSortingHandler()}>
        <FlexRender header={header} />
        <Icon size={16} stroke={2} aria-hidden className={direction ? classes.sorted : classes.unsorted} />
      </button>
    </th>
  );
}
