import { Box, Typography } from '@mui/material';
import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { StaffReviewPhoto } from '@aabha/contracts/reviews/reviews.staff.schema';
import { HideReviewPhotoInput, REMOVAL_REASON_MAX } from '@aabha/contracts/reviews/reviews.staff.schema';
import { FormDialog } from '../../components/FormDialog';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { validateWith } from '../../data/validate-with';
import type { ReviewRecord } from './review-record';
import type { ReviewProvider } from './reviews.data';

const validateHiding = validateWith(HideReviewPhotoInput.pick({ reason: true }));
const nothingToValidate = () => ({});

interface ReviewPhotoDialogProps {
  review: ReviewRecord;
  photo: StaffReviewPhoto;
  onClose: () => void;
}

function LargePhoto({ photo, alt }: { photo: StaffReviewPhoto; alt: string }) {
  return (
    <Box
      component="img"
      src={photo.src}
      {...(photo.sources[0] ? { srcSet: photo.sources[0].srcset, sizes: '560px' } : {})}
      alt={alt}
      width={photo.width}
      height={photo.height}
      sx={{ display: 'block', maxWidth: '100%', width: 'auto', height: 'auto', maxHeight: '50vh', mb: 2 }}
    />
  );
}

function HideText({ review }: { review: ReviewRecord }) {
  return (
    <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      Shoppers will no longer see this photo. The review “{review.title}” by {review.user.name} and its stars
      stay. The author will get the reason by email. You can show the photo again within 90 days.
    </Typography>
  );
}

function ShowText({ photo }: { photo: StaffReviewPhoto }) {
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      Hidden <RelativeTimeField iso={photo.hidden_at ?? ''} /> by {photo.hidden_by?.name}:{' '}
      {photo.hidden_reason}. The author will get an email that it was hidden by mistake.
    </Typography>
  );
}

/** One photo of a review, large, which staff hide with a reason for its author, or show again. */
export function ReviewPhotoDialog({ review, photo, onClose }: ReviewPhotoDialogProps) {
  const dataProvider = useDataProvider<ReviewProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const isHidden = photo.hidden_at !== null;
  const number = review.photos.findIndex(({ _id }) => _id === photo._id) + 1;
  const alt = `Photo ${number} of ${review.photos.length} by ${review.user.name}`;
  const change = async ({ reason }: { reason: string }) => {
    const input = { id: review._id, photo: photo._id };
    await (isHidden
      ? dataProvider.showReviewPhoto(input)
      : dataProvider.hideReviewPhoto({ ...input, reason }));
    notify(
      isHidden
        ? 'The photo is shown again.'
        : 'The photo is hidden. The author of the review will get the reason by email.',
      { type: 'success' },
    );
    refresh();
  };
  return (
    <FormDialog
      title={isHidden ? 'Show this photo again?' : 'Hide this photo?'}
      save={isHidden ? 'Show photo' : 'Hide photo'}
      saving={isHidden ? 'Showing...' : 'Hiding...'}
      values={{ reason: '' }}
      validate={isHidden ? nothingToValidate : validateHiding}
      onSave={change}
      /* Somebody else may have done it first: the list below shows the current state. */
      onFailed={() => refresh()}
      onClose={onClose}
      maxWidth="sm"
    >
      <LargePhoto photo={photo} alt={alt} />
      {isHidden ? <ShowText photo={photo} /> : <HideText review={review} />}
      {!isHidden && (
        <TextInput
          source="reason"
          label="Reason"
          helperText="The author can see this."
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { maxLength: REMOVAL_REASON_MAX } }}
          isRequired
        />
      )}
    </FormDialog>
  );
}
