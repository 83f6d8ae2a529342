import { describe, expect, it } from 'vitest';
import { returnOffer, type ReturnableOrder } from './return-offer';

const until = '2026-11-28T18:29:59.999Z';
const order = (changes: Partial<ReturnableOrder>): ReturnableOrder => ({
  _id: 'o1',
  status: 'Delivered',
  return_request: false,
  returnUntil: until,
  refundable: 30_098,
  payment_method: 'upi',
  products: [],
  ...changes,
});
const inTime = new Date('2026-11-28T18:00:00Z');
const late = new Date('2026-11-28T19:00:00Z');

describe('returnOffer', () => {
  it('offers the return of a delivered order until the deadline, then says that it is over', () => {
    expect(returnOffer(order({}), inTime)).toBe('offered');
    expect(returnOffer(order({}), late)).toBe('closed');
  });
  it('says that a return was requested until the order has come back', () => {
    expect(returnOffer(order({ return_request: true }), late)).toBe('requested');
    expect(returnOffer(order({ return_request: true, status: 'Returned' }), late)).toBe('none');
  });
  it('is empty where everything that was paid is refunded already', () => {
    expect(returnOffer(order({ refundable: 0 }), inTime)).toBe('none');
  });
  it('is empty for an order that was not delivered', () => {
    for (const status of ['Pending', 'Shipped', 'Cancelled', 'Returned'] as const)
      expect(returnOffer(order({ status, returnUntil: '' }), inTime)).toBe('none');
  });
});
