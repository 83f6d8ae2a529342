import { Children, isValidElement, lazy, Suspense, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DataTable, useResourceContext, type DataTableProps, type RaRecord } from 'react-admin';
import { shownColumns } from '../../data/column-setup';
import { ListToolsSlot } from './list-tools-slot';
import { useColumnSetup } from './use-column-setup';

const ListTools = lazy(() => import('./ListTools').then((module) => ({ default: module.ListTools })));

/** Returns the name by which a column is known: its label; none of one whose label is no text, such as a checkbox. */
function nameOf(column: ReactNode): string | undefined {
  if (!isValidElement<{ label?: unknown }>(column)) return undefined;
  const { label } = column.props;
  return typeof label === 'string' ? label : undefined;
}

/** Returns the columns as set up: those without a name, such as checkboxes, stay at the side where they are. */
function arrange(columns: readonly ReactNode[], shown: readonly string[]): ReactNode[] {
  const isUnnamed = (column: ReactNode) => nameOf(column) === undefined;
  return [
    ...columns.slice(0, 1).filter(isUnnamed),
    ...shown.map((name) => columns.find((column) => nameOf(column) === name)),
    ...columns.slice(1).filter(isUnnamed),
  ];
}

/** The table of a list, whose columns everybody chooses and orders. */
export function ListTable<R extends RaRecord>({ children, ...table }: DataTableProps<R>) {
  const list = useResourceContext() ?? '';
  const [setup] = useColumnSetup(list);
  const slot = useContext(ListToolsSlot);
  const columns = Children.toArray(children);
  const names = columns.map(nameOf).filter((name) => name !== undefined);
  return (
    <>
      {slot &&
        createPortal(
          <Suspense>
            <ListTools list={list} names={names} />
          </Suspense>,
          slot,
        )}
      <DataTable<R> {...table}>{arrange(columns, shownColumns(names, setup))}</DataTable>
    </>
  );
}
