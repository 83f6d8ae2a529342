import { expect, test } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { statusOffers } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { changesOf, nextStatus, planStatus, reasonLabel, updateLabel } from './order-record';

const preview = (id: string, status: OrderStatus, rupees: number, refunded = false) => ({
  _id: id,
  status,
  units: 2,
  offers: statusOffers({
    status,
    refunded,
    isRestocked: status === 'Cancelled',
    restPaise: paise(rupees * 100),
  }).map((offer) => ({ ...offer, refund: offer.refund / 100 })),
});
const pending = preview('pending', 'Pending', 1_28_577);
const delivered = preview('delivered', 'Delivered', 30_000);
const refunded = preview('refunded', 'Cancelled', 9_999, true);
const orders = [pending, delivered, refunded];
const idsOf = (to: OrderStatus) => planStatus(orders, to).moving.map(({ id }) => id);

test('excludes orders that have the status already, or whose money was refunded, from a bulk change', () => {
  expect(idsOf('Delivered')).toEqual(['pending']);
  expect(idsOf('Pending')).toEqual(['delivered']);
  expect(planStatus(orders, 'Pending').stayingCount).toBe(2);
});

test('counts the orders that would move back', () => {
  expect(planStatus(orders, 'Shipped').backCount).toBe(1);
  expect(planStatus([pending], 'Shipped').backCount).toBe(0);
});

test('names the refund on the button, the sum for several orders, and requires a reason', () => {
  expect(updateLabel(planStatus([pending], 'Cancelled'))).toBe('Cancel and refund ₹1,28,577');
  expect(updateLabel(planStatus(orders, 'Cancelled'))).toBe('Cancel 2 orders and refund ₹1,58,577');
  expect(updateLabel(planStatus(orders, 'Shipped'))).toBe('Update');
  expect(reasonLabel(planStatus(orders, 'Cancelled'))).toBe('Reason for the refunds');
  expect(reasonLabel(planStatus([pending], 'Cancelled'))).toBe('Reason for the refund');
  expect(reasonLabel(planStatus([pending], 'Shipped'))).toBeUndefined();
});

test('sends what was confirmed; goods are mentioned only where they have left', () => {
  const plan = planStatus(orders, 'Cancelled');
  expect(plan).toMatchObject({ outsideCount: 1, outsideUnits: 2 });
  const confirmation = { reason: 'Damaged', goodsReturned: false, speed: 'normal' } as const;
  expect(changesOf(plan, 'Cancelled', confirmation)).toEqual([
    { id: 'pending', to: 'Cancelled', from: 'Pending', refund: 1_28_577, reason: 'Damaged' },
    {
      id: 'delivered',
      to: 'Cancelled',
      from: 'Delivered',
      refund: 30_000,
      reason: 'Damaged',
      goodsReturned: false,
    },
  ]);
});

test('suggests shipped for a pending order, delivered for a shipped one, and nothing after an end', () => {
  expect(
    ['Pending', 'Shipped', 'Delivered', 'Cancelled'].map((status) => nextStatus(status as 'Pending')),
  ).toEqual(['Shipped', 'Delivered', '', '']);
});
