import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/errors';
import { paise } from '../money/money';
import { couponReasonForStaff } from './coupon-reason-for-staff';
import { couponRefusal, isForProduct, type CouponFacts, type CouponLimits } from './coupon-refusal';

const NOW = new Date('2026-11-24T06:30:00.000Z');
const UNLIMITED: CouponLimits = {
  startsAt: null,
  expiresAt: '2026-11-30T18:29:59.999Z',
  maxUses: null,
  maxUsesPerPerson: null,
  minGoodsPaise: null,
  productIds: [],
  categories: [],
  isForFirstOrder: false,
};
const NEW_SHOPPER: CouponFacts = { now: NOW, uses: 0, usesOfPerson: 0, ordersOfPerson: 0 };
const CART = [
  { productId: 'a', category: 'OLED', totalPaise: paise(60_000_00) },
  { productId: 'b', category: 'Smart TV', totalPaise: paise(20_000_00) },
];
const check = (limits: Partial<CouponLimits>, facts: Partial<CouponFacts> = {}, cart = CART) => {
  const coupon = { ...UNLIMITED, ...limits };
  const known = { ...NEW_SHOPPER, ...facts };
  const refusal = couponRefusal(coupon, cart, known);
  if (!refusal) return null;
  return [new AppError(refusal.code, refusal.data).message, couponReasonForStaff(coupon, known, refusal)];
};

describe('why a coupon gives no discount', () => {
  it.each<[Partial<CouponLimits>, Partial<CouponFacts>, string, string]>([
    [
      { expiresAt: '2026-11-23T18:29:59.999Z' },
      {},
      'This coupon expired on 23 Nov 2026.',
      'It expired or was ended on 23 Nov 2026.',
    ],
    [
      { startsAt: '2026-11-24T18:30:00.000Z' },
      {},
      'This coupon is valid from 25 Nov 2026.',
      'It starts on 25 Nov 2026.',
    ],
    [
      { maxUses: 3 },
      { uses: 3 },
      'This coupon has been used up.',
      'All 3 uses are taken: 3 by orders and payments under way.',
    ],
    [
      { maxUsesPerPerson: 2 },
      { usesOfPerson: 2 },
      'You have already used this coupon 2 times.',
      'This customer has 2 of at most 2 orders with it.',
    ],
    [
      { isForFirstOrder: true },
      { ordersOfPerson: 1 },
      'This coupon is for your first order only.',
      'It is for first orders, and this customer has an order that is not cancelled.',
    ],
    [
      { productIds: ['c'], categories: ['QLED'] },
      {},
      'This coupon is not for the televisions in your cart.',
      'No television in the cart is one that it is for.',
    ],
    [
      { categories: ['OLED'], minGoodsPaise: paise(75_000_00) },
      {},
      'Add ₹15,000 more to use this coupon. It needs ₹75,000 of the televisions it is for.',
      'The televisions that it is for have to cost ₹75,000; ₹15,000 are missing.',
    ],
  ])('%j %j', (limits, facts, forShopper, forStaff) => {
    expect(check(limits, facts)).toEqual([forShopper, forStaff]);
  });

  it('is none up to each limit', () => {
    expect(check({})).toBeNull();
    expect(check({ expiresAt: NOW.toISOString(), startsAt: NOW.toISOString() })).toBeNull();
    expect(check({ maxUses: 3, maxUsesPerPerson: 2 }, { uses: 2, usesOfPerson: 1 })).toBeNull();
    expect(
      check({ isForFirstOrder: true, categories: ['OLED'], minGoodsPaise: paise(60_000_00) }),
    ).toBeNull();
    expect(check({ productIds: ['b'], categories: ['QLED'] })).toBeNull();
  });

  it('on an empty cart does not depend on televisions, but on the minimum', () => {
    expect(check({ productIds: ['c'] }, {}, [])).toBeNull();
    expect(check({ minGoodsPaise: paise(1) }, {}, [])).not.toBeNull();
  });

  it('does not depend on the order of the lines', () => {
    const line = fc.record({
      productId: fc.constantFrom('a', 'b', 'c'),
      category: fc.constantFrom('OLED', 'QLED'),
      totalPaise: fc.integer({ min: 0, max: 90_000_00 }).map(paise),
    });
    const limits = fc.record({
      productIds: fc.subarray(['a', 'b', 'c']),
      categories: fc.subarray(['OLED', 'QLED']),
      minGoodsPaise: fc.option(fc.integer({ min: 1, max: 200_000_00 }).map(paise)),
    });
    fc.assert(
      fc.property(fc.array(line), limits, (cart, some) => {
        expect(check(some, {}, [...cart].reverse())).toEqual(check(some, {}, cart));
        const isRefused = check({ ...some, minGoodsPaise: null }, {}, cart) !== null;
        expect(isRefused).toBe(cart.length > 0 && !cart.some((one) => isForProduct(some, one)));
      }),
    );
  });
});
