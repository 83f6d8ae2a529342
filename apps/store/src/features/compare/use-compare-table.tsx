import { useMemo, useState } from 'react';
import * as texts from '@aabha/messages/compare';
import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  filterFn_equals,
  tableFeatures,
  useTable,
  type ColumnFiltersState,
  type ColumnVisibilityState,
} from '@tanstack/react-table';
import { useElectricity } from '../../lib/electricity';
import type { SpecificationNames } from '../../lib/specification-names';
import type { ComparedProduct } from './compared-television';
import { compareRows, type CompareRow } from './compare-rows';

const features = tableFeatures({
  columnVisibilityFeature,
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { equals: filterFn_equals },
});
export type CompareFeatures = typeof features;

const column = createColumnHelper<CompareFeatures, CompareRow>();
/** Not shown: the filter of "Show differences only" reads it. */
const DIFFERS = 'differs';
const ALL_IN_SIGHT: ColumnVisibilityState = { [DIFFERS]: false };
const UNFILTERED: ColumnFiltersState = [];

const columnsOf = (products: readonly ComparedProduct[]) =>
  column.columns([
    column.accessor('label', { id: 'label', enableHiding: false }),
    column.accessor('differs', { id: DIFFERS, filterFn: 'equals', enableHiding: false }),
    ...products.map(({ _id, name }) =>
      column.accessor((row) => row.values.get(_id), {
        id: _id,
        header: name,
        cell: ({ getValue }) => getValue() ?? <span aria-label={texts.notStated}>–</span>,
      }),
    ),
  ]);

/**
 * Returns the comparison as a table: a row for each specification and a column for each television, which can
 * be hidden. Rows compare the televisions in sight. `products` and `names` must be stable.
 */
export function useCompareTable(
  products: readonly ComparedProduct[],
  factsOf: (product: ComparedProduct) => { label: string; value: string }[],
  names: SpecificationNames,
) {
  const electricity = useElectricity();
  const [visibility, setVisibility] = useState<ColumnVisibilityState>(ALL_IN_SIGHT);
  const [filters, setFilters] = useState<ColumnFiltersState>([]);
  // Those in sight may all have been removed from the comparison since.
  const columnVisibility = products.some(({ _id }) => visibility[_id] !== false) ? visibility : ALL_IN_SIGHT;
  const inSight = useMemo(
    () => products.filter(({ _id }) => columnVisibility[_id] !== false),
    [products, columnVisibility],
  );
  // A television by itself differs from none.
  const columnFilters = inSight.length > 1 ? filters : UNFILTERED;
  const table = useTable({
    features,
    columns: useMemo(() => columnsOf(products), [products]),
    data: useMemo(
      () => compareRows(inSight, factsOf, names, electricity),
      [inSight, factsOf, names, electricity],
    ),
    getRowId: ({ id }) => id,
    state: { columnVisibility, columnFilters },
    onColumnVisibilityChange: setVisibility,
    onColumnFiltersChange: setFilters,
  });
  return {
    table,
    /** The televisions whose columns are shown. */
    inSight,
    hidden: products.filter((product) => !inSight.includes(product)),
    setHidden: (id: string, isHidden: boolean) => table.getColumn(id)?.toggleVisibility(!isHidden),
    isDifferingOnly: columnFilters.length > 0,
    setDifferingOnly: (isOn: boolean) => table.getColumn(DIFFERS)?.setFilterValue(isOn ? true : undefined),
  };
}
export type Comparison = ReturnType<typeof useCompareTable>;
