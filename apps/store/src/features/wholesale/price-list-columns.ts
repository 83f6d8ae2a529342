import { formatRupees } from '@aabha/contracts/money/money-format';
import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import type { SortedColumn } from '../../components/data-table/use-sorted-table';
import { leastUnitPrice, liveBreaks } from './wholesale-lines';
import type { PriceListField } from './wholesale-sort';

const NONE = '–';

const sorted = (id: PriceListField) => ({ id, sortDescFirst: false });

/** The columns of the price list; those with a sort have the id of its field. */
export const PRICE_LIST_COLUMNS: SortedColumn<WholesaleProduct>[] = [
  {
    ...sorted('name'),
    header: 'Television',
    accessorFn: ({ product_id }) => product_id.name,
    enableHiding: false,
  },
  {
    ...sorted('size'),
    header: 'Screen',
    accessorFn: ({ product_id }) => product_id.screenInches,
    cell: ({ row }) => `${row.original.product_id.screenInches ?? NONE} inch`,
  },
  {
    ...sorted('price'),
    header: 'Price each',
    accessorFn: ({ product_id }) => product_id.new_price,
    cell: ({ row }) => formatRupees(row.original.product_id.new_price),
  },
  {
    ...sorted('minQuantity'),
    header: 'Min quantity',
    accessorFn: (product) => liveBreaks(product)[0]?.minQuantity,
    cell: ({ row }) => {
      const [first] = liveBreaks(row.original);
      return first ? `${first.minQuantity} units` : NONE;
    },
  },
  {
    id: 'least',
    header: 'Lowest price',
    enableSorting: false,
    accessorFn: leastUnitPrice,
    cell: ({ row }) => formatRupees(leastUnitPrice(row.original)),
  },
];

/** The orders that cards can be shown in. */
export const PRICE_LIST_ORDERS = [
  { label: 'Newest first' },
  { label: 'Name: A to Z', sort: { field: 'name', order: 'asc' } },
  { label: 'Name: Z to A', sort: { field: 'name', order: 'desc' } },
  { label: 'Size: small to large', sort: { field: 'size', order: 'asc' } },
  { label: 'Size: large to small', sort: { field: 'size', order: 'desc' } },
  { label: 'Price: low to high', sort: { field: 'price', order: 'asc' } },
  { label: 'Price: high to low', sort: { field: 'price', order: 'desc' } },
  { label: 'Minimum quantity: low to high', sort: { field: 'minQuantity', order: 'asc' } },
  { label: 'Minimum quantity: high to low', sort: { field: 'minQuantity', order: 'desc' } },
] as const;
