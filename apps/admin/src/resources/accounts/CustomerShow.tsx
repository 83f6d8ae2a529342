import { Box, Button, Card, CardContent, Stack, Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, ListBase, Show, SimpleList, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { listAddress } from '../../data/list-address';
import { itemsText, type OrderRecord } from '../orders/order-record';
import { EmptyList } from '../../components/EmptyList';
import { Facts } from '../../components/Facts';
import { Gate } from '../../components/Gate';
import { ListPager } from '../../components/ListPager';
import { CallLink, MailLink } from '../../components/ReachLinks';
import { OrderLinkField } from '../orders/OrderLinkField';
import { OrderStatusField } from '../orders/OrderStatusField';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { useMayOpen } from '../../components/use-may-open';
import { AccountActions } from './AccountActions';
import { ClosedChip } from './ClosedChip';
import type { CustomerRecord } from './customer-record';

const Column = DataTable.Col<OrderRecord>;

const empty = <EmptyList text="No orders found" />;

function OrderTable() {
  return (
    <DataTable<OrderRecord> rowClick="show" bulkActionButtons={false} empty={empty}>
      <Column
        label="Order ID"
        render={({ _id }) => (
          <strong>
            <OrderLinkField orderId={_id} />
          </strong>
        )}
      />
      <Column label="Items" render={itemsText} />
      <Column
        source="created_at"
        label="Date"
        disableSort
        render={({ created_at }) => <RelativeTimeField iso={created_at} />}
      />
      <Column label="Status" render={({ status }) => <OrderStatusField status={status} />} />
      <Column align="right" label="Amount" render={({ totalPrice }) => formatRupees(totalPrice)} />
    </DataTable>
  );
}

function OrderRows() {
  return (
    <SimpleList<OrderRecord>
      linkType="show"
      primaryText={(order) => `${orderNumber(order._id)} · ${formatRupees(order.totalPrice)}`}
      secondaryText={(order) => (
        <>
          <RelativeTimeField iso={order.created_at} /> · {itemsText(order)}
        </>
      )}
      tertiaryText={({ status }) => <OrderStatusField status={status} />}
      empty={empty}
    />
  );
}

function Orders({ customerId }: { customerId: string }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Card component="section" aria-labelledby="customer-orders" sx={{ overflowX: 'auto' }}>
      <Typography id="customer-orders" variant="h3" component="h2" sx={{ p: 2, pb: 1 }}>
        Orders
      </Typography>
      <ListBase
        resource="orders"
        filter={{ user_id: customerId }}
        perPage={STAFF_PAGE_SIZES.dashboardOrders}
        sort={{ field: 'created_at', order: 'DESC' }}
        storeKey={`customers.${customerId}.orders`}
        disableSyncWithLocation
      >
        {isPhone ? <OrderRows /> : <OrderTable />}
        <ListPager sizes={[]} />
      </ListBase>
    </Card>
  );
}

function CustomerDetails() {
  const customer = useRecordContext<CustomerRecord>();
  const mayOpen = useMayOpen();
  if (!customer) return null;
  const { id, name, email, phone, role, address, created_at, closed } = customer;
  return (
    <CardContent>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2">{name}</Typography>
        <ClosedChip closed={closed} />
        {mayOpen('complaints') && (
          <Button component={Link} to={listAddress('complaints', { userId: id })} variant="outlined">
            Complaints
          </Button>
        )}
        <AccountActions customer={customer} />
      </Stack>
      <Box sx={{ mb: 3 }}>
        <Facts
          rows={[
            ['Email', <MailLink key="email" email={email} />],
            ['Phone', <CallLink key="phone" phone={phone} />],
            ['Role', role],
            ['Address', address || 'None yet'],
            ['Since', formatDay(created_at)],
          ]}
        />
      </Box>
      {mayOpen('orders') && <Orders customerId={id} />}
    </CardContent>
  );
}

/** One customer with their orders, for those who may see orders. */
export function CustomerShow() {
  return (
    <Gate resource="customers">
      <Show title="Customer" actions={false}>
        <CustomerDetails />
      </Show>
    </Gate>
  );
}
