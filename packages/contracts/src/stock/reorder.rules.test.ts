import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverDays, demandOf, runsOut, suggestUnits, targetUnits } from './reorder.rules';

const rule = { leadDays: 14, reviewDays: 7, minimumUnits: 0 };

describe('the demand', () => {
  it('is the mean and the standard deviation of the days', () => {
    expect(demandOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, deviation: Math.sqrt(32 / 7) });
  });

  it('of no day is none, and that of one day has no deviation', () => {
    expect(demandOf([])).toEqual({ mean: 0, deviation: 0 });
    expect(demandOf([3])).toEqual({ mean: 3, deviation: 0 });
  });
});

describe('the suggestion', () => {
  it('covers lead and review with a reserve for the lead, less what is there and on its way', () => {
    /* 2 × 21 + 1.65 × 1 × √14 = 48.17 */
    expect(suggestUnits({ mean: 2, deviation: 1 }, rule, { free: 10, inbound: 5 })).toBe(34);
  });

  it('does not round up what only the sums of the processor made more', () => {
    expect(
      suggestUnits({ mean: 0.1 * 3, deviation: 0 }, { ...rule, leadDays: 3 }, { free: 0, inbound: 0 }),
    ).toBe(3);
  });

  it('reaches the minimum although nothing is sold', () => {
    expect(
      suggestUnits({ mean: 0, deviation: 0 }, { ...rule, minimumUnits: 6 }, { free: 2, inbound: 1 }),
    ).toBe(3);
  });

  const demand = fc.array(fc.nat(40), { maxLength: 28 }).map(demandOf);
  const aRule = fc.record({ leadDays: fc.nat(365), reviewDays: fc.nat(365), minimumUnits: fc.nat(500) });
  const units = fc.nat(2000);

  it('is whole, never negative, falls as stock grows by no more than that, and fills the target', () => {
    fc.assert(
      fc.property(demand, aRule, units, units, units, (sold, days, free, inbound, more) => {
        const now = suggestUnits(sold, days, { free, inbound });
        const later = suggestUnits(sold, days, { free: free + more, inbound });
        expect(Number.isSafeInteger(now)).toBe(true);
        expect(now).toBeGreaterThanOrEqual(0);
        expect(later).toBeLessThanOrEqual(now);
        expect(later).toBeGreaterThanOrEqual(now - more);
        expect(suggestUnits(sold, days, { free, inbound: inbound + more })).toBe(later);
        expect(now + free + inbound).toBeGreaterThan(targetUnits(sold, days) - 1e-5);
        if (now > 0) expect(now - 1 + free + inbound).toBeLessThan(targetUnits(sold, days));
      }),
    );
  });

  it('grows with longer lead and review, and with a higher minimum', () => {
    fc.assert(
      fc.property(demand, aRule, aRule, units, (sold, days, added, free) => {
        const longer = {
          leadDays: days.leadDays + added.leadDays,
          reviewDays: days.reviewDays + added.reviewDays,
          minimumUnits: days.minimumUnits + added.minimumUnits,
        };
        const of = (one: typeof days) => suggestUnits(sold, one, { free, inbound: 0 });
        expect(of(longer)).toBeGreaterThanOrEqual(of(days));
      }),
    );
  });
});

describe('the cover', () => {
  it('is whole days of free units, none where reservations exceed them, and unknown without sales', () => {
    expect(coverDays(10, 3)).toBe(3);
    expect(coverDays(3, 0.1)).toBe(30);
    expect(coverDays(-2, 1)).toBe(0);
    expect(coverDays(5, 0)).toBeNull();
  });

  it('runs out before the next delivery, or before one that is ordered today', () => {
    const selling = { free: 10, mean: 1 };
    expect(runsOut(selling, { daysToDelivery: 11, leadDays: 2 })).toBe(true);
    expect(runsOut(selling, { daysToDelivery: 10, leadDays: 30 })).toBe(false);
    expect(runsOut(selling, { daysToDelivery: null, leadDays: 14 })).toBe(true);
    expect(runsOut(selling, { daysToDelivery: null, leadDays: 10 })).toBe(false);
    expect(runsOut({ free: 0, mean: 1 }, { daysToDelivery: 0, leadDays: 0 })).toBe(true);
    expect(runsOut({ free: 0, mean: 0 }, { daysToDelivery: null, leadDays: 14 })).toBe(false);
  });
});
