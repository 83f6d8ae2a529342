import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import {
  emiState,
  isOfferedFor,
  lowestInstalment,
  periodsOverlap,
  plansByBank,
  type OfferedPlan,
} from './emi-plans.rules';

const TODAY = '2026-11-28';
const PRICE = paise(49_990_00);
const plan = (over: Partial<OfferedPlan> = {}): OfferedPlan => ({
  ...{ bank: 'HDFC Bank', kind: 'card', months: 6, annual_rate: 15, minimum: 3000, processing_fee: 199 },
  ...{ no_cost: false, valid_from: '2026-11-01', valid_to: '2026-12-31', ...over },
});

describe('a plan on a day', () => {
  it.each([
    ['2026-10-31', 'scheduled'],
    ['2026-11-01', 'current'],
    ['2026-12-31', 'current'],
    ['2027-01-01', 'past'],
  ])('on %s is %s', (day, state) => {
    expect(emiState(plan(), day)).toBe(state);
  });

  it('without a last day is offered until further notice', () => {
    expect(emiState(plan({ valid_to: null }), '2099-01-01')).toBe('current');
  });

  it('is only for a price of its minimum or more', () => {
    const isFor = (rupees: number) => isOfferedFor(plan(), paise(rupees * 100), TODAY);
    expect([2999, 3000, 3001].map(isFor)).toEqual([false, true, true]);
  });
});

describe('from ₹x a month', () => {
  it('is the lowest instalment of a plan that is offered, in rupees rounded up', () => {
    const plans = [
      plan(),
      plan({ months: 24, annual_rate: 16, valid_from: '2026-12-01' }),
      plan({ months: 12, annual_rate: 16, minimum: 50_000 }),
      plan({ months: 9, annual_rate: 16, valid_to: '2026-11-27' }),
    ];
    expect(lowestInstalment(plans, PRICE, TODAY)).toBe(8700);
    expect(lowestInstalment(plans, PRICE, '2026-12-01')).toBe(2448);
  });

  it('of a no-cost plan is its share of the price', () => {
    expect(lowestInstalment([plan({ no_cost: true })], paise(48_000_00), TODAY)).toBe(8000);
  });

  it('is nothing without a plan', () => {
    expect(lowestInstalment([plan({ minimum: 60_000 })], PRICE, TODAY)).toBeUndefined();
    expect(lowestInstalment([], PRICE, TODAY)).toBeUndefined();
  });

  it('is never less than an instalment of the table', () => {
    const months = fc.integer({ min: 2, max: 60 });
    const rate = fc.integer({ min: 1, max: 6000 }).map((points) => points / 100);
    const anyPlan = fc.record({ months, annual_rate: rate, no_cost: fc.boolean() }).map((over) => plan(over));
    const plans = fc.array(anyPlan, { minLength: 1, maxLength: 8 });
    const price = fc.integer({ min: 3000, max: 5_00_000 });
    fc.assert(
      fc.property(plans, price, (drawn, rupees) => {
        const shown = plansByBank(drawn, paise(rupees * 100), TODAY).flatMap(({ plans: rows }) => rows);
        const least = Math.min(...shown.map(({ cost }) => cost.instalmentPaise));
        const from = (lowestInstalment(drawn, paise(rupees * 100), TODAY) ?? 0) * 100;
        expect(from).toBeGreaterThanOrEqual(least);
        expect(from - least).toBeLessThan(100);
      }),
    );
  });
});

it('plans stand by bank and kind, a no-cost one before the ordinary one of the same months', () => {
  const plans = [
    plan({ bank: 'ICICI Bank', months: 9 }),
    plan({ months: 9 }),
    plan(),
    plan({ no_cost: true }),
    plan({ kind: 'debit' }),
    plan({ bank: 'hdfc bank', months: 3 }),
  ];
  const shown = plansByBank(plans, PRICE, TODAY).map((group) => [
    group.kind,
    group.bank,
    group.plans.map(({ plan: { months, no_cost: isNoCost } }) => (isNoCost ? `${months} no-cost` : months)),
  ]);
  expect(shown).toEqual([
    ['card', 'HDFC Bank', [3, '6 no-cost', 6, 9]],
    ['card', 'ICICI Bank', [9]],
    ['debit', 'HDFC Bank', [6]],
  ]);
});

it('periods overlap where they have a day in common', () => {
  const period = (valid_from: string, valid_to: string | null) => ({ valid_from, valid_to });
  const november = period('2026-11-01', '2026-11-30');
  expect(periodsOverlap(november, period('2026-11-30', null))).toBe(true);
  expect(periodsOverlap(november, period('2026-12-01', null))).toBe(false);
  expect(periodsOverlap(period('2026-12-01', null), november)).toBe(false);
  expect(periodsOverlap(period('2026-10-01', null), period('2027-01-01', null))).toBe(true);
});
