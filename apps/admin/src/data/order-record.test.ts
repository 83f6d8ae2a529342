import { expect, test } from 'vitest';
import { nextStatus, planStatus } from './order-record';

const pending = { status: 'Pending', refunds: [] } as const;
const delivered = { status: 'Delivered', refunds: [] } as const;
const refunded = {
  status: 'Cancelled',
  refunds: [{ amount: 1, status: 'processed', created_at: '2026-11-21T00:00:00Z' }],
} as const;
const orders = [pending, delivered, refunded].map((order) => ({ ...order, refunds: [...order.refunds] }));

test('an order that has the status already, or whose money went back, is not moved with the others', () => {
  expect(planStatus(orders, 'Delivered').moving.map(({ status }) => status)).toEqual(['Pending']);
  expect(planStatus(orders, 'Pending').moving.map(({ status }) => status)).toEqual(['Delivered']);
});

test('those of them that would move back are counted', () => {
  expect(planStatus(orders, 'Shipped').backCount).toBe(1);
  expect(planStatus(orders.slice(0, 1), 'Shipped').backCount).toBe(0);
});

test('a pending order most likely ships next, a shipped one arrives, and nothing follows an end', () => {
  expect(
    ['Pending', 'Shipped', 'Delivered', 'Cancelled'].map((status) => nextStatus(status as 'Pending')),
  ).toEqual(['Shipped', 'Delivered', '', '']);
});
