import { formatCount } from '@aabha/contracts/counts/counts';
import * as texts from '@aabha/messages/ui';
import classes from './Stars.module.css';

interface StarsProps {
  /** The average, 1 to 5. */
  rating: number;
  /** Number of reviews; without it only the stars are shown. */
  count?: number;
}

/* In units of the drawing: 20 for a star, 1.25 for the gap between two. */
const STEP = 21.25;
const WIDTH = 4 * STEP + 20;
const INSET = 1.6;
const star = (x: number) =>
  `M${x + 10} 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z`;
const FIVE = [0, 1, 2, 3, 4].map((index) => star(index * STEP)).join('');

/** Returns where the filled part ends: a star is filled over its own width, not over the gap beside it. */
function filledTo(rating: number): number {
  const full = Math.min(5, Math.max(0, Math.floor(rating)));
  const part = Math.min(1, Math.max(0, rating - full));
  return full * STEP + (part > 0 ? INSET + part * (20 - 2 * INSET) : 0);
}

/** Five stars, filled to a tenth, with the figure beside them. One SVG only: a list has a hundred stars. */
export function Stars({ rating, count }: StarsProps) {
  if (count === 0) return <span className={classes.none}>{texts.noReviewsYet}</span>;
  const average = rating.toFixed(1);
  const said = count === undefined ? texts.outOfFive(average) : texts.outOfFiveBy(average, count);
  return (
    <span className={classes.stars}>
      <svg role="img" aria-label={said} viewBox={`0 0 ${WIDTH} 20`} width="84" height="16">
        <path d={FIVE} className={classes.empty} />
        {/* A nested SVG clips at its own edge. */}
        <svg width={filledTo(rating).toFixed(1)} height="20">
          <path d={FIVE} className={classes.full} />
        </svg>
      </svg>
      {count !== undefined && (
        <span aria-hidden="true">
          {average} <span className={classes.none}>({formatCount(count)})</span>
        </span>
      )}
    </span>
  );
}
