import { Typography } from '@mui/material';
import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { REMOVAL_REASON_MAX, RemoveReviewInput } from '@aabha/contracts/reviews/reviews.staff.schema';
import { FormDialog } from '../../components/FormDialog';
import { validateWith } from '../../data/validate-with';
import type { ReviewRecord } from './review-record';
import type { ReviewProvider } from './reviews.data';

const validate = validateWith(RemoveReviewInput.pick({ reason: true }));

interface RemoveReviewDialogProps {
  review: ReviewRecord;
  onClose: () => void;
}

/** Asks for the reason of a removal, which is mailed to the author. */
export function RemoveReviewDialog({ review, onClose }: RemoveReviewDialogProps) {
  const dataProvider = useDataProvider<ReviewProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const remove = async ({ reason }: { reason: string }) => {
    await dataProvider.removeReview({ id: review._id, reason });
    notify('The review is removed. Its author will get the reason by email.', { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title="Remove this review?"
      save="Remove review"
      saving="Removing..."
      values={{ reason: '' }}
      validate={validate}
      onSave={remove}
      /* Somebody else may have removed it first: the list below shows the current state. */
      onFailed={() => refresh()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        Shoppers will no longer see “{review.title}” by {review.user.name}, and its stars will not count in
        the rating of {review.product.name}. The author will get the reason by email and cannot review this
        product again. You can restore it later.
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
  );
}
