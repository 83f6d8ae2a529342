import type { Cart } from '@aabha/contracts/cart/cart.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/cart';
import { warrantyDuration } from '@aabha/messages/quantities';
import { CartTotals } from './CartTotals';
import classes from './OrderSummary.module.css';

/**
 * Summary before payment: each product with quantity, price and warranty, then the totals
 * (docs/spec/checkout.md#screen).
 */
export function OrderSummary({ cart }: { cart: Cart }) {
  return (
    <>
      <h2 className={classes.heading}>{texts.orderSummary}</h2>
      <ul className={classes.lines}>
        {cart.items.map(({ product, quantity, warranty_months, warranty_price }) => (
          <li key={product._id} className={classes.line}>
            <p className={classes.name}>{product.name}</p>
            <p className={classes.price}>{formatRupees(product.new_price * quantity)}</p>
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
      <CartTotals cart={cart} />
    </>
  );
}
