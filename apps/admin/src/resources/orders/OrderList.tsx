import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { ORDER_STATUSES } from '@aabha/contracts/orders/orders.schema';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { itemsText, type OrderRecord } from './order-record';
import { orderFilters } from './orders.data';
import { orderReportChips } from './order-report-chips';
import { ORDER_VIEWS } from './order-views';
import { EmailText } from '../../components/EmailText';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { FilterChips, type FilterChip } from '../../components/FilterChips';
import { ListPager } from '../../components/ListPager';
import { ScreenList } from '../../components/ScreenList';
import { SelectionToolbar } from '../../components/SelectionToolbar';
import { SelectPage, SelectRow } from '../../components/SelectRow';
import { PageEwayBill } from '../../components/eway-bills/PageEwayBill';
import { OrderLinkField } from './OrderLinkField';
import { OrderRows } from './OrderRows';
import { OrderStatusField } from './OrderStatusField';
import { UpdateMatchingButton } from './UpdateMatchingButton';
import { UpdateStatusButton } from './UpdateStatusButton';
import { UpdateStatusesButton } from './UpdateStatusesButton';
import { RelativeTimeField } from '../../components/RelativeTimeField';

const STATUS_CHOICES = ORDER_STATUSES.map((status) => ({ id: status, name: status }));

const filters = [
  <SearchInput
    key="search"
    source="search"
    placeholder="Order ID, name, email, phone, payment ID"
    alwaysOn
  />,
  <SelectInput
    key="status"
    source="status"
    choices={STATUS_CHOICES}
    emptyText="ALL"
    label="Status"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Placed" alwaysOn />,
];

const empty = <EmptyList text="No orders found" hint="Orders appear here as soon as they are paid." />;

const chips: FilterChip<OrderRecord>[] = [
  { source: 'sold', text: () => 'Not cancelled or returned' },
  { source: 'placedFrom', text: (value) => `Placed from ${formatDateTime(value)}` },
  { source: 'placedBefore', text: (value) => `Placed before ${formatDateTime(value)}` },
  { source: 'user_id', text: (_value, [first]) => `Of ${first?.user_id.name ?? 'one customer'}` },
  {
    source: 'product_id',
    text: (value, [first]) =>
      `With ${first?.products.find((line) => line.product_id._id === value)?.product_id.name ?? 'one television'}`,
  },
  ...orderReportChips,
];

const Column = DataTable.Col<OrderRecord>;

function OrderTable() {
  return (
    <ListTable<OrderRecord> rowClick="show" bulkActionButtons={false} empty={empty}>
      <Column
        label={<SelectPage />}
        render={({ id, _id }) => <SelectRow id={id} name={`order ${orderNumber(_id)}`} />}
      />
      <Column
        label="Order ID"
        render={({ _id }) => (
          <strong>
            <OrderLinkField orderId={_id} />
          </strong>
        )}
      />
      <Column
        label="Customer"
        render={(order) => (
          <Box sx={{ minWidth: 116 }}>
            {order.name}
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <EmailText email={order.email} />
            </Typography>
          </Box>
        )}
      />
      <Column label="Items" render={(order) => <Box sx={{ minWidth: 180 }}>{itemsText(order)}</Box>} />
      <Column
        source="created_at"
        label="Date"
        render={(order) => <RelativeTimeField iso={order.created_at} />}
      />
      <Column source="status" label="Status" render={(order) => <OrderStatusField status={order.status} />} />
      <Column
        label="E-way bill"
        cellSx={() => ({ minWidth: 76 })}
        render={({ id }) => <PageEwayBill orderId={id} />}
      />
      <Column
        source="totalPrice"
        align="right"
        label="Amount"
        render={(order) => formatRupees(order.totalPrice)}
      />
      <Column label="Action" render={() => <UpdateStatusButton />} />
    </ListTable>
  );
}

/**
 * Orders, newest first, twenty a page (docs/spec/orders.md#staff-screen); the filter is stored in the
 * address.
 */
export function OrderList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <ScreenList
      title="Orders"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={PAGE_SIZES.orders}
      pager={<ListPager sizes={[PAGE_SIZES.orders, 50, 100]} />}
      actions={<ExportCsvButton list="orders" filtersOf={orderFilters} />}
      failed="Failed to fetch orders"
      views={ORDER_VIEWS}
    >
      <FilterChips chips={chips} />
      <SelectionToolbar>
        <UpdateStatusesButton />
        <UpdateMatchingButton />
      </SelectionToolbar>
      {isPhone ? <OrderRows empty={empty} /> : <OrderTable />}
    </ScreenList>
  );
}
