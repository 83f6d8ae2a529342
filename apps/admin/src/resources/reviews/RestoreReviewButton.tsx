import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { ReviewRecord } from './review-record';

const RestoreReviewDialog = lazy(() =>
  import('./RestoreReviewDialog').then((module) => ({ default: module.RestoreReviewDialog })),
);

/** Restores a removed review, after a question. */
export function RestoreReviewButton({ review }: { review: ReviewRecord }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`Restore review: ${review.title}`}
        onClick={() => setAsking(true)}
      >
        Restore
      </Button>
      {asking && (
        <Suspense>
          <RestoreReviewDialog review={review} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
