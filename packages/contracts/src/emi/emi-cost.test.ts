import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, ZERO } from '../money/money';
import { type EmiTerms, emiCost, isOfferDiscount } from './emi-cost.rules';

const PRICE = paise(49_990_00);
const terms = (over: Partial<EmiTerms> = {}): EmiTerms => ({
  ...{ months: 6, rateBasisPoints: 1500, processingFeePaise: ZERO, isNoCost: false },
  ...over,
});

describe('the cost of a plan', () => {
  it('is the interest with its GST', () => {
    expect(emiCost(PRICE, terms())).toEqual({
      instalmentPaise: 8_699_95,
      discountPaise: 0,
      principalPaise: 49_990_00,
      interestPaise: 2_209_70,
      gstOnInterestPaise: 397_75,
      feePaise: 0,
      gstOnFeePaise: 0,
      totalPaise: 52_597_45,
      extraPaise: 2_607_45,
      yearlyCostBasisPoints: 1770,
    });
  });

  it('of a no-cost plan is the GST on the interest that the shop takes off', () => {
    const cost = emiCost(PRICE, terms({ isNoCost: true }));
    expect(cost).toMatchObject({
      instalmentPaise: 8_331_67,
      discountPaise: 2_116_16,
      principalPaise: 47_873_84,
      gstOnInterestPaise: 380_91,
    });
    /* Twelve paise of rounding are in the instalments. */
    expect(cost.extraPaise).toBe(380_91 + 6 * 8_331_67 - 49_990_00);
    expect(cost.yearlyCostBasisPoints).toBeGreaterThan(200);
  });

  it('has the fee with its GST, which makes a no-cost plan dearer still', () => {
    const free = emiCost(PRICE, terms({ isNoCost: true }));
    const withFee = emiCost(PRICE, terms({ isNoCost: true, processingFeePaise: paise(199_00) }));
    expect(withFee.gstOnFeePaise).toBe(35_82);
    expect(withFee.totalPaise - free.totalPaise).toBe(199_00 + 35_82);
    expect(withFee.yearlyCostBasisPoints).toBeGreaterThan(free.yearlyCostBasisPoints);
  });

  it.each([
    [1500, 1770],
    [1300, 1534],
  ])('without a fee, a year at %d basis points costs these with GST of 18 %%', (rateBasisPoints, yearly) => {
    /* GST on each month's interest makes it 1.18 times as much. */
    expect(emiCost(PRICE, terms({ rateBasisPoints })).yearlyCostBasisPoints).toBe(yearly);
  });
});

const anyTerms = fc.record({
  months: fc.integer({ min: 2, max: 60 }),
  rateBasisPoints: fc.integer({ min: 1, max: 6000 }),
  processingFeePaise: fc.integer({ min: 0, max: 5_000_00 }).map(paise),
  isNoCost: fc.boolean(),
});
const anyPrice = fc.integer({ min: 1_000_00, max: 50_00_000_00 }).map(paise);

it('the parts of any plan add up to what is paid', () => {
  fc.assert(
    fc.property(anyPrice, anyTerms, (price, plan) => {
      const cost = emiCost(price, plan);
      expect(cost.principalPaise + cost.discountPaise).toBe(price);
      expect(cost.instalmentPaise * plan.months).toBe(cost.principalPaise + cost.interestPaise);
      expect(cost.totalPaise).toBe(
        cost.principalPaise +
          cost.interestPaise +
          cost.gstOnInterestPaise +
          cost.feePaise +
          cost.gstOnFeePaise,
      );
      expect(cost.extraPaise).toBe(cost.totalPaise - price);
    }),
  );
});

it('a no-cost plan never costs nothing, and its instalments add up to the price', () => {
  fc.assert(
    fc.property(anyPrice, anyTerms, (price, plan) => {
      const cost = emiCost(price, { ...plan, rateBasisPoints: plan.rateBasisPoints + 100, isNoCost: true });
      expect(Math.abs(cost.instalmentPaise * plan.months - price)).toBeLessThanOrEqual(plan.months / 2);
      expect(cost.discountPaise).toBeGreaterThan(0);
      expect(cost.extraPaise).toBeGreaterThan(-plan.months);
      expect(cost.gstOnInterestPaise).toBeGreaterThan(0);
    }),
  );
});

it('a dearer rate, a fee or a longer plan never makes a plan cheaper', () => {
  fc.assert(
    fc.property(anyPrice, anyTerms, (price, drawn) => {
      const plan = { ...drawn, isNoCost: false };
      const { totalPaise } = emiCost(price, plan);
      const dearer = { ...plan, rateBasisPoints: plan.rateBasisPoints + 100 };
      expect(emiCost(price, dearer).totalPaise).toBeGreaterThanOrEqual(totalPaise);
      const withFee = { ...plan, processingFeePaise: paise(plan.processingFeePaise + 100_00) };
      expect(emiCost(price, withFee).totalPaise).toBe(totalPaise + 118_00);
      const longer = emiCost(price, { ...plan, months: plan.months + 1 });
      expect(longer.instalmentPaise).toBeLessThan(emiCost(price, plan).instalmentPaise);
    }),
  );
});

it('the true yearly cost is at least the rate of the lender, and grows with the fee', () => {
  fc.assert(
    fc.property(anyPrice, anyTerms, (price, drawn) => {
      const plan = { ...drawn, isNoCost: false };
      const cost = emiCost(price, plan);
      /* Half a paisa of rounding an instalment is little of a price of ₹1,000 or more. */
      expect(cost.yearlyCostBasisPoints).toBeGreaterThanOrEqual(plan.rateBasisPoints - 3);
      const withFee = { ...plan, processingFeePaise: paise(plan.processingFeePaise + 100_00) };
      expect(emiCost(price, withFee).yearlyCostBasisPoints).toBeGreaterThanOrEqual(
        cost.yearlyCostBasisPoints,
      );
    }),
  );
});

it.each([
  [2_116_16, true],
  [2_117_16, true],
  [2_117_17, false],
  [0, false],
  [-1, false],
])('an offer of the plan explains %d paise less: %s', (discount, isExplained) => {
  expect(isOfferDiscount(PRICE, paise(discount), [terms()])).toBe(isExplained);
  expect(isOfferDiscount(PRICE, paise(discount), [])).toBe(false);
});

describe('the cost of a year', () => {
  it.each([
    { months: 3, processingFeePaise: paise(499_00) },
    { months: 12, processingFeePaise: paise(199_00) },
    { months: 9, processingFeePaise: paise(1_000_00), isNoCost: true },
  ])('makes what is paid, the fee with the first instalment, worth the price: %j', (over) => {
    const plan = terms(over);
    const cost = emiCost(PRICE, plan);
    const monthly = cost.yearlyCostBasisPoints / 12 / 10_000;
    let balance: number = cost.principalPaise;
    let worth = 0;
    for (let month = 1; month <= plan.months; month += 1) {
      const interest = (balance * plan.rateBasisPoints) / 12 / 10_000;
      balance += interest - cost.instalmentPaise;
      const fee = month === 1 ? cost.feePaise + cost.gstOnFeePaise : 0;
      worth += (cost.instalmentPaise + interest * 0.18 + fee) / (1 + monthly) ** month;
    }
    /* A basis point of the yearly cost is worth less than this. */
    expect(Math.abs(worth - PRICE)).toBeLessThan(PRICE / 10_000);
  });
});
