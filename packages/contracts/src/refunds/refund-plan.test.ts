import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPaise, paise, ZERO } from '../money/money';
import type { PricedLine } from '../pricing/pricing';
import { anyCart } from '../pricing/testing/shown-amounts';
import { warrantyRefundUntil } from './refund-plan';
import { anyChoice, refundedOrder } from './testing/refunded-order';

const tv = (rupees: number, quantity = 1, warranty = 0): PricedLine => ({
  unitPricePaise: paise(rupees * 100),
  quantity,
  warrantyPricePaise: paise(warranty * 100),
});
const units = (quantity: number, position = 0) => ({ position, quantity, warranty: false });

describe('the refund of units', () => {
  it('returns the price after the coupon; single units add up to all of them', () => {
    const cart = { lines: [tv(10_000, 3)], couponPercent: 0.01, shippingPaise: ZERO };
    const one = refundedOrder(cart);
    const amounts = [1, 1].map(() => one.refund({ lines: [units(1)] }));
    expect(amounts).toMatchObject([{ amountPaise: 999_900 }, { amountPaise: 999_900 }]);
    one.refund({ lines: [units(1)] });
    expect(one.left().restPaise).toBe(0);
  });
  it('takes the warranty with the last unit', () => {
    const order = refundedOrder({
      lines: [tv(10_000, 2, 999)],
      couponPercent: 0,
      shippingPaise: paise(9900),
    });
    expect(order.refund({ lines: [units(1)] })).toMatchObject({ amountPaise: 1_000_000 });
    expect(order.refund({ lines: [units(1)] })).toMatchObject({ amountPaise: 1_099_900, restPaise: 9900 });
    expect(order.refund({ shipping: true })).toMatchObject({ amountPaise: 9900, restPaise: 0 });
    expect(order.refund({ shipping: true })).toBe('REFUND_NOTHING_LEFT');
  });
  it('refuses more units than are left, unknown lines, a line twice, and shipping twice', () => {
    const order = refundedOrder({ lines: [tv(10_000, 2)], couponPercent: 0, shippingPaise: paise(9900) });
    order.refund({ lines: [units(1)], shipping: true });
    for (const lines of [[units(2)], [units(1, 7)], [units(1), units(1)]])
      expect(order.refund({ lines })).toBe('REFUND_PART_GONE');
    expect(order.refund({ shipping: true })).toBe('REFUND_PART_GONE');
    expect(order.refund({})).toBe('REFUND_NOTHING_CHOSEN');
  });
});

describe('the refund of a warranty alone', () => {
  const cart = { lines: [tv(10_000, 1, 999)], couponPercent: 10, shippingPaise: ZERO };
  const warranty = { lines: [{ position: 0, quantity: 0, warranty: true }] };
  it('returns what was paid for it, until the end of the thirtieth day after the delivery', () => {
    const order = refundedOrder(cart, '2026-10-24T06:00:00Z');
    expect(warrantyRefundUntil('2026-10-24T06:00:00Z')).toBe('2026-11-23T18:29:59.999Z');
    expect(order.plan(warranty, new Date('2026-11-23T18:29:59Z'))).toMatchObject({
      plan: { amountPaise: 89_910 },
    });
    expect(order.plan(warranty, new Date('2026-11-23T18:30:00Z'))).toMatchObject({
      code: 'REFUND_WARRANTY_LATE',
    });
  });
  it('is possible before the delivery, and once', () => {
    const order = refundedOrder(cart);
    order.refund(warranty);
    expect(order.refund(warranty)).toBe('REFUND_PART_GONE');
  });
});

describe('the refund of a sum', () => {
  it('reduces the goods first, by what is left of each', () => {
    const order = refundedOrder({
      lines: [tv(30_000, 1, 500), tv(10_000)],
      couponPercent: 0,
      shippingPaise: paise(9900),
    });
    expect(order.refund({ sumPaise: paise(100_000) })).toMatchObject({
      lines: [
        { goodsPaise: 75_000, warrantyPaise: 0, quantity: 0 },
        { goodsPaise: 25_000, warrantyPaise: 0 },
      ],
      shippingPaise: 0,
    });
    expect(order.refund({ lines: [units(1, 1)] })).toMatchObject({ amountPaise: 975_000 });
  });
  it('is at least ₹1, at most the rest, and leaves nothing or at least ₹1', () => {
    const order = refundedOrder({ lines: [tv(100)], couponPercent: 0, shippingPaise: ZERO });
    expect(order.refund({ sumPaise: paise(99) })).toBe('REFUND_TOO_SMALL');
    expect(order.refund({ sumPaise: paise(10_001) })).toBe('REFUND_TOO_MUCH');
    expect(order.refund({ sumPaise: paise(9901) })).toBe('REFUND_LEAVES_TOO_LITTLE');
    expect(order.refund({ sumPaise: paise(9900) })).toMatchObject({ restPaise: 100 });
  });
});

/** Any choice; what is not there is refused. */
describe('all refunds of an order', () => {
  it('add up to what was paid, part by part, for any cart and any five refunds', () => {
    fc.assert(
      fc.property(anyCart, fc.array(anyChoice, { minLength: 5, maxLength: 5 }), (cart, choices) => {
        const order = refundedOrder(cart);
        if (order.totals.payablePaise < 100) return;
        for (const choice of choices) {
          order.refund(choice);
          const left = order.left();
          expect(left.restPaise === 0 || left.restPaise >= 100).toBe(true);
          const parts = left.lines.flatMap((line) => [line.quantity, line.goodsPaise, line.warrantyPaise]);
          expect(Math.min(...parts, left.shippingPaise)).toBeGreaterThanOrEqual(0);
        }
        order.refundRest();
        for (const { amountPaise, lines, shippingPaise, roundOffPaise } of order.made)
          expect(
            lines.reduce<number>((sum, line) => sum + line.goodsPaise + line.warrantyPaise, shippingPaise) +
              roundOffPaise,
          ).toBe(amountPaise);
        const left = order.left();
        expect([left.restPaise, left.shippingPaise]).toEqual([0, 0]);
        expect(left.lines.map((line) => line.goodsPaise + line.warrantyPaise)).toEqual(
          cart.lines.map(() => 0),
        );
      }),
    );
  });

  it('of n units one by one equal one of all n', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (cart, pick) => {
        const whole = refundedOrder(cart);
        const position = pick % cart.lines.length;
        const quantity = cart.lines[position]?.quantity ?? 0;
        const result = whole.plan({ lines: [units(quantity, position)] });
        if (!result.ok) return;
        const single = refundedOrder(cart);
        const isRefused = Array.from({ length: quantity }, () =>
          single.refund({ lines: [units(1, position)] }),
        ).some((one) => typeof one === 'string');
        if (isRefused) return;
        expect(addPaise(...single.made.map(({ amountPaise }) => amountPaise))).toBe(result.plan.amountPaise);
      }),
    );
  });
});

describe('the edges of a refund', () => {
  /* One television of ₹10,000.30 after a coupon, so that the round-off is not 0. */
  const uneven = { lines: [tv(10_001, 2, 499)], couponPercent: 3.33, shippingPaise: paise(99_00) };

  it('the parts of an order one by one end with the round-off, and nothing is left', () => {
    const order = refundedOrder(uneven);
    expect(order.totals.roundOffPaise).not.toBe(0);
    order.refund({ shipping: true });
    order.refund({ lines: [units(1)] });
    const last = order.refund({ lines: [units(1)] });
    expect(last).toMatchObject({
      ...{ restPaise: 0, roundOffPaise: order.totals.roundOffPaise, shippingPaise: 0 },
      lines: [{ position: 0, quantity: 1 }],
    });
  });

  it('a warranty goes back late with the last unit, and not alone', () => {
    const order = refundedOrder(uneven, '2026-10-24T06:00:00Z');
    const late = new Date('2026-11-24T06:00:00Z');
    const line = { position: 0, warranty: true };
    const until = '2026-11-23T18:29:59.999Z';
    expect(order.plan({ lines: [{ ...line, quantity: 2 }] }, late).ok).toBe(true);
    expect(order.plan({ lines: [{ ...line, quantity: 1 }] }, late)).toEqual({
      ...{ ok: false, code: 'REFUND_WARRANTY_LATE', data: { until } },
    });
    expect(order.plan({ lines: [units(1)] }, late).ok).toBe(true);
    expect(order.plan({ lines: [{ ...line, quantity: 0 }] }, new Date(until)).ok).toBe(true);
  });

  it('a sum is at least one rupee, leaves nothing or at least one rupee, and never more than there is', () => {
    const order = refundedOrder({ lines: [tv(100)], couponPercent: 0, shippingPaise: ZERO });
    const plan = (sum: number) => order.plan({ sumPaise: paise(sum) });
    expect(plan(99)).toEqual({ ok: false, code: 'REFUND_TOO_SMALL' });
    expect(plan(100).ok).toBe(true);
    expect(plan(99_00).ok).toBe(true);
    expect(plan(99_01)).toEqual({ ok: false, code: 'REFUND_LEAVES_TOO_LITTLE' });
    expect(plan(100_00).ok).toBe(true);
    expect(plan(100_01)).toEqual({ ok: false, code: 'REFUND_TOO_MUCH', data: { rupees: 100 } });
  });

  it('a sum moves no units, also where it is all that is left', () => {
    const order = refundedOrder({ lines: [tv(100)], couponPercent: 0, shippingPaise: ZERO });
    expect(order.refund({ sumPaise: paise(100_00) })).toMatchObject({
      restPaise: 0,
      lines: [{ quantity: 0 }],
    });
  });
});
