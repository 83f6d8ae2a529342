import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { awaitsGoods, type OrderRecord } from './order-record';

const RestockDialog = lazy(() =>
  import('./RestockDialog').then((module) => ({ default: module.RestockDialog })),
);

/** Records later that the goods of a Cancelled or Returned order are back; hidden once they are. */
export function RestockButton({ order }: { order: OrderRecord }) {
  const [open, setOpen] = useState(false);
  if (!awaitsGoods(order) && !open) return null;
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        Restock items
      </Button>
      {open && (
        <Suspense>
          <RestockDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
