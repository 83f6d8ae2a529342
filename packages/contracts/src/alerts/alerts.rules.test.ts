import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, type Paise } from '../money/money';
import {
  alertExpiry,
  alertObstacle,
  confirmationExpiry,
  highestRecentPrice,
  mayAsk,
  nextToNotify,
  stockMailsLeft,
  type PastPrice,
} from './alerts.rules';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const price = (minutes: number, rupees: number) => ({
  at: minutesAgo(minutes),
  pricePaise: paise(rupees * 100),
});
const people = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: String(n), ownExpiredUnits: 0 }));

describe('who is told that a television is back', () => {
  it('is at most three people an hour for each free unit', () => {
    expect(stockMailsLeft(10, 0)).toBe(30);
    expect(stockMailsLeft(10, 29)).toBe(1);
    expect(stockMailsLeft(10, 30)).toBe(0);
    expect(stockMailsLeft(1, 30)).toBe(0);
    expect(stockMailsLeft(0, 0)).toBe(0);
    expect(stockMailsLeft(-1, 0)).toBe(0);
  });

  it('is who asked first', () => {
    expect(nextToNotify(people(1000), { freeUnits: 1, sentWithinHour: 0 })).toEqual(['0', '1', '2']);
    expect(nextToNotify(people(2), { freeUnits: 10, sentWithinHour: 0 })).toEqual(['0', '1']);
  });

  it('is nobody for units of their own expired reservation, and the next one instead', () => {
    const waiting = [
      { id: 'own', ownExpiredUnits: 1 },
      { id: 'next', ownExpiredUnits: 0 },
    ];
    expect(nextToNotify(waiting, { freeUnits: 1, sentWithinHour: 0 })).toEqual(['next']);
    expect(nextToNotify(waiting, { freeUnits: 2, sentWithinHour: 0 })).toEqual(['own', 'next']);
  });

  it('keeps the order and the limit whatever the numbers', () => {
    const person = fc.record({ id: fc.uuid(), ownExpiredUnits: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(person), fc.nat(20), fc.nat(80), (waiting, freeUnits, sentWithinHour) => {
        const told = nextToNotify(waiting, { freeUnits, sentWithinHour });
        if (told.length > 0) expect(told.length + sentWithinHour).toBeLessThanOrEqual(freeUnits * 3);
        const ids = waiting.map(({ id }) => id);
        expect(told).toEqual(ids.filter((id) => told.includes(id)));
      }),
    );
  });
});

describe('a price alert', () => {
  const target = paise(30_000_00);
  const isDue = (most: Paise, prices: readonly PastPrice[], now: Date) =>
    (highestRecentPrice(prices, now) ?? Infinity) <= most;

  it('is due once the price has been at or below the target for 15 minutes', () => {
    expect(isDue(target, [price(500, 40_000), price(15, 30_000)], NOW)).toBe(true);
    expect(isDue(target, [price(500, 40_000), price(14.99, 30_000)], NOW)).toBe(false);
    expect(isDue(target, [price(500, 40_000), price(20, 30_001)], NOW)).toBe(false);
  });

  it('counts several prices below the target together', () => {
    const falling = [price(500, 40_000), price(16, 29_000), price(3, 30_000), price(1, 25_000)];
    expect(isDue(target, falling, NOW)).toBe(true);
  });

  it('is not due while the price flaps within the 15 minutes', () => {
    const flapping = [price(500, 40_000), price(40, 29_000), price(10, 31_000), price(9, 29_000)];
    expect(isDue(target, flapping, NOW)).toBe(false);
    expect(isDue(target, flapping, new Date(NOW.getTime() + 6 * 60_000))).toBe(true);
  });

  it('is not due for a television whose price is not known for that long', () => {
    expect(highestRecentPrice([], NOW)).toBeUndefined();
    expect(isDue(target, [price(5, 20_000)], NOW)).toBe(false);
  });
});

describe('asking for an alert', () => {
  const television = { freeUnits: 0, pricePaise: paise(30_000_00) };

  it('is for what is sold out, or for a price below that of today', () => {
    const stock = { kind: 'stock' as const, targetPaise: null };
    expect(alertObstacle(stock, television)).toBeUndefined();
    expect(alertObstacle(stock, { ...television, freeUnits: 1 })).toBe('ALERT_IN_STOCK');
    const at = (rupees: number) => ({ kind: 'price' as const, targetPaise: paise(rupees * 100) });
    expect(alertObstacle(at(29_999), television)).toBeUndefined();
    expect(alertObstacle(at(29_999), { ...television, freeUnits: 3 })).toBeUndefined();
    expect(alertObstacle(at(30_000), television)).toBe('ALERT_TARGET_TOO_HIGH');
    expect(alertObstacle({ kind: 'price', targetPaise: null }, television)).toBe('ALERT_TARGET_TOO_HIGH');
  });

  it('lasts 90 days, the link of a mail seven', () => {
    expect(alertExpiry(NOW).toISOString()).toBe('2027-02-26T12:00:00.000Z');
    expect(confirmationExpiry(NOW).toISOString()).toBe('2026-12-05T12:00:00.000Z');
  });

  it('asks an address once an hour about the same alert, and five times about all', () => {
    expect(mayAsk({ askedAt: null, askedWithinHour: 0 }, NOW)).toBe(true);
    expect(mayAsk({ askedAt: minutesAgo(59), askedWithinHour: 1 }, NOW)).toBe(false);
    expect(mayAsk({ askedAt: minutesAgo(60), askedWithinHour: 4 }, NOW)).toBe(true);
    expect(mayAsk({ askedAt: null, askedWithinHour: 5 }, NOW)).toBe(false);
  });
});
