import { formatRupees } from '@aabha/contracts/money/money-format';
import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import * as texts from '@aabha/messages/wholesale';
import type { SortedColumn } from '../../components/data-table/use-sorted-table';
import { leastUnitPrice, liveBreaks } from './wholesale-lines';
import type { PriceListField } from './wholesale-sort';

const NONE = '–';

const columns = texts.columns;
const sortOrders = texts.sortOrders;

const sorted = (id: PriceListField) => ({ id, sortDescFirst: false });

/** The columns of the price list; those with a sort have the id of its field. */
export const PRICE_LIST_COLUMNS: SortedColumn<WholesaleProduct>[] = [
  {
    ...sorted('name'),
    header: columns.television,
    accessorFn: ({ product_id }) => product_id.name,
    enableHiding: false,
  },
  {
    ...sorted('size'),
    header: columns.screen,
    accessorFn: ({ product_id }) => product_id.screenInches,
    cell: ({ row }) => texts.inches(row.original.product_id.screenInches ?? NONE),
  },
  {
    ...sorted('price'),
    header: columns.priceEach,
    accessorFn: ({ product_id }) => product_id.new_price,
    cell: ({ row }) => formatRupees(row.original.product_id.new_price),
  },
  {
    ...sorted('minQuantity'),
    header: columns.minQuantity,
    accessorFn: (product) => liveBreaks(product)[0]?.minQuantity,
    cell: ({ row }) => {
      const [first] = liveBreaks(row.original);
      return first ? texts.unitsOf(first.minQuantity) : NONE;
    },
  },
  {
    id: 'least',
    header: columns.lowestPrice,
    enableSorting: false,
    accessorFn: leastUnitPrice,
    cell: ({ row }) => formatRupees(leastUnitPrice(row.original)),
  },
];

/** The orders that cards can be shown in. */
export const PRICE_LIST_ORDERS = [
  { label: sortOrders.newest },
  { label: sortOrders.nameAscending, sort: { field: 'name', order: 'asc' } },
  { label: sortOrders.nameDescending, sort: { field: 'name', order: 'desc' } },
  { label: sortOrders.sizeAscending, sort: { field: 'size', order: 'asc' } },
  { label: sortOrders.sizeDescending, sort: { field: 'size', order: 'desc' } },
  { label: sortOrders.priceAscending, sort: { field: 'price', order: 'asc' } },
  { label: sortOrders.priceDescending, sort: { field: 'price', order: 'desc' } },
  { label: sortOrders.quantityAscending, sort: { field: 'minQuantity', order: 'asc' } },
  { label: sortOrders.quantityDescending, sort: { field: 'minQuantity', order: 'desc' } },
] as const;
