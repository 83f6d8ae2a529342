import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/reviews';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/describe-error';
import { ReviewItem } from './ReviewItem';
import { ReviewSummary } from './ReviewSummary';
import { WriteReview } from './WriteReview';
import { useReviews } from './use-reviews';
import classes from './reviews.module.css';

/** The reviews of a product; target of the stars at the top of the page. */
export function Reviews({ productId }: { productId: string }) {
  const { summary, reviews, hasMore, isLoadingMore, error, loadMore, retry } = useReviews(productId);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={classes.section} tabIndex={-1}>
      <WriteReview productId={productId} title={<h2 id="reviews-title">{texts.reviews}</h2>} />
      {summary && summary.reviewCount === 0 && <p className="soft">{texts.noReviews}</p>}
      {summary && summary.reviewCount > 0 && (
        <div className={classes.columns}>
          <ReviewSummary reviews={summary} />
          <div>
            <ul className={classes.list}>
              {reviews.map((review) => (
                <ReviewItem key={review._id} review={review} />
              ))}
            </ul>
            {(hasMore || isLoadingMore) && !error && (
              <Button kind="outline" busy={isLoadingMore} onClick={loadMore}>
                {common.loadMore}
              </Button>
            )}
          </div>
        </div>
      )}
      {!summary && !error && <div className={`skeleton ${classes.waiting}`} aria-hidden="true" />}
      {error && (
        <div className={classes.failed} role="alert">
          <p>{describeError(error).message}</p>
          <Button kind="outline" onClick={retry}>
            {common.retry}
          </Button>
        </div>
      )}
    </section>
  );
}
