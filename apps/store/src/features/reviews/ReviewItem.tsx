import { formatDateTime, formatRelative } from '@aabha/messages/dates';
import { verifiedPurchase } from '@aabha/messages/reviews';
import { Chip } from '@aabha/ui/components/Chip';
import { Stars } from '@aabha/ui/components/Stars';
import type { ApiOutputs } from '../../lib/trpc';
import { ReviewPhotos } from './ReviewPhotos';
import classes from './reviews.module.css';

type Review = ApiOutputs['reviews']['list']['reviewList'][number];

export function ReviewItem({ review }: { review: Review }) {
  return (
    <li className={classes.review}>
      <Stars rating={review.rating} />
      <h3 className={classes.reviewTitle}>{review.title}</h3>
      <p className={classes.comment}>{review.comment}</p>
      {review.photos.length > 0 && <ReviewPhotos photos={review.photos} author={review.user.name} />}
      <p className={classes.byline}>
        <span className={classes.name}>{review.user.name}</span>
        {/* The server's relative time may be a minute old at hydration. */}
        <time
          className="soft"
          dateTime={review.createdAt}
          title={formatDateTime(review.createdAt)}
          suppressHydrationWarning
        >
          {formatRelative(review.createdAt, new Date())}
        </time>
        {review.verifiedPurchase && <Chip tone="success">{verifiedPurchase}</Chip>}
      </p>
    </li>
  );
}
