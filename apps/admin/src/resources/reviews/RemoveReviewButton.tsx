import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { ReviewRecord } from './review-record';

const RemoveReviewDialog = lazy(() =>
  import('./RemoveReviewDialog').then((module) => ({ default: module.RemoveReviewDialog })),
);

/** Removes a review with a reason, which is mailed to its author. */
export function RemoveReviewButton({ review }: { review: ReviewRecord }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        aria-label={`Remove review: ${review.title}`}
        onClick={() => setOpen(true)}
      >
        Remove
      </Button>
      {open && (
        <Suspense>
          <RemoveReviewDialog review={review} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
