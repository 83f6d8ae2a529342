import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { offeredSteps } from './return-steps';
import type { ReturnRecord } from './returns.data';

const PickupDialog = lazy(() =>
  import('./PickupDialog').then((module) => ({ default: module.PickupDialog })),
);

/** Opens the choice of when the goods of an approved return are fetched. */
export function BookPickupButton({ request }: { request: Omit<ReturnRecord, 'id'> }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!offeredSteps(request).pickup && !isOpen) return null;
  const text = request.pickup ? 'Change pickup' : 'Book pickup';
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`${text}: ${request.user_id.name}`}
        onClick={() => setIsOpen(true)}
      >
        {text}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PickupDialog request={request} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
