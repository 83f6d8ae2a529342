import { Box, Typography } from '@mui/material';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { OrderRecord } from '../../data/order-record';

/** Every status the order had: when, by whom, and why where a reason was asked for (decisions §6). */
export function OrderTimeline({ order }: { order: OrderRecord }) {
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {order.timeline.map((event) => (
        <li key={event.at + event.status}>
          <Typography variant="body2">
            <strong>{event.status}</strong>, {formatDateTime(event.at)}, by {event.staff ?? event.by}
          </Typography>
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
