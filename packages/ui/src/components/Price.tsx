import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/ui';
import classes from './Price.module.css';

interface PriceProps {
  /** Rupees to pay, inclusive of all taxes. */
  price: number;
  /** The price before the discount, in rupees. */
  mrp: number;
  size?: 'card' | 'page';
}

/** The price and, where it is below the MRP, the discount. */
export function Price({ price, mrp, size = 'card' }: PriceProps) {
  const saved = mrp - price;
  return (
    <p className={`${classes.price} ${size === 'page' ? classes.page : ''}`}>
      <span className={classes.now}>{formatRupees(price)}</span>
      {saved > 0 && (
        <>
          {' '}
          <s className={classes.mrp}>{texts.mrp(formatRupees(mrp))}</s>{' '}
          <span className={classes.saved}>
            {texts.save(formatRupees(saved), Math.round((saved / mrp) * 100))}
          </span>
        </>
      )}
    </p>
  );
}
