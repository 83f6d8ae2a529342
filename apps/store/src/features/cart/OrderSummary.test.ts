import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cart } from '@aabha/contracts/cart/cart.schema';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { cartTotals, lineTotalPaise, type PricedLine } from '@aabha/contracts/pricing/pricing';
import { amountsInMarkup, anyCart } from '@aabha/contracts/pricing/testing/shown-amounts';
import { CartTotals } from './CartTotals';
import { OrderSummary } from './OrderSummary';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const cartLine = (line: PricedLine, index: number): Cart['items'][number] => ({
  product: {
    _id: String(index),
    name: `Television ${index}`,
    price: rupeesFromPaise(line.unitPricePaise),
    new_price: rupeesFromPaise(line.unitPricePaise),
    stock: line.quantity,
    image: [],
    pictures: [],
    warranty_months: 12,
    warranty_pricing: {},
    onSale: true,
  },
  quantity: line.quantity,
  warranty_months: line.warrantyPricePaise > 0 ? 24 : 0,
  warranty_price: rupeesFromPaise(line.warrantyPricePaise),
  line_total: rupeesFromPaise(lineTotalPaise(line)),
});

function cartOf(lines: readonly PricedLine[], percent: number, shippingPaise: PricedLine['unitPricePaise']) {
  const totals = cartTotals(lines, percent, shippingPaise);
  return {
    _id: 'c',
    user: { _id: 'u', name: '', email: '', phone: '', address: '', zip: '' },
    items: lines.map(cartLine),
    coupon: percent > 0 ? { code: 'ANY', discountPercentage: percent, expired: false } : null,
    totals: {
      subtotal: rupeesFromPaise(totals.subtotalPaise),
      discount: rupeesFromPaise(totals.discountPaise),
      shipping: rupeesFromPaise(totals.shippingPaise),
      total: rupeesFromPaise(totals.totalPaise),
      payable: rupeesFromPaise(totals.payablePaise),
    },
    created_at: '',
    updated_at: '',
  };
}

it('shows amounts in cart and checkout that add up to the total, for any cart', () => {
  fc.assert(
    fc.property(anyCart, ({ lines, couponPercent, shippingPaise }) => {
      const cart = cartOf(lines, couponPercent, shippingPaise);
      const totals = amountsInMarkup(renderToStaticMarkup(createElement(CartTotals, { cart })));
      expect(sumOf(totals.slice(0, -1))).toBe(totals.at(-1));

      const whole = amountsInMarkup(renderToStaticMarkup(createElement(OrderSummary, { cart })));
      const ofLines = whole.slice(0, whole.length - totals.length);
      expect(whole.slice(ofLines.length)).toEqual(totals);
      expect(sumOf(ofLines)).toBe(totals[0]);
    }),
    { numRuns: 50 },
  );
});
