import { Box, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';

const PromiseReplay = lazy(() =>
  import('./PromiseReplay').then((module) => ({ default: module.PromiseReplay })),
);

/** Shows why an order is expected on its day. */
export function PromiseButton({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ mb: 1 }}>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        Why this date?
      </Button>
      {open && (
        <Suspense>
          <PromiseReplay orderId={orderId} />
        </Suspense>
      )}
    </Box>
  );
}
