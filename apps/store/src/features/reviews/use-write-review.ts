import { useEffect, useEffectEvent, useState } from 'react';
import { CreateReviewInput } from '@aabha/contracts/reviews/reviews.schema';
import * as texts from '@aabha/messages/reviews';
import { photosAgain } from '@aabha/messages/review-photos';
import { schemaResolver } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { currentPath } from '../../lib/current-path';
import { describeError } from '../../lib/describe-error';
import { formClient, formOf } from '../../lib/form-client';
import { showFormFailure } from '../../lib/form-failure';
import { notify } from '../../lib/notify';
import { isShopper, readSession, useSession } from '../../lib/session';
import { storeIntent } from '../../lib/sign-in-intent';
import { takeIntent } from '../../lib/take-intent';
import { trpc } from '../../lib/trpc';
import { useFiles } from '../../lib/use-files';
import { useShopForm } from '../../lib/use-shop-form';
import { dropDraft, readDraft, saveDraft, type ReviewDraft } from './review-draft';
import { REVIEW_PHOTOS_KIND } from './review-photos-kind';
import { WRITE_HASH } from './write-hash';

/** Same field names as the API, so that refusals match their fields. */
interface ReviewValues {
  review: ReviewDraft & { product: string };
}

const FIELDS = ['review.rating', 'review.title', 'review.comment'];

/** After signing in, calls `send` once for a review that a visitor started, or `ask` where it is expired. */
function useResumption(productId: string, send: () => void, ask: () => void): void {
  const userId = useSession()?.userId;
  const resume = useEffectEvent(async (shopperId: string) => {
    const result = await takeIntent('review', productId, shopperId);
    if (result?.decision === 'resume') send();
    else if (result?.decision === 'ask') ask();
  });
  useEffect(() => {
    if (userId !== undefined && isShopper(readSession())) void resume(userId);
  }, [userId]);
}

type SentReview = CreateReviewInput['review'];

/** Sends a review, as a form where it has photos. */
const sendReview = (
  client: ReturnType<typeof trpc.useUtils>['client'],
  review: SentReview,
  files: readonly File[],
) =>
  files.length === 0
    ? client.reviews.create.mutate({ review })
    : formClient().reviews.create.mutate(formOf({ review: JSON.stringify(review) }, files));

/** The review form from its draft to the shop's response (docs/spec/reviews.md#writing). */
export function useWriteReview(productId: string, onSent: () => void) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  /* Whose form this is stays so when the session expires. */
  const [typist] = useState(() => readSession()?.userId ?? '');
  const form = useShopForm<ReviewValues>({
    initialValues: { review: { product: productId, ...readDraft(productId, typist) } },
    validate: schemaResolver(CreateReviewInput, { sync: true }),
    onValuesChange: ({ review }) => saveDraft(productId, readSession()?.userId ?? typist, review),
  });
  /** Why it was not sent automatically, beside its button. */
  const [note, setNote] = useState<string>();
  const photos = useFiles(REVIEW_PHOTOS_KIND);
  const askToSignIn = (owner: string) => {
    /* A review whose photos would be missing is not sent by itself. */
    if (photos.files.length === 0) storeIntent({ kind: 'review', productId }, owner);
    notify('info', photos.files.length === 0 ? texts.loginToSubmit : photosAgain, 'sign-in');
    void navigate({
      to: '/signin',
      search: { redirect: `${currentPath()}#${WRITE_HASH}` },
    });
  };
  const create = useMutation({
    mutationFn: (review: SentReview) => sendReview(utils.client, review, photos.files),
    // An expired session has been removed by the time the refusal is handled.
    onMutate: () => ({ owner: readSession()?.userId ?? '' }),
    onSuccess: () => {
      notify('success', texts.reviewSubmitted);
      dropDraft(productId);
      void utils.reviews.list.invalidate();
      void utils.products.invalidate();
      onSent();
    },
    onError: (error, _review, context) => {
      const { reason } = describeError(error);
      if (reason === 'SIGN_IN_REQUIRED' || reason === 'SESSION_EXPIRED')
        return askToSignIn(context?.owner ?? '');
      if (!photos.refuse(error)) showFormFailure(form, FIELDS, error);
    },
  });
  const send = (values: ReviewValues) => {
    setNote(undefined);
    if (!isShopper(readSession())) return askToSignIn('');
    if (photos.isUsable) create.mutate(CreateReviewInput.parse(values).review);
  };
  useResumption(
    productId,
    /* Without a focus on an invalid field: the shopper did not press the button now. */
    () => form.onSubmit(send, () => undefined)(),
    () => setNote(texts.notSentYet),
  );
  return { form, photos, send, note, busy: create.isPending };
}
