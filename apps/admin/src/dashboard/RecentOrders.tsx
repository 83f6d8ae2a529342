import { Card, Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, ListBase, SimpleList } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { shortId } from '@aabha/contracts/orders/order-number';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import type { OrderRecord } from '../resources/orders/order-record';
import { ListPager } from '../components/ListPager';
import { useHasPermission } from '../components/use-person';
import { OrderLinkField } from '../resources/orders/OrderLinkField';
import { OrderStatusField } from '../resources/orders/OrderStatusField';
import { RelativeTimeField } from '../components/RelativeTimeField';

const Column = DataTable.Col<OrderRecord>;

function OrderTable() {
  return (
    <DataTable<OrderRecord> rowClick="show" bulkActionButtons={false}>
      <Column
        label="Order ID"
        render={({ _id }) => (
          <strong>
            <OrderLinkField orderId={_id} short />
          </strong>
        )}
      />
      <Column label="Customer" render={(order) => order.name} />
      <Column
        source="created_at"
        label="Date"
        disableSort
        render={(order) => <RelativeTimeField iso={order.created_at} />}
      />
      <Column
        source="status"
        label="Status"
        disableSort
        render={(order) => <OrderStatusField status={order.status} />}
      />
      <Column
        source="totalPrice"
        align="right"
        label="Amount"
        disableSort
        render={(order) => formatRupees(order.totalPrice)}
      />
    </DataTable>
  );
}

/** On phones: one order a row. */
function OrderRows() {
  return (
    <SimpleList<OrderRecord>
      rowClick="show"
      primaryText={(order) => `${shortId(order._id, 6)} · ${order.name}`}
      secondaryText={(order) => (
        <>
          <RelativeTimeField iso={order.created_at} /> · {formatRupees(order.totalPrice)}
        </>
      )}
      tertiaryText={({ status }) => <OrderStatusField status={status} />}
    />
  );
}

/** The newest orders, ten a page, for those who may see orders (docs/spec/back-office.md#dashboard). */
export function RecentOrders() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (!useHasPermission('orders')) return null;
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Typography variant="h2" sx={{ p: 2, pb: 1 }}>
        Recent Orders
      </Typography>
      <ListBase
        resource="orders"
        perPage={STAFF_PAGE_SIZES.dashboardOrders}
        sort={{ field: 'created_at', order: 'DESC' }}
        storeKey="dashboard.orders"
        disableSyncWithLocation
      >
        {isPhone ? <OrderRows /> : <OrderTable />}
        <ListPager sizes={[]} />
      </ListBase>
    </Card>
  );
}
