import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import {
  dropBase,
  isLargeDrop,
  isOverlapping,
  lowestPriorPrice,
  priceAfterEnd,
  startStep,
  type DatedPrice,
} from './prices.rules';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MRP = 120;

/** A price in force from a day on; without a discount where it equals the MRP. */
const on = (day: number, rupees: number, mrp = MRP): DatedPrice => ({
  atMs: day * DAY_MS,
  price: paise(mrp * 100),
  discount_percentage: Math.round((1 - rupees / mrp) * 100),
  new_price: paise(rupees * 100),
});
const lowestOf = (...history: DatedPrice[]) => {
  const lowest = lowestPriorPrice(history);
  return lowest && lowest / 100;
};

describe('the lowest price of the 30 days before a reduction', () => {
  it('is that before the reduction, not the former one: 80, raised to 100, then reduced to 90', () => {
    expect(lowestOf(on(0, 80), on(20, 100), on(30, 90))).toBe(80);
    expect(lowestOf(on(0, 80), on(20, 100), on(50, 90))).toBe(100);
    expect(lowestOf(on(0, 80), on(20, 100), on(49.9, 90))).toBe(80);
  });

  it('has the price that was in force when the 30 days began', () => {
    expect(lowestOf(on(0, 70), on(90, 100), on(119, 95))).toBe(70);
    expect(lowestOf(on(0, 70), on(90, 100), on(120, 95))).toBe(100);
  });

  it('is of the step before where a reduction grows, and shows a raise within a discount', () => {
    expect(lowestOf(on(0, 100), on(40, 90), on(45, 80))).toBe(90);
    expect(lowestOf(on(0, 100), on(40, 80), on(45, 90))).toBe(80);
  });

  it('exposes a discount from an MRP that was raised for it', () => {
    expect(lowestOf(on(0, 90, 90), on(10, 90, 120))).toBe(90);
  });

  it('is absent without a discount and without an earlier price', () => {
    expect(lowestOf(on(0, 100), on(10, 120))).toBeUndefined();
    expect(lowestOf(on(0, 100))).toBeUndefined();
    expect(lowestOf(on(0, 100), on(5, 100))).toBeUndefined();
    expect(lowestOf()).toBeUndefined();
  });

  const prices = fc
    .array(fc.record({ gap: fc.integer({ min: 1, max: 40 }), rupees: fc.integer({ min: 50, max: 119 }) }), {
      minLength: 2,
      maxLength: 12,
    })
    .map((steps) => {
      let day = 0;
      return steps.map(({ gap, rupees }) => on((day += gap), rupees));
    });

  it('equals the least of the price of every day of the window', () => {
    fc.assert(
      fc.property(prices, (history) => {
        const distinct = history.filter(
          (price, index) => index === 0 || price.new_price !== history[index - 1]!.new_price,
        );
        const began = distinct.at(-1)!.atMs;
        const seen: number[] = [];
        for (let atMs = began - 30 * DAY_MS; atMs < began; atMs += DAY_MS) {
          const inForce = distinct.findLast((price) => price.atMs <= atMs);
          if (inForce) seen.push(inForce.new_price);
        }
        const expected = seen.length === 0 ? undefined : Math.min(...seen);
        expect(lowestPriorPrice(history)).toBe(expected);
        expect(lowestPriorPrice(distinct)).toBe(expected);
      }),
    );
  });

  it('does not depend on prices that ended before the window', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 119 }), (earlier, rupees) => {
        const began = earlier.at(-1)!.atMs + DAY_MS;
        const history = [...earlier, { ...on(0, 40), atMs: began }];
        const open = history.findLastIndex(({ atMs }) => atMs <= began - 30 * DAY_MS);
        const within = history.slice(Math.max(0, open));
        const older = { ...on(0, rupees), atMs: within[0]!.atMs - 1 };
        expect(lowestPriorPrice(within)).toBe(lowestPriorPrice(history));
        if (open >= 0) expect(lowestPriorPrice([older, ...within])).toBe(lowestPriorPrice(history));
      }),
    );
  });
});

describe('a large drop', () => {
  it('is one of more than 30 %', () => {
    expect(isLargeDrop(paise(100_00), paise(70_00))).toBe(false);
    expect(isLargeDrop(paise(100_00), paise(69_99))).toBe(true);
    expect(isLargeDrop(paise(100_00), paise(120_00))).toBe(false);
    expect(isLargeDrop(paise(0), paise(0))).toBe(false);
  });

  const past = (hoursAgo: number, rupees: number, isApproved = false) => ({
    atMs: -hoursAgo * HOUR_MS,
    new_price: paise(rupees * 100),
    isApproved,
  });

  it('is measured from the highest price of a day, so that two smaller drops are one', () => {
    expect(dropBase([past(900, 100), past(1, 75)], 0)).toBe(100_00);
    expect(dropBase([past(900, 100), past(25, 75)], 0)).toBe(75_00);
    expect(dropBase([past(900, 150), past(30, 100), past(1, 75)], 0)).toBe(100_00);
    expect(dropBase([], 0)).toBeUndefined();
  });

  it('is measured from the price that a second person approved since', () => {
    expect(dropBase([past(900, 100), past(2, 50, true)], 0)).toBe(50_00);
    expect(dropBase([past(900, 100), past(2, 50, true), past(1, 60)], 0)).toBe(60_00);
  });

  it('cannot be had in steps within a day', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 70, max: 100 }), { maxLength: 20 }), (percents) => {
        const history = [past(1000, 100_000)];
        percents.forEach((percent, index) => {
          const wanted = paise(Math.round((history.at(-1)!.new_price * percent) / 100));
          const atMs = (index - 20) * HOUR_MS;
          if (!isLargeDrop(dropBase(history, atMs)!, wanted))
            history.push({ atMs, new_price: wanted, isApproved: false });
        });
        expect(history.at(-1)!.new_price).toBeGreaterThanOrEqual(100_000_00 * 0.7);
      }),
    );
  });
});

describe('scheduled changes', () => {
  const at = (hour: number) => new Date(hour * HOUR_MS).toISOString();
  const period = (start: number, end: number | null) => ({
    startsAt: at(start),
    endsAt: end === null ? null : at(end),
  });

  it('overlap unless one ends before the other begins', () => {
    expect(isOverlapping(period(1, 5), period(5, 9))).toBe(false);
    expect(isOverlapping(period(1, 5), period(4, 9))).toBe(true);
    expect(isOverlapping(period(1, 9), period(3, 4))).toBe(true);
    expect(isOverlapping(period(1, 9), period(3, null))).toBe(true);
    expect(isOverlapping(period(1, 9), period(9, null))).toBe(false);
    expect(isOverlapping(period(2, null), period(2, null))).toBe(true);
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(50), (a, b, c, d) => {
        const [one, two] = [period(a, a + b + 1), period(c, c + d + 1)];
        expect(isOverlapping(one, two)).toBe(isOverlapping(two, one));
        expect(isOverlapping(one, two)).toBe(Math.max(a, c) < Math.min(a + b + 1, c + d + 1));
      }),
    );
  });

  const step = (
    nowHour: number,
    over: { end?: number | null; isApproved?: boolean; isLarge?: boolean } = {},
  ) =>
    startStep(
      { ...period(10, over.end === undefined ? 20 : over.end), isApproved: over.isApproved ?? false },
      { isLarge: over.isLarge ?? false, nowMs: nowHour * HOUR_MS },
    );

  it('start at their instant, late after downtime, and never once their end has passed', () => {
    expect(
      startStep({ ...period(10, 20), isApproved: false }, { isLarge: false, nowMs: 10 * HOUR_MS - 1 }),
    ).toBe('wait');
    expect(step(10)).toBe('start');
    expect(step(19)).toBe('start');
    expect(step(20)).toBe('miss');
    expect(step(500, { end: null })).toBe('start');
  });

  it('wait for a second person where they have become a large drop', () => {
    expect(step(10, { isLarge: true })).toBe('propose');
    expect(step(10, { isLarge: true, isApproved: true })).toBe('start');
    expect(step(20, { isLarge: true })).toBe('miss');
  });

  it('go back to the price before, unless staff changed it meanwhile', () => {
    const [before, during] = [on(0, 100), on(1, 80)];
    expect(priceAfterEnd(during, { before, during })).toBe(before);
    expect(priceAfterEnd(on(2, 85), { before, during })).toBeUndefined();
    expect(priceAfterEnd({ ...during, price: paise(130_00) }, { before, during })).toBeUndefined();
  });
});
