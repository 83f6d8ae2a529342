import { counted } from '@aabha/contracts/counts/counts';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import { Chip } from '@aabha/ui/components/Chip';
import type { SortedColumn } from '../../components/data-table/use-sorted-table';
import type { OrderField } from './order-sort';
import type { ShopperOrder } from './order-steps';
import classes from './order-table.module.css';

const TONES = {
  Pending: 'warning',
  Shipped: 'info',
  Delivered: 'success',
  Cancelled: 'danger',
  Returned: 'neutral',
} as const satisfies Record<OrderStatus, string>;

const sorted = (id: OrderField, sortDescFirst: boolean) => ({ id, sortDescFirst });

function PlacedOn({ order }: { order: ShopperOrder }) {
  return (
    <>
      <span className={classes.onCards}>Placed on </span>
      <time dateTime={order.created_at} title={formatDateTime(order.created_at)}>
        {formatDay(order.created_at)}
      </time>
    </>
  );
}

function contents({ products }: ShopperOrder): string {
  const [first, ...others] = products;
  if (!first) return '';
  const more = others.length > 0 ? ` and ${counted(others.length, 'other')}` : '';
  return `${first.product_id.name}${more}`;
}

/** The columns of the order history; those with a sort have the id of its field. */
export const ORDER_COLUMNS: SortedColumn<ShopperOrder>[] = [
  { ...sorted('number', false), header: 'Order', accessorFn: ({ _id }) => orderNumber(_id) },
  {
    ...sorted('created_at', true),
    header: 'Placed on',
    accessorFn: ({ created_at }) => created_at,
    cell: ({ row }) => <PlacedOn order={row.original} />,
  },
  { id: 'contents', header: 'Televisions', enableSorting: false, accessorFn: contents },
  {
    ...sorted('status', false),
    header: 'Status',
    accessorFn: ({ status }) => status,
    cell: ({ row: { original } }) => <Chip tone={TONES[original.status]}>{original.status}</Chip>,
  },
  {
    ...sorted('totalPrice', true),
    header: 'Total',
    accessorFn: ({ totalPrice }) => totalPrice,
    cell: ({ row }) => formatRupees(row.original.totalPrice),
  },
];

/** The orders that cards can be shown in. */
export const ORDER_ORDERS = [
  { label: 'Newest first', sort: { field: 'created_at', order: 'desc' } },
  { label: 'Oldest first', sort: { field: 'created_at', order: 'asc' } },
  { label: 'Total: high to low', sort: { field: 'totalPrice', order: 'desc' } },
  { label: 'Total: low to high', sort: { field: 'totalPrice', order: 'asc' } },
  { label: 'Status: pending first', sort: { field: 'status', order: 'asc' } },
  { label: 'Status: pending last', sort: { field: 'status', order: 'desc' } },
  { label: 'Number: ascending', sort: { field: 'number', order: 'asc' } },
  { label: 'Number: descending', sort: { field: 'number', order: 'desc' } },
] as const;
