import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canChangeHours, yearlyCost, yearlyWattHours } from './running-cost.rules';

const SET = { energyKwhYear: 88, standbyWatts: 0.5 };

describe('yearlyCost', () => {
  it('is the label’s units at ₹8, where nothing else is said', () => {
    expect(yearlyCost(SET)).toBe(704_00);
    expect(yearlyCost({ energyKwhYear: 88, standbyWatts: null })).toBe(704_00);
  });

  it('follows the tariff, rounded to the rupee', () => {
    expect(yearlyCost(SET, { tariffPaise: 655, hoursADay: 6 })).toBe(576_00);
    expect(yearlyCost(SET, { tariffPaise: 1000, hoursADay: 6 })).toBe(880_00);
  });

  it('separates watching from standby for other hours', () => {
    /* (88,000 / 365 − 0.5 × 18) / 6 = 38.68 W. */
    expect(yearlyWattHours(SET, 12)).toBe(Math.round((38.6826 * 12 + 0.5 * 12) * 365));
    expect(yearlyCost(SET, { tariffPaise: 800, hoursADay: 12 })).toBe(1_373_00);
  });

  it('is not known where the label does not state what it needs', () => {
    expect(
      yearlyCost({ energyKwhYear: 88, standbyWatts: null }, { tariffPaise: 800, hoursADay: 4 }),
    ).toBeNull();
    expect(yearlyCost({ energyKwhYear: 0, standbyWatts: 0.5 })).toBeNull();
    expect(canChangeHours({ energyKwhYear: 1, standbyWatts: 0.5 })).toBe(false);
    expect(canChangeHours(SET)).toBe(true);
  });

  it('never falls with more hours or a dearer unit', () => {
    const kwh = fc.integer({ min: 20, max: 800 });
    const hours = fc.integer({ min: 1, max: 23 });
    const tariff = fc.integer({ min: 100, max: 2000 });
    fc.assert(
      fc.property(kwh, hours, tariff, (energyKwhYear, hoursADay, tariffPaise) => {
        const facts = { energyKwhYear, standbyWatts: 0.5 };
        const cost = yearlyCost(facts, { tariffPaise, hoursADay }) ?? 0;
        expect(yearlyCost(facts, { tariffPaise, hoursADay: hoursADay + 1 })).toBeGreaterThanOrEqual(cost);
        expect(yearlyCost(facts, { tariffPaise: tariffPaise + 100, hoursADay })).toBeGreaterThanOrEqual(cost);
      }),
    );
  });
});
