import { logInForPhotos } from '@aabha/messages/review-photos';
import * as texts from '@aabha/messages/reviews';
import { Button } from '@aabha/ui/components/Button';
import { Textarea, TextInput } from '@mantine/core';
import { FilesField } from '../../components/FilesField';
import { FormProblem } from '../../lib/FormProblem';
import { isShopper, useSession } from '../../lib/session';
import { RatingField } from './RatingField';
import classes from './ReviewForm.module.css';
import { REVIEW_PHOTOS_KIND } from './review-photos-kind';
import { useWriteReview } from './use-write-review';
import '../../styles/form.css';

interface ReviewFormProps {
  productId: string;
  onSent: () => void;
}

/** Stars, title, comment and photos. The draft stays in this tab until it is sent; photos do not outlive the page. */
export function ReviewForm({ productId, onSent }: ReviewFormProps) {
  const { form, photos, send, note, busy } = useWriteReview(productId, onSent);
  const signedIn = isShopper(useSession());
  const { error, ...field } = form.getInputProps('review.rating');
  return (
    <form
      className={`card ${classes.form}`}
      aria-label={texts.yourReview}
      noValidate
      onSubmit={form.onSubmit(send)}
    >
      <RatingField
        rating={form.values.review.rating}
        error={typeof error === 'string' ? error : undefined}
        field={field}
        onChange={(rating) => form.setFieldValue('review.rating', rating)}
      />
      <TextInput
        {...form.getInputProps('review.title')}
        key={form.key('review.title')}
        label={texts.title}
        maxLength={150}
      />
      <Textarea
        {...form.getInputProps('review.comment')}
        key={form.key('review.comment')}
        label={texts.comment}
        description={texts.commentHint}
        maxLength={5000}
        rows={5}
      />
      {signedIn ? (
        <FilesField
          kind={REVIEW_PHOTOS_KIND}
          files={photos.files}
          error={photos.problem}
          onChange={photos.choose}
        />
      ) : (
        <p className="soft small">
          {texts.logInFirst} {logInForPhotos}
        </p>
      )}
      {note && <p role="status">{note}</p>}
      <FormProblem form={form} />
      <div>
        <Button type="submit" busy={busy}>
          {texts.submitReview}
        </Button>
      </div>
    </form>
  );
}
