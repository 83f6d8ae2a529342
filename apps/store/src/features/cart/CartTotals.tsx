import type { Cart } from '@aabha/contracts/cart/cart.schema';
import { paiseFromRupees } from '@aabha/contracts/money/money';
import type { BreakdownPart } from '@aabha/contracts/pricing/breakdown';
import { flatShippingFee, shownBreakdown, total } from '@aabha/messages/breakdown';
import { taxesAndInvoice } from '@aabha/messages/cart';
import classes from './CartTotals.module.css';

const TONES: Partial<Record<BreakdownPart, string | undefined>> = {
  coupon: classes.saving,
  total: classes.payable,
};

interface Totalled extends Pick<Cart, 'totals'> {
  coupon: Pick<NonNullable<Cart['coupon']>, 'code' | 'discountPercentage'> | null;
}

/** The totals line by line, down to the amount to pay (docs/spec/cart.md#totals). */
export function CartTotals({ cart: { totals, coupon } }: { cart: Totalled }) {
  const lines = shownBreakdown(
    {
      subtotalPaise: paiseFromRupees(totals.subtotal),
      discountPaise: paiseFromRupees(totals.discount),
      shippingPaise: paiseFromRupees(totals.shipping),
      payablePaise: paiseFromRupees(totals.payable),
    },
    {
      shippingLabel: flatShippingFee,
      totalLabel: total,
      ...(coupon && { couponCode: coupon.code, couponPercent: coupon.discountPercentage }),
    },
  );
  return (
    <div>
      <dl className={classes.totals}>
        {lines.map(({ part, label, text }) => (
          <div key={part} className={`${classes.row} ${TONES[part] ?? ''}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.taxes}>{taxesAndInvoice}</p>
    </div>
  );
}
