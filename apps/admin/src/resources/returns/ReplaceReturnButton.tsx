import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { offeredSteps } from './return-steps';
import type { ReturnDetailsRecord } from './returns.data';

const ReplaceDialog = lazy(() =>
  import('./ReplaceDialog').then((module) => ({ default: module.ReplaceDialog })),
);

/** Sends the accepted goods of a return again; first where the customer wishes so (docs/spec/replacements.md). */
export function ReplaceReturnButton({ request }: { request: ReturnDetailsRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  const { replace } = offeredSteps(request);
  const isWaiting = request.replacement?.state === 'waiting';
  if (!replace && !isOpen) return null;
  return (
    <>
      <Button
        variant={request.wish === 'replacement' ? 'contained' : 'outlined'}
        aria-label={`Send a replacement: ${request.user_id.name}`}
        onClick={() => setIsOpen(true)}
      >
        {isWaiting ? 'Take from stock' : 'Send a replacement'}
      </Button>
      {isOpen && (
        <Suspense>
          <ReplaceDialog request={request} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
