import { Card, Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, ListBase, SimpleList } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { shortId } from '@aabha/contracts/orders/order-number';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import type { OrderRecord } from '../data/order-record';
import { ListPager } from '../components/ListPager';
import { OrderLink } from '../resources/orders/OrderLinkField';
import { StatusChip } from '../resources/orders/OrderStatusField';
import { When } from '../resources/orders/WhenField';

const Column = DataTable.Col<OrderRecord>;

function OrderTable() {
  return (
    <DataTable<OrderRecord> rowClick="show" bulkActionButtons={false}>
      <Column
        label="Order ID"
        render={({ _id }) => (
          <strong>
            <OrderLink orderId={_id} short />
          </strong>
        )}
      />
      <Column label="Customer" render={(order) => order.name} />
      <Column
        source="created_at"
        label="Date"
        disableSort
        render={(order) => <When iso={order.created_at} />}
      />
      <Column
        source="status"
        label="Status"
        disableSort
        render={(order) => <StatusChip status={order.status} />}
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
          <When iso={order.created_at} /> · {formatRupees(order.totalPrice)}
        </>
      )}
      tertiaryText={({ status }) => <StatusChip status={status} />}
    />
  );
}

/** The newest orders, ten a page (docs/spec/back-office.md#dashboard). */
export function RecentOrders() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Typography variant="h2" sx={{ p: 2, pb: 1 }}>
        Recent Orders
      </Typography>
      <ListBase
        resource="orders"
        perPage={PAGE_SIZES.dashboardOrders}
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
