import { expect, test } from 'vitest';
import { offeredSteps } from './return-steps';
import type { ReturnRecord } from './returns';

const request = (overrides: Partial<ReturnRecord>): ReturnRecord => ({
  id: 'r1',
  _id: 'r1',
  user_id: { _id: 'u1', name: 'Kavya Nair', email: 'kavya@shoppers.example', phone: '9845098450' },
  order_id: { _id: 'o1', products: [] },
  payment_id: 'pay_1',
  refund_amount: 24990,
  status: false,
  refund_status: false,
  refund: 'none',
  return_reason: 'Changed mind',
  created_at: '2026-11-21T06:00:00.000Z',
  ...overrides,
});

test('a new request can be approved, and not refunded before that', () => {
  expect(offeredSteps(request({}))).toEqual({ approve: true, refund: false });
});

test('an approved one can be refunded, and not approved again', () => {
  expect(offeredSteps(request({ status: true }))).toEqual({ approve: false, refund: true });
});

test('a refund that failed can be asked for again', () => {
  expect(offeredSteps(request({ status: true, refund: 'failed' })).refund).toBe(true);
});

test('nothing is offered once the money is on its way or back', () => {
  const nothing = { approve: false, refund: false };
  expect(offeredSteps(request({ status: true, refund: 'queued' }))).toEqual(nothing);
  expect(offeredSteps(request({ status: true, refund: 'processed', refund_status: true }))).toEqual(nothing);
  expect(offeredSteps(request({ refund: 'processed', refund_status: true }))).toEqual(nothing);
});
