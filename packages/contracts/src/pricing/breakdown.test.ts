import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import { breakdownLines, orderBreakdown, shownBreakdown } from './breakdown';
import { cartTotals } from './pricing';
import { anyCart, paiseShown } from './testing/shown-amounts';

/** The order of the report: its round-off was shown nowhere. */
const reported = { subtotal: 133_379, discount: 13_337.9, shipping: 99, totalPrice: 120_140 };

describe('the breakdown of an amount', () => {
  it('has a round-off where the exact total is no whole rupee', () => {
    expect(shownBreakdown(orderBreakdown(reported), { couponCode: 'WELCOME10' })).toEqual([
      { part: 'subtotal', label: 'Subtotal', text: '₹1,33,379' },
      { part: 'coupon', label: 'Coupon WELCOME10', text: '−₹13,337.90' },
      { part: 'shipping', label: 'Shipping', text: '₹99' },
      { part: 'roundOff', label: 'Round-off', text: '−₹0.10' },
      { part: 'total', label: 'Total paid', text: '₹1,20,140' },
    ]);
  });

  it('signs a round-off that adds', () => {
    const lines = shownBreakdown({
      subtotalPaise: paise(100_60),
      discountPaise: paise(0),
      shippingPaise: paise(0),
      payablePaise: paise(101_00),
    });
    expect(lines.find(({ part }) => part === 'roundOff')?.text).toBe('+₹0.40');
  });

  it('shows neither coupon nor round-off where there is none', () => {
    const parts = breakdownLines({
      subtotalPaise: paise(100_00),
      discountPaise: paise(0),
      shippingPaise: paise(99_00),
      payablePaise: paise(199_00),
    }).map(({ part }) => part);
    expect(parts).toEqual(['subtotal', 'shipping', 'total']);
  });

  it('adds up as it is written, for any cart', () => {
    fc.assert(
      fc.property(anyCart, ({ lines, couponPercent, shippingPaise }) => {
        const shown = shownBreakdown(cartTotals(lines, couponPercent, shippingPaise));
        const amounts = shown.map(({ text }) => paiseShown(text));
        expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
      }),
    );
  });
});

it('an offer of no-cost EMI has a line of its own, apart from a coupon', () => {
  const lines = shownBreakdown(
    orderBreakdown({
      subtotal: 49_990,
      discount: 2616.16,
      offerDiscount: 2116.16,
      shipping: 99,
      totalPrice: 47_472.84,
    }),
    { couponCode: 'FLAT500' },
  );
  expect(lines.map(({ label, text }) => [label, text])).toEqual([
    ['Subtotal', '₹49,990'],
    ['Coupon FLAT500', '−₹500'],
    ['Bank or EMI offer', '−₹2,116.16'],
    ['Shipping', '₹99'],
    ['Total paid', '₹47,472.84'],
  ]);
});
