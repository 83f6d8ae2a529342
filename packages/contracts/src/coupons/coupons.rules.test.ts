import { describe, expect, it } from 'vitest';
import {
  checkCoupon,
  checkCouponPeriod,
  checkNewCoupon,
  couponExpiresAt,
  couponStartsAt,
  endedCouponExpiresAt,
} from './coupons.rules';
import { UpdateCouponInput } from './coupons.staff.schema';

const now = new Date('2026-11-22T06:30:00.000Z');

describe('a coupon', () => {
  it('is good through the last moment of its day in India, and not after it', () => {
    const expiresAt = couponExpiresAt('2026-11-22');
    expect(checkCoupon({ expiresAt }, new Date('2026-11-22T18:29:59.999Z')).ok).toBe(true);
    expect(checkCoupon({ expiresAt }, new Date('2026-11-22T18:30:00.000Z'))).toMatchObject({
      ok: false,
      code: 'COUPON_EXPIRED',
    });
  });

  it('that is ended is not good at that very moment, and was good right before it', () => {
    const expiresAt = endedCouponExpiresAt(now);
    expect(checkCoupon({ expiresAt }, now).ok).toBe(false);
    expect(checkCoupon({ expiresAt }, new Date(now.getTime() - 1)).ok).toBe(true);
  });

  it('that is ended cannot be stored again without a new day', () => {
    expect(checkNewCoupon(endedCouponExpiresAt(now), now)).toMatchObject({ code: 'COUPON_EXPIRY_PAST' });
    expect(checkNewCoupon(couponExpiresAt('2026-11-22'), now).ok).toBe(true);
  });
});

it('an edit accepts any part of a new coupon, except another code', () => {
  const edit = (body: object) => UpdateCouponInput.safeParse({ id: 'a', ...body });
  expect(edit({ discountPercentage: 12.5 }).success).toBe(true);
  expect(edit({ expiryDate: '2026-11-22' }).success).toBe(true);
  for (const refused of [{ discountPercentage: 0 }, { discountPercentage: 101 }, { expiryDate: 'soon' }])
    expect(edit(refused).success, JSON.stringify(refused)).toBe(false);
  expect(edit({ code: 'OTHER' }).success).toBe(false);
});

describe('the days of a coupon', () => {
  it('begin and end with the day in India, also of a time', () => {
    expect(couponStartsAt('2026-11-22')?.toISOString()).toBe('2026-11-21T18:30:00.000Z');
    expect(couponStartsAt('2026-11-21T20:00:00.000Z')?.toISOString()).toBe('2026-11-21T18:30:00.000Z');
    expect(couponExpiresAt('2026-11-22').toISOString()).toBe('2026-11-22T18:29:59.999Z');
    expect(couponExpiresAt('2026-11-21T20:00:00.000Z').toISOString()).toBe('2026-11-22T18:29:59.999Z');
  });

  it('have no beginning where none is typed', () => {
    for (const none of ['', null, undefined]) expect(couponStartsAt(none)).toBeNull();
  });

  it('have a beginning before their end', () => {
    expect(checkCouponPeriod(null, now).ok).toBe(true);
    expect(checkCouponPeriod(new Date(now.getTime() - 1), now).ok).toBe(true);
    for (const later of [now, new Date(now.getTime() + 1)])
      expect(checkCouponPeriod(later, now)).toEqual({ ok: false, code: 'COUPON_START_AFTER_END' });
  });

  it('are named where they are over, and count to their last moment', () => {
    const expiresAt = couponExpiresAt('2026-11-21');
    expect(checkCoupon({ expiresAt }, now)).toMatchObject({
      data: { expiredOn: '2026-11-21T18:29:59.999Z' },
    });
    expect(checkNewCoupon(now, now).ok).toBe(true);
  });
});
