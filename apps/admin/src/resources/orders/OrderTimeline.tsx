import { Box, Typography } from '@mui/material';
import { deliveryText } from '@aabha/contracts/orders/delivery-address.rules';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { OrderRecord } from './order-record';

type Event = OrderRecord['timeline'][number];

/** The delivery address before and after a correction. */
function AddressChange({ change, state }: { change: Event['address_change']; state: string }) {
  if (!change) return null;
  return (
    <>
      {(['before', 'after'] as const).map((which) => (
        <Typography key={which} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {which === 'before' ? 'Before' : 'Now'}: {deliveryText(change[which], state)}
        </Typography>
      ))}
    </>
  );
}

/**
 * All statuses and address corrections of the order: when, by whom, and the reason where one was required
 * (docs/spec/orders.md#timeline).
 */
export function OrderTimeline({ order }: { order: OrderRecord }) {
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {order.timeline.map((event) => (
        <li key={event.at + event.status + (event.address_change ? ' address' : '')}>
          <Typography variant="body2">
            <strong>{event.address_change ? 'Delivery address corrected' : event.status}</strong>,{' '}
            {formatDateTime(event.at)}, by {event.staff ?? event.by}
          </Typography>
          <AddressChange change={event.address_change} state={order.shippingAddress.state} />
          {event.reason && (
            <Typography variant="body2" color="textSecondary">
              {event.reason}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}
