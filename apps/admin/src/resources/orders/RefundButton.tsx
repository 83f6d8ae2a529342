import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { useHasPermission } from '../../components/use-person';
import type { OrderRecord } from './order-record';

const RefundDialog = lazy(() =>
  import('./RefundDialog').then((module) => ({ default: module.RefundDialog })),
);

/** Refunds a part of an order; hidden where nothing is left, and for a Cancelled one, which is refunded whole. */
export function RefundButton({ order }: { order: OrderRecord }) {
  const [open, setOpen] = useState(false);
  const isOffered = useHasPermission('refunds') && order.status !== 'Cancelled' && order.refundable > 0;
  if (!isOffered && !open) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={`Refund a part of order ${orderNumber(order._id)}`}
        onClick={() => setOpen(true)}
      >
        Refund
      </Button>
      {open && (
        <Suspense>
          <RefundDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
