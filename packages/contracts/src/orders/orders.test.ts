import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import {
  asksForGoods,
  checkConfirmed,
  checkRestock,
  checkShopperUpdate,
  checkStaffUpdate,
  isBackward,
  offeredStatuses,
  orderNumber,
  refundOf,
  searchedNumber,
  shortId,
  statusOffers,
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
  it('are refused when nothing would change', () => {
    expect(checkStaffUpdate(order('Shipped'), 'Shipped', undefined)).toMatchObject({
      code: 'ORDER_STATUS_SAME',
    });
  });
});

const stocked = (status: (typeof ORDER_STATUSES)[number], over: object = {}) => ({
  ...order(status),
  isRestocked: status === 'Cancelled',
  restPaise: paise(128_577_00),
  ...over,
});

describe('stock', () => {
  const VALUE = { none: 0, 'put-back': 1, 'take-again': -1 } as const;

  it('never counts the units of an order twice, whatever it goes through', () => {
    for (const first of ORDER_STATUSES)
      for (const second of ORDER_STATUSES)
        for (const third of ORDER_STATUSES)
          for (const goodsReturned of [false, true]) {
            let isRestocked = false;
            let units = 0;
            const way = [first, second, third, first, second, third] as const;
            for (const [index, to] of way.entries()) {
              const effect = stockEffect(
                { status: way[index - 1] ?? 'Pending', isRestocked },
                to,
                goodsReturned,
              );
              units += VALUE[effect];
              if (effect !== 'none') isRestocked = effect === 'put-back';
              expect(units).toBe(isRestocked ? 1 : 0);
            }
          }
  });

  it('goes back with a Pending order that is cancelled, and with one that left when staff say that it is back', () => {
    expect(stockEffect(stocked('Pending'), 'Cancelled', false)).toBe('put-back');
    for (const from of ['Shipped', 'Delivered', 'Returned'] as const) {
      expect(asksForGoods(stocked(from), 'Cancelled')).toBe(true);
      expect(stockEffect(stocked(from), 'Cancelled', false)).toBe('none');
      expect(stockEffect(stocked(from), 'Cancelled', true)).toBe('put-back');
    }
    expect(stockEffect(stocked('Delivered'), 'Returned', false)).toBe('none');
    expect(stockEffect(stocked('Cancelled'), 'Pending', false)).toBe('take-again');
    expect(stockEffect(stocked('Cancelled', { isRestocked: false }), 'Pending', false)).toBe('none');
  });

  it('takes the goods of an ended order back later, once', () => {
    const code = (of: ReturnType<typeof stocked>) => {
      const verdict = checkRestock(of);
      return verdict.ok ? 'allowed' : verdict.code;
    };
    expect(code(stocked('Cancelled', { isRestocked: false }))).toBe('allowed');
    expect(code(stocked('Returned'))).toBe('allowed');
    expect(code(stocked('Cancelled'))).toBe('ORDER_RESTOCKED');
    expect(code(stocked('Shipped'))).toBe('ORDER_NOT_ENDED');
  });
});

describe('a refund', () => {
  it('is all that was paid when an order is cancelled, once, and nothing otherwise', () => {
    for (const from of ORDER_STATUSES)
      for (const to of ORDER_STATUSES) {
        const refund = to === 'Cancelled' && from !== 'Cancelled' ? 128_577_00 : 0;
        expect(refundOf(stocked(from), to)).toBe(refund);
        expect(refundOf(stocked(from, { refunded: true }), to)).toBe(0);
      }
  });

  it('is refused when it differs from the confirmed one or has no reason', () => {
    const code = (of: ReturnType<typeof stocked>, to: 'Cancelled' | 'Shipped', confirmed: object) => {
      const verdict = checkConfirmed(of, to, confirmed);
      return verdict.ok ? 'allowed' : verdict.code;
    };
    const confirmed = { refundPaise: paise(128_577_00), reason: 'Out of stock' };
    expect(code(stocked('Pending'), 'Cancelled', {})).toBe('allowed');
    expect(code(stocked('Pending'), 'Cancelled', confirmed)).toBe('allowed');
    expect(code(stocked('Pending'), 'Cancelled', { ...confirmed, reason: undefined })).toBe(
      'ORDER_REFUND_REASON_REQUIRED',
    );
    expect(code(stocked('Pending'), 'Cancelled', { refundPaise: paise(0) })).toBe('ORDER_REFUND_CHANGED');
    expect(code(stocked('Delivered', { refunded: true }), 'Cancelled', confirmed)).toBe(
      'ORDER_REFUND_CHANGED',
    );
    expect(code(stocked('Pending'), 'Shipped', { refundPaise: paise(0) })).toBe('allowed');
    expect(code(stocked('Shipped'), 'Cancelled', { expectedStatus: 'Pending' })).toBe('ORDER_STATUS_CHANGED');
  });

  it('is returned with each available status', () => {
    expect(statusOffers(stocked('Shipped'))).toEqual([
      { status: 'Pending', refund: 0, needsReason: true, asksForGoods: false },
      { status: 'Delivered', refund: 0, needsReason: false, asksForGoods: false },
      { status: 'Cancelled', refund: 128_577_00, needsReason: false, asksForGoods: true },
      { status: 'Returned', refund: 0, needsReason: false, asksForGoods: true },
    ]);
  });
});

it('returns the same order number for shoppers and staff, ending in the short form', () => {
  const id = '0193a5e2-7c1b-7def-8abc-1234567890ab';
  expect(orderNumber(id)).toBe('567890AB');
  expect(orderNumber(id).endsWith(shortId(id, 6))).toBe(true);
  for (const typed of ['567890AB', '#567890AB', ' # 567890AB '])
    expect(searchedNumber(typed)).toBe('567890AB');
});

it('shows the end of an id in upper case', () => {
  expect(shortId('0193a5e2-7c1b-7def-8abc-1234567890ab', 8)).toBe('567890AB');
});

describe('the refusals of a change of status', () => {
  const order = (over: object = {}) => ({
    ...{ status: 'Pending' as const, refunded: false, hasShipped: false },
    ...{ isRestocked: false, restPaise: paise(500_00) },
    ...over,
  });
  const delivered = order({ status: 'Delivered' });

  it('name the status that is in the way', () => {
    expect(checkShopperUpdate(order(), 'Delivered')).toEqual({ ok: false, code: 'FORBIDDEN' });
    expect(checkShopperUpdate(delivered, 'Cancelled')).toEqual({
      ...{ ok: false, code: 'ORDER_CANCEL_NOT_PENDING', data: { status: 'Delivered' } },
    });
    expect(checkStaffUpdate(delivered, 'Delivered', 'why')).toEqual({
      ...{ ok: false, code: 'ORDER_STATUS_SAME', data: { status: 'Delivered' } },
    });
    expect(checkRestock(delivered)).toEqual({
      ...{ ok: false, code: 'ORDER_NOT_ENDED', data: { status: 'Delivered' } },
    });
  });

  it('of staff: backward without a reason, and an ended order that is refunded; a refunded one that is not ended goes on', () => {
    expect(checkStaffUpdate(delivered, 'Pending', undefined)).toEqual({
      ok: false,
      code: 'ORDER_REASON_REQUIRED',
    });
    for (const status of ['Cancelled', 'Returned'])
      expect(checkStaffUpdate(order({ status, refunded: true }), 'Pending', 'why')).toEqual({
        ...{ ok: false, code: 'ORDER_REFUNDED' },
      });
    expect(checkStaffUpdate(order({ status: 'Shipped', refunded: true }), 'Delivered', undefined).ok).toBe(
      true,
    );
  });

  it('name what changed since it was shown', () => {
    expect(checkConfirmed(order(), 'Cancelled', { expectedStatus: 'Pending' }).ok).toBe(true);
    expect(checkConfirmed(order(), 'Cancelled', { expectedStatus: 'Shipped' })).toEqual({
      ...{ ok: false, code: 'ORDER_STATUS_CHANGED', data: { status: 'Pending' } },
    });
    expect(checkConfirmed(order(), 'Cancelled', { refundPaise: paise(1), reason: 'why' })).toEqual({
      ...{ ok: false, code: 'ORDER_REFUND_CHANGED', data: { rupees: 500 } },
    });
  });

  it('a Pending order that staff set to Returned asks for its goods, a cancelled one does not', () => {
    expect(asksForGoods(order(), 'Returned')).toBe(true);
    expect(asksForGoods(order(), 'Cancelled')).toBe(false);
  });
});
