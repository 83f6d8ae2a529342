import type { ReactNode } from 'react';
import * as texts from '@aabha/messages/data-table';
import type { Row } from '@tanstack/react-table';
import classes from './DataTable.module.css';
import { SortHeader } from './SortHeader';
import type { SortedFeatures, SortedTable } from './use-sorted-table';

/** Renders a row as a `tbody`, so that it can have a second line. */
type RowRenderer<Data extends object> = (row: Row<SortedFeatures, Data>) => ReactNode;

interface DataTableProps<Data extends object> {
  table: SortedTable<Data>;
  caption: string;
  isBusy?: boolean;
  /** Shown without rows, in place of the table. */
  empty?: ReactNode;
  children: RowRenderer<Data>;
}

/**
 * A sortable table with a sticky header. Where the page leaves it little width the rows become cards, by CSS
 * alone: each is rendered once.
 */
export function DataTable<Data extends object>({
  table,
  caption,
  isBusy = false,
  empty,
  children,
}: DataTableProps<Data>) {
  const { rows } = table.getRowModel();
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <table className={classes.table} aria-busy={isBusy}>
      <caption className="visually-hidden">{texts.captionWithSorting(caption)}</caption>
      <thead className={classes.head}>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <SortHeader key={header.id} header={header} />
            ))}
          </tr>
        ))}
      </thead>
      {rows.map((row) => children(row))}
    </table>
  );
}
