import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { checkAddressOpen } from '@aabha/contracts/orders/delivery-address.rules';
import type { OrderRecord } from './order-record';

const CorrectAddressDialog = lazy(() =>
  import('./CorrectAddressDialog').then((module) => ({ default: module.CorrectAddressDialog })),
);

/** Opens the correction of an order's delivery address; hidden once the order has left. */
export function CorrectAddressButton({ order }: { order: OrderRecord }) {
  const [open, setOpen] = useState(false);
  if (!checkAddressOpen(order).ok && !open) return null;
  return (
    <>
      <Button variant="outlined" size="small" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        Correct address
      </Button>
      {open && (
        <Suspense>
          <CorrectAddressDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
