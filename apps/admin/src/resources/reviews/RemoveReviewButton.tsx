import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { REMOVAL_REASON_MAX, RemoveReviewInput } from '@aabha/contracts/reviews/reviews.staff.schema';
import type { ReviewProvider } from './reviews.data';
import { validateWith } from '../../data/validate-with';
import { FormDialog } from '../../components/FormDialog';
import type { ReviewRecord } from './review-record';

const validate = validateWith(RemoveReviewInput.pick({ reason: true }));

/** Removes a review with a reason, which is mailed to its author. */
export function RemoveReviewButton({ review }: { review: ReviewRecord }) {
  const [open, setOpen] = useState(false);
  const dataProvider = useDataProvider<ReviewProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const remove = async ({ reason }: { reason: string }) => {
    await dataProvider.removeReview({ id: review._id, reason });
    notify('The review is removed. Its author will get the reason by email.', { type: 'success' });
    refresh();
  };
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
        <FormDialog
          title="Remove this review?"
          save="Remove review"
          saving="Removing..."
          values={{ reason: '' }}
          validate={validate}
          onSave={remove}
          /* Somebody else may have removed it first: the list below shows the current state. */
          onFailed={() => refresh()}
          onClose={() => setOpen(false)}
        >
          <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            Shoppers will no longer see “{review.title}” by {review.user.name}, and its stars will not count
            in the rating of {review.product.name}. The author will get the reason by email and cannot review
            this product again. You can restore it later.
          </Typography>
          <TextInput
            source="reason"
            label="Reason"
            helperText="The author can see this."
            multiline
            minRows={2}
            fullWidth
            autoFocus
            slotProps={{ htmlInput: { maxLength: REMOVAL_REASON_MAX } }}
            isRequired
          />
        </FormDialog>
      )}
    </>
  );
}
