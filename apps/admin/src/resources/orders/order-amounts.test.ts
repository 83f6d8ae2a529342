import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { cartTotals } from '@aabha/contracts/pricing/pricing';
import { anyCart, paiseShown } from '@aabha/contracts/pricing/testing/shown-amounts';
import { orderAmounts } from './order-record';

it('shows amounts that add up to the amount paid, for any order', () => {
  fc.assert(
    fc.property(anyCart, ({ lines, couponPercent, shippingPaise }) => {
      const totals = cartTotals(lines, couponPercent, shippingPaise);
      const amounts = orderAmounts({
        subtotal: rupeesFromPaise(totals.subtotalPaise),
        discount: rupeesFromPaise(totals.discountPaise),
        shipping: rupeesFromPaise(totals.shippingPaise),
        totalPrice: rupeesFromPaise(totals.payablePaise),
        couponCode: couponPercent > 0 ? 'ANY' : null,
      }).map(([, text]) => paiseShown(text));
      expect(amounts.at(-1)).toBe(totals.payablePaise);
      expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(totals.payablePaise);
    }),
  );
});
