import type { Cart } from '@aabha/contracts/cart/cart.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { paiseFromRupees, rupeesFromPaise, subtractPaise } from '@aabha/contracts/money/money';
import classes from './CartTotals.module.css';

function Row({ label, amount, tone }: { label: string; amount: string; tone?: string }) {
  return (
    <div className={`${classes.row} ${tone ?? ''}`}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** How the sum comes about, line by line, down to the rupee that is paid (product §9, decisions §5). */
export function CartTotals({ cart: { totals, coupon } }: { cart: Cart }) {
  const roundOff = rupeesFromPaise(
    subtractPaise(paiseFromRupees(totals.payable), paiseFromRupees(totals.total)),
  );
  return (
    <div>
      <dl className={classes.totals}>
        <Row label="Subtotal" amount={formatRupees(totals.subtotal)} />
        {totals.discount > 0 && coupon && (
          <Row
            label={`Coupon ${coupon.code} (${coupon.discountPercentage}% off)`}
            amount={`−${formatRupees(totals.discount)}`}
            tone={classes.saving}
          />
        )}
        <Row label="Shipping (flat fee)" amount={formatRupees(totals.shipping)} />
        {roundOff !== 0 && (
          <Row label="Round-off" amount={`${roundOff < 0 ? '−' : '+'}${formatRupees(Math.abs(roundOff))}`} />
        )}
        <Row label="Total" amount={formatRupees(totals.payable)} tone={classes.payable} />
      </dl>
      <p className={classes.taxes}>Inclusive of all taxes. Your GST invoice comes with the order.</p>
    </div>
  );
}
