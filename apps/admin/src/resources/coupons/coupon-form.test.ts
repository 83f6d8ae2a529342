import { expect, test } from 'vitest';
import { differencesOf } from '../../data/edit-conflict';
import { couponConflictFields, termsOf, validateCouponForm, validateTerms } from './coupon-form';

/* 3:30 in the night of 22 November in India. */
const now = new Date('2026-11-21T22:00:00Z');
const coupon = { code: 'DIWALI', discountPercentage: 12, expiryDate: '2026-11-22' };

test('accepts a coupon that expires today in India', () => {
  expect(validateCouponForm(coupon, now)).toEqual({});
});

test('refuses a day that is over in India, even if it is today elsewhere', () => {
  expect(validateCouponForm({ ...coupon, expiryDate: '2026-11-21' }, now)).toEqual({
    expiryDate: 'Expiry date cannot be in the past!',
  });
});

test('reports empty fields once', () => {
  expect(validateCouponForm({ code: '', discountPercentage: null, expiryDate: null }, now)).toEqual({
    code: 'Please fill all fields!',
    discountPercentage: 'Required',
    expiryDate: 'Required',
  });
});

const stored = {
  _id: 'a',
  code: 'DIWALI',
  discountPercentage: 12,
  expiryDate: '2026-11-30T18:29:59.999Z',
  startDate: null,
  maxUses: null,
  maxUsesPerPerson: null,
  minimumGoods: null,
  products: [],
  categories: [],
  firstOrderOnly: false,
  shownInShop: false,
  used: 0,
  pending: 0,
  left: null,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
};
const ended = { ...stored, expiryDate: '2026-11-21T21:59:59.999Z' };

test('an edit starts with the stored values, and has the rules of a new coupon', () => {
  expect(termsOf(stored, now)).toEqual({
    discountPercentage: 12,
    expiryDate: '2026-11-30',
    ...{ startDate: null, maxUses: null, maxUsesPerPerson: null, minimumGoods: null },
    ...{ products: [], categories: [], firstOrderOnly: false, shownInShop: false },
  });
  expect(validateTerms(termsOf(stored, now), now)).toEqual({});
  expect(validateTerms({ discountPercentage: null, expiryDate: '2026-11-21' }, now)).toEqual({
    discountPercentage: 'Please fill all fields!',
    expiryDate: 'Expiry date cannot be in the past!',
  });
});

test('saving a coupon that was ended today does not make it valid again', () => {
  expect(termsOf(ended, now).expiryDate).toBe('');
  expect(validateTerms(termsOf(ended, now), now)).toEqual({ expiryDate: 'Please fill all fields!' });
});

test('an edit of a coupon that was ended meanwhile shows that it was ended', () => {
  const base = termsOf(stored, now);
  const values = { base, mine: { ...base, discountPercentage: 20 }, theirs: termsOf(ended, now) };
  expect(differencesOf(values, couponConflictFields)).toMatchObject([
    { source: 'discountPercentage', mine: '20%', theirs: '12%', suggested: 'mine' },
    { source: 'expiryDate', mine: '30 Nov 2026', theirs: 'Expired or ended', suggested: 'theirs' },
  ]);
});
