import { formatCount } from '@aabha/contracts/counts/counts';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { PRICE_RANGES } from '@aabha/contracts/products/products.rules';
import { televisions } from '@aabha/messages/quantities';
import * as texts from '@aabha/messages/televisions';
import classes from './Filters.module.css';

interface PriceRangesProps {
  /** Number of televisions in each range. */
  counts: readonly number[] | undefined;
  min: number | undefined;
  max: number | undefined;
  onChoose: (min: number | undefined, max: number | undefined) => void;
}

/** Price ranges above the bands that fill in the custom range; a second click clears it. */
export function PriceRanges({ counts, min, max, onChoose }: PriceRangesProps) {
  return (
    <ul className={classes.ranges} aria-label={texts.priceRanges}>
      {PRICE_RANGES.map((range, at) => {
        const isSelected = range.min === min && range.max === max;
        const count = counts?.[at];
        if (count === 0 && !isSelected) return null;
        return (
          <li key={range.min}>
            <button
              type="button"
              className={classes.range}
              aria-pressed={isSelected}
              onClick={() => (isSelected ? onChoose(undefined, undefined) : onChoose(range.min, range.max))}
            >
              {range.max === undefined
                ? texts.above(formatRupees(range.min))
                : `${formatRupees(range.min)} - ${formatRupees(range.max)}`}
              {count !== undefined && (
                <span className={classes.count}>
                  <span aria-hidden="true">{formatCount(count)}</span>
                  <span className="visually-hidden">, {televisions(count)}</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
