import classes from './Stars.module.css';

interface StarsProps {
  /** The average, 1 to 5. */
  rating: number;
  /** How many reviews it is the average of; without it only the stars are shown. */
  count?: number;
}

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const FIVE = [0, 1, 2, 3, 4];

/** Five stars, filled to a tenth, with the figure beside them. */
export function Stars({ rating, count }: StarsProps) {
  if (count === 0) return <span className={classes.none}>No reviews yet</span>;
  const said = `${rating.toFixed(1)} out of 5${count === undefined ? '' : `, ${count} review${count === 1 ? '' : 's'}`}`;
  return (
    <span className={classes.stars}>
      <span role="img" aria-label={said} className={classes.row}>
        {FIVE.map((index) => (
          <svg key={index} viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
            <path d={STAR} className={classes.empty} />
            <path
              d={STAR}
              className={classes.full}
              style={{ clipPath: `inset(0 ${100 - Math.min(1, Math.max(0, rating - index)) * 100}% 0 0)` }}
            />
          </svg>
        ))}
      </span>
      {count !== undefined && (
        <span aria-hidden="true">
          {rating.toFixed(1)} <span className={classes.none}>({count})</span>
        </span>
      )}
    </span>
  );
}
