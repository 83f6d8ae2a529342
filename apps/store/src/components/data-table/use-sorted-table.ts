import { useMemo } from 'react';
import {
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type SortingState,
} from '@tanstack/react-table';
import type { Sort } from '../../lib/sort-param';

/* No sorted row model: a page of a list cannot be sorted as if it were the whole. */
const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature });
export type SortedFeatures = typeof features;
export type SortedTable<Row extends object> = ReactTable<SortedFeatures, Row>;
/** Columns that are sorted have the id of the API's sort field; give `sortDescFirst` for each. */
export type SortedColumn<Row extends object> = ColumnDef<SortedFeatures, Row>;

interface SortedTableOptions<Row extends object, Field extends string> {
  columns: SortedColumn<Row>[];
  rows: Row[];
  idOf: (row: Row) => string;
  /** How the server sorted the rows; undefined for the list's own order. */
  sort: Sort<Field> | undefined;
  /** Loads the rows anew in another order; undefined returns to the list's own order. */
  onSort: (sort: Sort<Field> | undefined) => void;
  /** Whether the list has an own order that is none of its columns'. */
  hasOwnOrder: boolean;
}

/** Returns a table whose rows the server sorts, and whose columns can be hidden. `columns` must be stable. */
export function useSortedTable<Row extends object, Field extends string>(
  options: SortedTableOptions<Row, Field>,
): SortedTable<Row> {
  const { columns, rows, idOf, sort, onSort, hasOwnOrder } = options;
  const field = sort?.field;
  const order = sort?.order;
  const sorting = useMemo<SortingState>(
    () => (field ? [{ id: field, desc: order === 'desc' }] : []),
    [field, order],
  );
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: idOf,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: hasOwnOrder,
    state: { sorting },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      onSort(next && { field: next.id as Field, order: next.desc ? 'desc' : 'asc' });
    },
  });
}
