import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/reviews';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/describe-error';
import { CustomerPhotos } from './CustomerPhotos';
import { ReviewItem } from './ReviewItem';
import { ReviewSummary } from './ReviewSummary';
import { ReviewTools } from './ReviewTools';
import { WriteReview } from './WriteReview';
import { useReviews } from './use-reviews';
import classes from './reviews.module.css';

/** The reviews of a product; target of the stars at the top of the page. */
export function Reviews({ productId }: { productId: string }) {
  const list = useReviews(productId);
  const { view, summary, reviews, hasMore, isLoadingMore, error } = list;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={classes.section} tabIndex={-1}>
      <WriteReview productId={productId} title={<h2 id="reviews-title">{texts.reviews}</h2>} />
      {summary && summary.reviewCount === 0 && <p className="soft">{texts.noReviews}</p>}
      {summary && summary.photoCount > 0 && <CustomerPhotos productId={productId} />}
      {summary && summary.reviewCount > 0 && (
        <div className={classes.columns}>
          <ReviewSummary
            reviews={summary}
            rating={view.rating}
            onRating={(rating) => list.setView({ rating })}
          />
          <div>
            <ReviewTools view={view} onChange={list.setView} {...summary} />
            {summary.matchCount === 0 && (
              <p className={classes.failed}>
                {texts.noMatch}
                <Button kind="outline" onClick={list.showAll}>
                  {texts.showAll}
                </Button>
              </p>
            )}
            <ul className={classes.list} aria-busy={list.isChanging}>
              {reviews.map((review) => (
                <ReviewItem key={review._id} review={review} />
              ))}
            </ul>
            {(hasMore || isLoadingMore) && !error && (
              <Button kind="outline" busy={isLoadingMore} onClick={list.loadMore}>
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
          <Button kind="outline" onClick={list.retry}>
            {common.retry}
          </Button>
        </div>
      )}
    </section>
  );
}
