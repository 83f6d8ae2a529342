import { expect, test } from 'vitest';
import { offeredSteps } from './return-steps';
import type { ReturnRecord } from './returns.data';

const request = (overrides: Partial<ReturnRecord>): ReturnRecord => ({
  id: 'r1',
  _id: 'r1',
  user_id: { _id: 'u1', name: 'Kavya Nair', email: 'kavya@shoppers.example', phone: '9845098450' },
  order_id: { _id: 'o1', products: [] },
  payment_id: 'pay_1',
  payment_method: 'upi',
  refund_amount: 24990,
  status: false,
  refund_status: false,
  refund: 'none',
  return_reason: 'Changed mind',
  created_at: '2026-11-21T06:00:00.000Z',
  ...overrides,
});

test('offers approval of a new request, and no refund yet', () => {
  expect(offeredSteps(request({}))).toEqual({ approve: true, refund: false });
});

test('offers the refund of an approved return, and no second approval', () => {
  expect(offeredSteps(request({ status: true }))).toEqual({ approve: false, refund: true });
});

test('offers a failed refund again', () => {
  expect(offeredSteps(request({ status: true, refund: 'failed' })).refund).toBe(true);
});

test('offers nothing once the refund is pending or complete', () => {
  const nothing = { approve: false, refund: false };
  expect(offeredSteps(request({ status: true, refund: 'queued' }))).toEqual(nothing);
  expect(offeredSteps(request({ status: true, refund: 'processed', refund_status: true }))).toEqual(nothing);
  expect(offeredSteps(request({ refund: 'processed', refund_status: true }))).toEqual(nothing);
});
