import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { formatDay } from '@aabha/contracts/time/india-time';
import { useIsClosed } from '../../components/use-may-open';
import { SelectableRows } from '../../components/SelectableRows';
import { SelectRow } from '../../components/SelectRow';
import type { DispatchRecord } from './dispatch.data';

function DispatchRow({ order }: { order: DispatchRecord }) {
  const isClosed = useIsClosed();
  const number = orderNumber(order._id);
  const address = `/admin-dashboard/orders/${order._id}/show`;
  const day = order.expectedDelivery ? formatDay(order.expectedDelivery) : 'To be confirmed';
  const promise = order.isReplacement ? 'Replacement' : day;
  return (
    <ListItem disablePadding sx={{ pl: 1 }}>
      <SelectRow id={order.id} name={`order ${number}`} />
      <ListItemButton
        {...(isClosed(address) ? { disableRipple: true } : { component: Link, to: address })}
        sx={{ pl: 1 }}
      >
        <ListItemText
          primary={`${number} · ${promise}`}
          secondary={
            <>
              {order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ') ||
                'All of it is being packed'}
              <br />
              {order.name}, {order.city} {order.zip} · {order.dispatchCenter}
              {order.beingPackedBy && ` · packed by ${order.beingPackedBy}`}
            </>
          }
          sx={{ my: 0, minWidth: 0, overflowWrap: 'anywhere' }}
        />
      </ListItemButton>
    </ListItem>
  );
}

/** On phones: one order to pack a row, selectable and linked. */
export function DispatchRows({ empty }: { empty: ReactNode }) {
  return (
    <SelectableRows<DispatchRecord>
      renderRow={(order) => <DispatchRow key={order.id} order={order} />}
      empty={empty}
    />
  );
}
