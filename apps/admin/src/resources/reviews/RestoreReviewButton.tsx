import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ReviewProvider } from './reviews.data';
import type { ReviewRecord } from './review-record';

/** Restores a removed review, after a question. */
export function RestoreReviewButton({ review }: { review: ReviewRecord }) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<ReviewProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const restore = useMutation({
    mutationFn: () => dataProvider.restoreReview(review._id),
    onSuccess: () => notify('The review is shown again.', { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`Restore review: ${review.title}`}
        onClick={() => setAsking(true)}
      >
        Restore
      </Button>
      <Confirm
        isOpen={asking}
        loading={restore.isPending}
        title="Restore this review?"
        content={`Shoppers will see “${review.title}” by ${review.user.name} again, and its stars will count in the rating of ${review.product.name}. The author will get an email that it was removed by mistake.`}
        cancel="Cancel"
        confirm="Restore review"
        onConfirm={() => restore.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
