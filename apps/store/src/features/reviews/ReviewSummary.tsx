import { RATINGS } from '@aabha/contracts/reviews/reviews.values';
import { stars } from '@aabha/messages/quantities';
import { outOfFive } from '@aabha/messages/reviews';
import type { ApiOutputs } from '../../lib/trpc';
import { ratingSharePercent } from './rating-share-percent';
import classes from './reviews.module.css';

const BEST_FIRST = RATINGS.toReversed();

/** The average to one decimal and the share of each number of stars (docs/spec/reviews.md#list). */
export function ReviewSummary({ reviews }: { reviews: ApiOutputs['reviews']['list'] }) {
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
            <li key={rating} className={classes.barRow}>
              <span className={classes.barLabel}>{stars(rating)}</span>
              <span className={classes.bar} aria-hidden="true">
                <span style={{ width: `${percent}%` }} />
              </span>
              <span className={classes.percent}>{percent}%</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
