import { describe, expect, it } from 'vitest';
import {
  checkShopperUpdate,
  checkStaffUpdate,
  isBackward,
  offeredStatuses,
  shortId,
  stockEffect,
} from './orders.rules';
import { ORDER_STATUSES } from './orders.schema';

const order = (status: (typeof ORDER_STATUSES)[number], refunded = false) => ({ status, refunded });

describe('a shopper', () => {
  it('cancels a Pending order and nothing else', () => {
    for (const from of ORDER_STATUSES)
      for (const to of ORDER_STATUSES)
        expect(checkShopperUpdate(order(from), to).ok).toBe(from === 'Pending' && to === 'Cancelled');
  });
});

describe('staff', () => {
  it('set any other status, with a reason where it leads back', () => {
    for (const from of ORDER_STATUSES)
      for (const to of ORDER_STATUSES.filter((status) => status !== from)) {
        expect(checkStaffUpdate(order(from), to, 'counted again').ok).toBe(true);
        expect(checkStaffUpdate(order(from), to, undefined).ok).toBe(!isBackward(from, to));
      }
  });
  it('cannot reopen an order whose money went back', () => {
    expect(checkStaffUpdate(order('Cancelled', true), 'Pending', 'x')).toMatchObject({
      code: 'ORDER_REFUNDED',
    });
    expect(offeredStatuses(order('Returned', true))).toEqual([]);
  });
  it('are told when nothing would change', () => {
    expect(checkStaffUpdate(order('Shipped'), 'Shipped', undefined)).toMatchObject({
      code: 'ORDER_STATUS_SAME',
    });
  });
});

describe('stock', () => {
  it('goes back once on cancelling and is taken again on reopening, so that a round trip changes nothing', () => {
    const value = { none: 0, 'put-back': 1, 'take-again': -1 } as const;
    for (const from of ORDER_STATUSES)
      for (const to of ORDER_STATUSES)
        expect(value[stockEffect(from, to)] + value[stockEffect(to, from)]).toBe(0);
  });
});

it('shows the end of an id in upper case', () => {
  expect(shortId('0193a5e2-7c1b-7def-8abc-1234567890ab', 8)).toBe('567890AB');
});
