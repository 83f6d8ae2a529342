import { expect, it } from 'vitest';
import { orderAmounts } from './order-amounts';

const labels = (sums: Parameters<typeof orderAmounts>[0]) => orderAmounts(sums).map(({ label }) => label);

it('adds up to what was paid, round-off and all', () => {
  const sums = {
    subtotal: 61_999,
    discount: 6199.9,
    shipping: 99,
    totalPrice: 55_898,
    couponCode: 'WELCOME10',
  };
  const amounts = orderAmounts(sums);
  const above = amounts.filter(({ isTotal }) => !isTotal);
  expect(above.reduce((sum, { rupees }) => sum + Math.round(rupees * 100), 0)).toBe(55_898_00);
  expect(labels(sums)).toEqual([
    'Subtotal',
    'Coupon WELCOME10',
    'Shipping (flat fee)',
    'Round-off',
    'Total paid',
  ]);
});

it('leaves out what there is none of', () => {
  const sums = { subtotal: 30_000, discount: 0, shipping: 99, totalPrice: 30_099, couponCode: null };
  expect(labels(sums)).toEqual(['Subtotal', 'Shipping (flat fee)', 'Total paid']);
});
