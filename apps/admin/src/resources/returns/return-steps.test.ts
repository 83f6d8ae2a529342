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
  state: 'requested',
  lines: [],
  condition: null,
  wish: null,
  decision_reason: null,
  photos: 0,
  approved_at: null,
  received_at: null,
  inspected_at: null,
  rejected_at: null,
  replaced_at: null,
  replacement: null,
  pickup: null,
  assigned_to: null,
  due_at: null,
  created_at: '2026-11-21T06:00:00.000Z',
  ...overrides,
});

const STEPS = {
  ...{ approve: false, pickup: false, receive: false, inspect: false, reject: false },
  ...{ refund: false, replace: false },
};

test('offers approval or rejection of a new request, and no refund yet', () => {
  expect(offeredSteps(request({}))).toEqual({ ...STEPS, approve: true, reject: true });
});

test('offers the inspection of goods that have arrived, and the refund of what it accepted', () => {
  const received = { ...STEPS, inspect: true, reject: true, refund: true };
  expect(offeredSteps(request({ status: true, state: 'received' }))).toEqual(received);
  expect(offeredSteps(request({ status: true, state: 'accepted' }))).toEqual({
    ...STEPS,
    ...{ refund: true, replace: true },
  });
  expect(offeredSteps(request({ state: 'rejected' }))).toEqual(STEPS);
});

test('offers the refund of an approved return, and no second approval', () => {
  expect(offeredSteps(request({ status: true, state: 'approved' }))).toEqual({
    ...STEPS,
    pickup: true,
    receive: true,
    reject: true,
    refund: true,
  });
});

test('offers a failed refund again', () => {
  expect(offeredSteps(request({ status: true, state: 'approved', refund: 'failed' })).refund).toBe(true);
});

test('offers nothing but the arrival once the refund is pending or complete', () => {
  const approved = { status: true, state: 'approved' } as const;
  const arrival = { ...STEPS, receive: true };
  expect(offeredSteps(request({ ...approved, refund: 'queued' }))).toEqual(arrival);
  expect(offeredSteps(request({ ...approved, refund: 'processed', refund_status: true }))).toEqual(arrival);
  expect(offeredSteps(request({ refund: 'processed', refund_status: true }))).toEqual(STEPS);
});
