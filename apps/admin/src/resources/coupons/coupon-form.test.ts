import { expect, test } from 'vitest';
import { validateCoupon } from './coupon-form';

/* Half past three in the night of 22 November in India. */
const now = new Date('2026-11-21T22:00:00Z');
const coupon = { code: 'DIWALI', discountPercentage: 12, expiryDate: '2026-11-22' };

test('a coupon that ends today in India is fine', () => {
  expect(validateCoupon(coupon, now)).toEqual({});
});

test('a day that is over in India is in the past, though it is today elsewhere', () => {
  expect(validateCoupon({ ...coupon, expiryDate: '2026-11-21' }, now)).toEqual({
    expiryDate: 'Expiry date cannot be in the past!',
  });
});

test('every empty field asks to be filled', () => {
  expect(validateCoupon({ code: '', discountPercentage: null, expiryDate: null }, now)).toEqual({
    code: 'Please fill all fields!',
    discountPercentage: 'Please fill all fields!',
    expiryDate: 'Please fill all fields!',
  });
});
