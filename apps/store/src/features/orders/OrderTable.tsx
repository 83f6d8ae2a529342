import * as texts from '@aabha/messages/orders';
import { DataTable } from '../../components/data-table/DataTable';
import { SortSelect } from '../../components/data-table/SortSelect';
import { TableArea } from '../../components/data-table/TableArea';
import { useSortedTable } from '../../components/data-table/use-sorted-table';
import { ORDER_COLUMNS, ORDER_ORDERS } from './order-columns';
import { DEFAULT_ORDER_SORT, sortUnlessDefault, type OrderSort } from './order-sort';
import { OrderRow, type OrderActions } from './OrderRow';
import type { ShopperOrder } from './order-steps';

interface OrderTableProps {
  /** A page of orders as the server sorted them. */
  orders: ShopperOrder[];
  sort: OrderSort | undefined;
  /** Undefined returns to the default. */
  onSort: (sort: OrderSort | undefined) => void;
  /** Whether the first order is open at first. */
  isFirstOpen: boolean;
  moreActions: OrderActions;
}

/** The orders of a page as a table; as cards where the page is narrow. */
export function OrderTable({ orders, sort, onSort, isFirstOpen, moreActions }: OrderTableProps) {
  const shown = sort ?? DEFAULT_ORDER_SORT;
  const change = (next: OrderSort | undefined) => onSort(sortUnlessDefault(next));
  const table = useSortedTable({
    columns: ORDER_COLUMNS,
    rows: orders,
    idOf: ({ _id }) => _id,
    sort: shown,
    onSort: change,
    hasOwnOrder: false,
  });
  return (
    <TableArea tools={<SortSelect options={ORDER_ORDERS} sort={shown} onSort={change} />}>
      <DataTable table={table} caption={texts.yourOrders}>
        {(row) => (
          <OrderRow
            key={row.id}
            row={row}
            isOpenAtFirst={isFirstOpen && row.index === 0}
            moreActions={moreActions}
          />
        )}
      </DataTable>
    </TableArea>
  );
}
