import { Card, Typography } from '@mui/material';
import { DataTable, ListBase } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import type { OrderRecord } from '../data/order-record';
import { ListPager } from '../layout/ListPager';
import { OrderLink } from '../resources/orders/OrderLinkField';
import { StatusChip } from '../resources/orders/OrderStatusField';
import { When } from '../resources/orders/WhenField';

const Column = DataTable.Col<OrderRecord>;

/** The newest orders, ten a page (product §9). */
export function RecentOrders() {
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
        <DataTable<OrderRecord> rowClick="show" bulkActionButtons={false}>
          <Column
            label="Order ID"
            render={({ _id }) => (
              <strong>
                <OrderLink orderId={_id} />
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
        <ListPager sizes={[]} />
      </ListBase>
    </Card>
  );
}
