import { Box, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import { SimpleListLoading, WithListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { formatDay } from '@aabha/contracts/time/india-time';
import { useIsClosed } from '../../components/use-may-open';
import { SelectPage, SelectRow } from '../../components/SelectRow';
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
    <WithListContext<DispatchRecord>
      loading={<SimpleListLoading hasSecondaryText hasTertiaryText />}
      empty={empty}
      render={({ data = [] }) => (
        <>
          <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, pl: 1, pt: 1 }}>
            <SelectPage />
            Select this page
          </Box>
          <List>
            {data.map((order) => (
              <DispatchRow key={order.id} order={order} />
            ))}
          </List>
        </>
      )}
    />
  );
}
