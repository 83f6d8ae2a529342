import { CreateReviewInput } from '@aabha/contracts/reviews/reviews.schema';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { describeError } from '../../lib/api-error';
import { showFailure } from '../../lib/form-failure';
import { notify } from '../../lib/notify';
import { isShopper, readSession } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import { dropDraft, keepDraft, readDraft, WRITE_HASH, type ReviewDraft } from './review-draft';

/** In the shape that is sent, so that what the server says of a field is found beside it. */
interface ReviewValues {
  review: ReviewDraft & { product: string };
}

const FIELDS = ['review.rating', 'review.title', 'review.comment'];

/** The form of a review, from what was kept of it to what the shop answers (product §4, §8). */
export function useWriteReview(productId: string, onSent: () => void) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const form = useForm<ReviewValues>({
    initialValues: { review: { product: productId, ...readDraft(productId) } },
    validate: schemaResolver(CreateReviewInput, { sync: true }),
    onValuesChange: ({ review }) => keepDraft(productId, review),
  });
  const askToSignIn = () => {
    notify('info', 'Please login to submit review');
    void navigate({
      to: '/signin',
      search: { redirect: `${window.location.pathname}#${WRITE_HASH}` },
    });
  };
  const create = trpc.reviews.create.useMutation({
    onSuccess: () => {
      notify('success', 'Review submitted successfully!');
      dropDraft(productId);
      void utils.reviews.list.invalidate();
      void utils.products.invalidate();
      onSent();
    },
    onError: (error) => {
      const { reason } = describeError(error);
      if (reason === 'SIGN_IN_REQUIRED' || reason === 'SESSION_EXPIRED') return askToSignIn();
      showFailure(form, FIELDS, error);
    },
  });
  const send = (values: ReviewValues) => {
    if (!isShopper(readSession())) return askToSignIn();
    create.mutate(CreateReviewInput.parse(values));
  };
  return { form, send, busy: create.isPending };
}
