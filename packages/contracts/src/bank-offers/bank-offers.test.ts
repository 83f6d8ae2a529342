import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import {
  applicableOffers,
  bestOffers,
  isBankDiscount,
  offerSaving,
  offerState,
  type WireOffer,
} from './bank-offers.rules';
import { CreateBankOfferInput } from './bank-offers.staff.schema';

const TODAY = '2026-11-28';
const offer = (over: Partial<WireOffer> = {}): WireOffer => ({
  ...{ bank: 'Axis Bank', method: 'credit', benefit: 'instant', percent: 10, amount: null, maximum: 1500 },
  ...{ minimum: 20_000, valid_from: '2026-11-01', valid_to: '2026-12-31', product_ids: [], ...over },
});
const purchase = (rupees: number, productIds: string[] = ['a']) => ({
  ...{ payablePaise: paise(rupees * 100), productIds, today: TODAY },
});
const banks = (offers: WireOffer[], rupees: number, productIds?: string[]) =>
  applicableOffers(offers, purchase(rupees, productIds)).map((saving) => saving.offer.bank);

describe('the offers of a purchase', () => {
  it.each([
    ['below its minimum', {}, 19_999, []],
    ['at its minimum', {}, 20_000, ['Axis Bank']],
    ['before its first day', { valid_from: '2026-11-29' }, 20_000, []],
    ['on its first day', { valid_from: TODAY }, 20_000, ['Axis Bank']],
    ['on its last day', { valid_to: TODAY }, 20_000, ['Axis Bank']],
    ['after its last day', { valid_to: '2026-11-27' }, 20_000, []],
  ])('%s', (_when, over, rupees, expected) => {
    expect(banks([offer(over)], rupees)).toEqual(expected);
  });

  it('are those of which all televisions are', () => {
    const limited = [offer({ product_ids: ['a', 'b'] })];
    expect(banks(limited, 50_000, ['a'])).toEqual(['Axis Bank']);
    expect(banks(limited, 50_000, ['b', 'a'])).toEqual(['Axis Bank']);
    expect(banks(limited, 50_000, ['a', 'c'])).toEqual([]);
  });

  it('show the best one of each bank, the largest saving first, and money at once before money later', () => {
    const offers = [
      offer({ benefit: 'cashback' }),
      offer({ method: 'debit', maximum: 1000 }),
      offer({ bank: 'AXIS BANK' }),
      offer({ bank: 'SBI Card', percent: null, amount: 2000, maximum: null }),
    ];
    expect(bestOffers(offers, purchase(50_000)).map((saving) => [saving.offer, saving.savingPaise])).toEqual([
      [offers[3], 2_000_00],
      [offers[2], 1_500_00],
    ]);
  });
});

it('an offer that was ended is over whatever its days are', () => {
  const period = { valid_from: '2026-11-01', valid_to: '2026-12-31' };
  expect(offerState(period, TODAY)).toBe('current');
  expect(offerState({ ...period, ended_at: null }, TODAY)).toBe('current');
  expect(offerState({ ...period, ended_at: '2026-11-20T00:00:00.000Z' }, TODAY)).toBe('past');
  expect(offerState({ ...period, valid_from: '2026-11-29' }, TODAY)).toBe('scheduled');
});

const anyAmount = fc.integer({ min: 1, max: 50_00_000_00 }).map(paise);
const anyTerms = fc.oneof(
  fc.record({
    percent: fc.integer({ min: 1, max: 10_000 }).map((points) => points / 100),
    amountPaise: fc.constant(null),
    maxPaise: fc.option(anyAmount),
    minPaise: anyAmount,
  }),
  fc.record({
    percent: fc.constant(null),
    amountPaise: anyAmount,
    maxPaise: fc.constant(null),
    minPaise: anyAmount,
  }),
);

it('a saving is whole paise, never more than what is paid or the maximum, and nothing below the minimum', () => {
  fc.assert(
    fc.property(anyAmount, anyTerms, (payable, terms) => {
      const saving = offerSaving(payable, terms);
      expect(Number.isSafeInteger(saving)).toBe(true);
      expect(saving).toBeGreaterThanOrEqual(0);
      expect(saving).toBeLessThanOrEqual(payable);
      if (terms.maxPaise !== null) expect(saving).toBeLessThanOrEqual(terms.maxPaise);
      if (payable < terms.minPaise) expect(saving).toBe(0);
    }),
  );
});

it('who pays more never saves less, and the provider may take off what the offer says', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, anyTerms, (payable, more, terms) => {
      const saving = offerSaving(payable, terms);
      expect(offerSaving(paise(payable + more), terms)).toBeGreaterThanOrEqual(saving);
      expect(isBankDiscount(payable, saving, [terms])).toBe(saving > 0);
    }),
  );
});

it.each([
  [1_500_00, true],
  [1_501_00, true],
  [1_501_01, false],
  [0, false],
])('an offer of at most ₹1,500 explains %d paise less: %s', (discount, isExplained) => {
  const terms = { percent: 10, amountPaise: null, maxPaise: paise(1_500_00), minPaise: paise(20_000_00) };
  expect(isBankDiscount(paise(49_990_00), paise(discount), [terms])).toBe(isExplained);
  expect(isBankDiscount(paise(19_999_00), paise(discount), [terms])).toBe(false);
});

describe('the form of an offer', () => {
  const typed = {
    ...{
      bank: 'Axis Bank',
      method: 'credit',
      benefit: 'instant',
      percent: 10,
      maximum: 1500,
      minimum: 20_000,
    },
    ...{ valid_from: '2026-11-01', valid_to: '2026-12-31', offer_id: 'offer_Axis10p1500', usage_note: '' },
    ...{ terms_url: 'https://bank.example/offers', checked_on: TODAY },
  };
  const errorsOf = (over: object) =>
    CreateBankOfferInput.safeParse({ ...typed, ...over }).error?.issues.map(({ path, message }) => [
      path.join('.'),
      message,
    ]);

  it('takes what is left out as nothing', () => {
    expect(CreateBankOfferInput.parse(typed)).toMatchObject({
      ...{ amount: null, maximum: 1_500_00, minimum: 20_000_00, products: [], usage_note: null },
    });
  });

  it.each([
    [{ amount: 500 }, 'percent', 'Enter a percentage or a fixed amount, not both.'],
    [{ percent: null, maximum: null }, 'percent', 'Enter a percentage or a fixed amount, not both.'],
    [{ percent: null, amount: 500 }, 'maximum', 'Only a percentage has a maximum.'],
    [
      { offer_id: '' },
      'offer_id',
      'An instant discount needs the offer of the payment provider that gives it.',
    ],
    [{ valid_to: '2026-10-31' }, 'valid_to', 'The last day is before the first.'],
    [{ terms_url: 'http://bank.example' }, 'terms_url', 'Please enter a link that begins with https.'],
    [{ percent: 0 }, 'percent', 'Enter more than 0 and at most 100 percent.'],
    [{ amount: 0, percent: null, maximum: null }, 'amount', 'Enter an amount of more than ₹0.'],
  ])('refuses %j', (over, field, message) => {
    expect(errorsOf(over)).toEqual([[field, message]]);
  });

  it('needs no offer of the provider for cashback', () => {
    expect(errorsOf({ benefit: 'cashback', offer_id: null })).toBeUndefined();
  });
});
