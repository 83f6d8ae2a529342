import { useListContext } from 'react-admin';
import type { ExportedList } from '../data/csv-export';
import type { Filtered } from '../data/list-query';
import { ExportAllButton } from './ExportAllButton';

interface ExportCsvButtonProps {
  list: ExportedList;
  /** The filters of the list in the format of the API. */
  filtersOf: (filtered: Filtered) => object;
}

/** Exports all pages of the surrounding list under its filters. */
export function ExportCsvButton({ list, filtersOf }: ExportCsvButtonProps) {
  const { filterValues } = useListContext();
  return <ExportAllButton list={list} filtersOf={() => filtersOf({ filter: filterValues })} />;
}
