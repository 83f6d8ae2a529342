import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { cartTotals } from '@aabha/contracts/pricing/pricing';
import { amountsInMarkup, anyCart } from '@aabha/contracts/pricing/testing/shown-amounts';
import { OrderAmounts } from './OrderAmounts';

const shownOf = (order: Parameters<typeof OrderAmounts>[0]['order']) =>
  renderToStaticMarkup(createElement(OrderAmounts, { order }));

it('shows amounts on the order card that add up to the amount paid, for any order', () => {
  fc.assert(
    fc.property(anyCart, ({ lines, couponPercent, shippingPaise }) => {
      const totals = cartTotals(lines, couponPercent, shippingPaise);
      const html = shownOf({
        subtotal: rupeesFromPaise(totals.subtotalPaise),
        discount: rupeesFromPaise(totals.discountPaise),
        shipping: rupeesFromPaise(totals.shippingPaise),
        totalPrice: rupeesFromPaise(totals.payablePaise),
        couponCode: couponPercent > 0 ? 'ANY' : null,
      });
      const amounts = amountsInMarkup(html);
      expect(amounts.at(-1)).toBe(totals.payablePaise);
      expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(totals.payablePaise);
    }),
    { numRuns: 50 },
  );
});

it('names the round-off', () => {
  const html = shownOf({
    subtotal: 133_379,
    discount: 13_337.9,
    shipping: 99,
    totalPrice: 120_140,
    couponCode: 'WELCOME10',
  });
  expect(html).toContain('Round-off</dt><dd>−₹0.10');
});
