import type { PayLinkOrder } from '@aabha/contracts/draft-orders/pay-link.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/cart';
import { warrantyDuration } from '@aabha/messages/quantities';
import { CartTotals } from './CartTotals';
import classes from './OrderSummary.module.css';

/** What is paid by a link: each product with quantity, price and warranty, then the totals. */
export function PayLinkSummary({ payLink: { items, totals, coupon } }: { payLink: PayLinkOrder }) {
  return (
    <>
      <h2 className={classes.heading}>{texts.orderSummary}</h2>
      <ul className={classes.lines}>
        {items.map(({ name, quantity, unit_price, warranty_months, warranty_price }) => (
          <li key={name} className={classes.line}>
            <p className={classes.name}>{name}</p>
            <p className={classes.price}>{formatRupees(unit_price * quantity)}</p>
            <p className={`${classes.fact} ${classes.whole}`}>{texts.quantityIs(quantity)}</p>
            {warranty_months > 0 && (
              <>
                <p className={classes.fact}>{texts.extendedWarranty(warrantyDuration(warranty_months))}</p>
                <p className={`${classes.fact} ${classes.warrantyPrice}`}>{formatRupees(warranty_price)}</p>
              </>
            )}
          </li>
        ))}
      </ul>
      <CartTotals cart={{ totals, coupon: coupon ?? null }} />
    </>
  );
}
