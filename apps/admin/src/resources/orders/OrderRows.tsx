import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { itemsText, type OrderRecord } from './order-record';
import { SelectableRows } from '../../components/SelectableRows';
import { SelectRow } from '../../components/SelectRow';
import { PageEwayBill } from '../../components/eway-bills/PageEwayBill';
import { OrderStatusField } from './OrderStatusField';
import { RelativeTimeField } from '../../components/RelativeTimeField';

/* The checkbox is beside the link, not inside it as in react-admin's rows. */
function OrderRow({ order }: { order: OrderRecord }) {
  const number = orderNumber(order._id);
  return (
    <ListItem disablePadding sx={{ pl: 1 }}>
      <SelectRow id={order.id} name={`order ${number}`} />
      <ListItemButton
        component={Link}
        to={`/admin-dashboard/orders/${order._id}/show`}
        sx={{ pl: 1, gap: 1 }}
      >
        <ListItemText
          primary={`${number} · ${order.name}`}
          secondary={
            <>
              <RelativeTimeField iso={order.created_at} /> · {formatRupees(order.totalPrice)}
              <br />
              {itemsText(order)}
              <br />
              <PageEwayBill orderId={order._id} />
            </>
          }
          sx={{ my: 0, minWidth: 0, overflowWrap: 'anywhere' }}
        />
        <OrderStatusField status={order.status} />
      </ListItemButton>
    </ListItem>
  );
}

/** On phones: one order a row with its contents, selectable and linked. */
export function OrderRows({ empty }: { empty: ReactNode }) {
  return (
    <SelectableRows<OrderRecord>
      renderRow={(order) => <OrderRow key={order.id} order={order} />}
      empty={empty}
    />
  );
}
