import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { formatDateTime, formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/orders';
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
      <span className={classes.onCards}>{texts.placedOn} </span>
      <time dateTime={order.created_at} title={formatDateTime(order.created_at)}>
        {formatDay(order.created_at)}
      </time>
    </>
  );
}

function contents({ products }: ShopperOrder): string {
  const [first, ...others] = products;
  if (!first) return '';
  const { name } = first.product_id;
  return others.length > 0 ? texts.andOthers(name, others.length) : name;
}

/** The columns of the order history; those with a sort have the id of its field. */
export const ORDER_COLUMNS: SortedColumn<ShopperOrder>[] = [
  { ...sorted('number', false), header: texts.order, accessorFn: ({ _id }) => orderNumber(_id) },
  {
    ...sorted('created_at', true),
    header: texts.placedOn,
    accessorFn: ({ created_at }) => created_at,
    cell: ({ row }) => <PlacedOn order={row.original} />,
  },
  { id: 'contents', header: texts.televisions, enableSorting: false, accessorFn: contents },
  {
    ...sorted('status', false),
    header: texts.status,
    accessorFn: ({ status }) => status,
    cell: ({ row: { original } }) => (
      <Chip tone={TONES[original.status]}>{texts.statuses[original.status]}</Chip>
    ),
  },
  {
    ...sorted('totalPrice', true),
    header: texts.total,
    accessorFn: ({ totalPrice }) => totalPrice,
    cell: ({ row }) => formatRupees(row.original.totalPrice),
  },
];

/** The orders that cards can be shown in. */
export const ORDER_ORDERS = [
  { label: texts.newestFirst, sort: { field: 'created_at', order: 'desc' } },
  { label: texts.oldestFirst, sort: { field: 'created_at', order: 'asc' } },
  { label: texts.totalHighToLow, sort: { field: 'totalPrice', order: 'desc' } },
  { label: texts.totalLowToHigh, sort: { field: 'totalPrice', order: 'asc' } },
  { label: texts.pendingFirst, sort: { field: 'status', order: 'asc' } },
  { label: texts.pendingLast, sort: { field: 'status', order: 'desc' } },
  { label: texts.numberAscending, sort: { field: 'number', order: 'asc' } },
  { label: texts.numberDescending, sort: { field: 'number', order: 'desc' } },
] as const;
