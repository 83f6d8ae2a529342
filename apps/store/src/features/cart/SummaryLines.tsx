import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/cart';
import { warrantyDuration } from '@aabha/messages/quantities';
import classes from './OrderSummary.module.css';

interface SummaryLine {
  key: string;
  name: string;
  quantity: number;
  /** Rupees for one, without the warranty. */
  price: number;
  warrantyMonths: number;
  /** Rupees. */
  warrantyPrice: number;
}

/** What is paid for: each product with quantity, price and warranty. */
export function SummaryLines({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <>
      <h2 className={classes.heading}>{texts.orderSummary}</h2>
      <ul className={classes.lines}>
        {lines.map(({ key, name, quantity, price, warrantyMonths, warrantyPrice }) => (
          <li key={key} className={classes.line}>
            <p className={classes.name}>{name}</p>
            <p className={classes.price}>{formatRupees(price * quantity)}</p>
            <p className={`${classes.fact} ${classes.whole}`}>{texts.quantityIs(quantity)}</p>
            {warrantyMonths > 0 && (
              <>
                <p className={classes.fact}>{texts.extendedWarranty(warrantyDuration(warrantyMonths))}</p>
                <p className={`${classes.fact} ${classes.warrantyPrice}`}>{formatRupees(warrantyPrice)}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
