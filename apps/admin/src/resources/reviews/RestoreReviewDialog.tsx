import { useMutation } from '@tanstack/react-query';
import { Confirm, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ReviewProvider } from './reviews.data';
import type { ReviewRecord } from './review-record';

interface RestoreReviewDialogProps {
  review: ReviewRecord;
  onClose: () => void;
}

/** Asks before it restores a removed review. */
export function RestoreReviewDialog({ review, onClose }: RestoreReviewDialogProps) {
  const dataProvider = useDataProvider<ReviewProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const restore = useMutation({
    mutationFn: () => dataProvider.restoreReview(review._id),
    onSuccess: () => notify('The review is shown again.', { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      onClose();
      refresh();
    },
  });
  return (
    <Confirm
      isOpen
      loading={restore.isPending}
      title="Restore this review?"
      content={`Shoppers will see “${review.title}” by ${review.user.name} again, and its stars will count in the rating of ${review.product.name}. The author will get an email that it was removed by mistake.`}
      cancel="Cancel"
      confirm="Restore review"
      onConfirm={() => restore.mutate()}
      onClose={onClose}
    />
  );
}
