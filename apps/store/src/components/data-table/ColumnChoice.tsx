import * as texts from '@aabha/messages/data-table';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './DataTable.module.css';
import type { SortedTable } from './use-sorted-table';

/** Checkboxes of the columns that can be hidden; not shown where rows are cards. */
export function ColumnChoice<Data extends object>({ table }: { table: SortedTable<Data> }) {
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <details className={classes.columns}>
      <summary>
        {texts.columns}
        <IconChevronDown size={16} stroke={2} aria-hidden className={classes.chevron} />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{texts.columnsToShow}</legend>
        {columns.map((column) => (
          <label key={column.id}>
            <input
              type="checkbox"
              checked={column.getIsVisible()}
              onChange={(event) => column.toggleVisibility(event.currentTarget.checked)}
            />
            {String(column.columnDef.header)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
