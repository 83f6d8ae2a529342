import { RATINGS } from '@aabha/contracts/reviews/reviews.values';
import { stars } from '@aabha/messages/quantities';
import { rating as ratingLabel } from '@aabha/messages/reviews';
import { useId } from 'react';
import classes from './ReviewForm.module.css';

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

interface RatingFieldProps {
  rating: number | undefined;
  error: string | undefined;
  /** Attributes from the form, which let it focus the field. */
  field: object;
  onChange: (rating: number) => void;
}

/** One to five stars as a radio group. */
export function RatingField({ rating, error, field, onChange }: RatingFieldProps) {
  const errorId = useId();
  return (
    <fieldset className={classes.rating} data-invalid={error ? true : undefined}>
      <legend>{ratingLabel}</legend>
      <div className={classes.stars}>
        {RATINGS.map((value) => (
          <label key={value} className={classes.star} data-full={value <= (rating ?? 0) || undefined}>
            <input
              {...(value === 1 && field)}
              type="radio"
              name="rating"
              value={value}
              checked={rating === value}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onChange={() => onChange(value)}
            />
            <svg viewBox="0 0 20 20" width="32" height="32" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span className="visually-hidden">{stars(value)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
