import { RATINGS } from '@aabha/contracts/reviews/reviews.values';
import { stars } from '@aabha/messages/quantities';
import { onlyWithStars, outOfFive } from '@aabha/messages/reviews';
import type { ApiOutputs } from '../../lib/trpc';
import { ratingSharePercent } from './rating-share-percent';
import classes from './reviews.module.css';

const BEST_FIRST = RATINGS.toReversed();

interface ReviewSummaryProps {
  reviews: ApiOutputs['reviews']['list'];
  /** The number of stars that the list is narrowed to. */
  rating: number | undefined;
  onRating: (rating: number | undefined) => void;
}

/**
 * The average to one decimal and the share of each number of stars, which narrows the list when pressed
 * (docs/spec/reviews.md#list).
 */
export function ReviewSummary({ reviews, rating: chosen, onRating }: ReviewSummaryProps) {
  const { averageRating, reviewCount, ratingCounts } = reviews;
  return (
    <div className={classes.summary}>
      <p className={classes.average}>
        <strong>{averageRating.toFixed(1)}</strong>
        <span className="soft">{outOfFive(reviewCount)}</span>
      </p>
      <ul className={classes.bars}>
        {BEST_FIRST.map((rating) => {
          const percent = ratingSharePercent(ratingCounts[rating], reviewCount);
          return (
            <li key={rating}>
              <button
                type="button"
                className={classes.barRow}
                aria-pressed={rating === chosen}
                title={onlyWithStars(stars(rating))}
                disabled={ratingCounts[rating] === 0}
                onClick={() => onRating(rating === chosen ? undefined : rating)}
              >
                <span className={classes.barLabel}>{stars(rating)}</span>
                <span className={classes.bar} aria-hidden="true">
                  <span style={{ width: `${percent}%` }} />
                </span>
                <span className={classes.percent}>{percent}%</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
