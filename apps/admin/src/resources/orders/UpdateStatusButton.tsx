import { Button } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import type { OrderRecord } from './order-record';
import { UpdateStatusDialog } from './UpdateStatusDialog';

export function UpdateStatusButton() {
  const order = useRecordContext<OrderRecord>();
  const [open, setOpen] = useState(false);
  if (!order) return null;
  /* Stops the click from also opening the order of the row. */
  const stop = (event: MouseEvent) => event.stopPropagation();
  return (
    <span onClick={stop} role="presentation">
      <Button
        variant="outlined"
        size="small"
        sx={{ whiteSpace: 'nowrap' }}
        aria-label={`Update the status of order ${orderNumber(order._id)}`}
        onClick={() => setOpen(true)}
      >
        Update
      </Button>
      {open && <UpdateStatusDialog order={order} onClose={() => setOpen(false)} />}
    </span>
  );
}
