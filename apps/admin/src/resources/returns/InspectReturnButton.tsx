import { Button } from '@mui/material';
import { useState } from 'react';
import { InspectDialog } from './InspectDialog';
import { offeredSteps } from './return-steps';
import type { ReturnRecord } from './returns.data';

/** Opens the inspection of goods that have arrived. */
export function InspectReturnButton({ request }: { request: Omit<ReturnRecord, 'id'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const isNext = offeredSteps(request).inspect;
  return (
    <>
      <Button
        variant={isNext ? 'contained' : 'outlined'}
        disabled={!isNext}
        aria-label={`Inspect: ${request.user_id.name}`}
        onClick={() => setIsOpen(true)}
      >
        {request.inspected_at === null ? 'Inspect' : 'Inspected'}
      </Button>
      {isOpen && <InspectDialog request={request} onClose={() => setIsOpen(false)} />}
    </>
  );
}
