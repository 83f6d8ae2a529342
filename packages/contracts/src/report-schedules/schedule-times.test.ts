import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indiaDay, indiaMinute } from '../time/india-time';
import { SCHEDULE_RHYTHMS } from './report-schedules.values';
import { latestRunUntil, nextRunAfter, weekdayOf, type ScheduleTimes } from './schedule-times';

const TIMES: ScheduleTimes = { every: 'day', weekday: 1, month_day: 1, hour: 8 };
const next = (times: Partial<ScheduleTimes>, after: string) =>
  indiaMinute(nextRunAfter({ ...TIMES, ...times }, new Date(after)).toISOString());
const latest = (times: Partial<ScheduleTimes>, until: string) =>
  indiaMinute(latestRunUntil({ ...TIMES, ...times }, new Date(until)).toISOString());

describe('the next run in India', () => {
  it.each([
    /* 8 in India is 2:30 in UTC. */
    ['of a day before its hour', {}, '2026-11-21T02:29:59.999Z', '2026-11-21 08:00'],
    ['of a day at its hour, the day after', {}, '2026-11-21T02:30:00.000Z', '2026-11-22 08:00'],
    ['late in the evening of UTC, which is morning', {}, '2026-11-21T20:00:00.000Z', '2026-11-22 08:00'],
    ['at midnight', { hour: 0 }, '2026-11-21T18:29:59.000Z', '2026-11-22 00:00'],
    ['of a week, on its day', { every: 'week', weekday: 6 }, '2026-11-21T00:00:00.000Z', '2026-11-21 08:00'],
    ['of a week, after it', { every: 'week', weekday: 6 }, '2026-11-21T03:00:00.000Z', '2026-11-28 08:00'],
    ['of a Sunday', { every: 'week', weekday: 7 }, '2026-12-30T00:00:00.000Z', '2027-01-03 08:00'],
    ['of a month', { every: 'month' }, '2026-11-21T00:00:00.000Z', '2026-12-01 08:00'],
    ['over a new year', { every: 'month' }, '2026-12-01T02:30:00.000Z', '2027-01-01 08:00'],
    ['in February', { every: 'month', month_day: 28 }, '2027-01-28T02:30:00.000Z', '2027-02-28 08:00'],
    ['in a leap year', { every: 'day' }, '2028-02-28T02:30:00.000Z', '2028-02-29 08:00'],
  ] as const)('%s', (_name, times, after, expected) => {
    expect(next(times, after)).toBe(expected);
  });
});

it('the last one before an instant is what a missed run is of', () => {
  expect(latest({}, '2026-11-21T02:30:00.000Z')).toBe('2026-11-21 08:00');
  expect(latest({}, '2026-11-21T02:29:00.000Z')).toBe('2026-11-20 08:00');
  expect(latest({ every: 'week', weekday: 1 }, '2026-11-27T12:00:00.000Z')).toBe('2026-11-23 08:00');
  expect(latest({ every: 'month', month_day: 28 }, '2026-11-27T12:00:00.000Z')).toBe('2026-10-28 08:00');
});

it('for any rhythm and instant the next run is later, the last one is not, and nothing is due between them', () => {
  const times = fc.record({
    every: fc.constantFrom(...SCHEDULE_RHYTHMS),
    weekday: fc.integer({ min: 1, max: 7 }),
    month_day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
  });
  const instant = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(times, instant, (rhythm, at) => {
      const [before, after] = [latestRunUntil(rhythm, at), nextRunAfter(rhythm, at)];
      expect(before.getTime()).toBeLessThanOrEqual(at.getTime());
      expect(after.getTime()).toBeGreaterThan(at.getTime());
      expect(nextRunAfter(rhythm, before)).toEqual(after);
      expect(latestRunUntil(rhythm, new Date(after.getTime() - 1))).toEqual(before);
      for (const one of [before, after]) {
        const local = indiaMinute(one.toISOString());
        expect(local.slice(11)).toBe(`${String(rhythm.hour).padStart(2, '0')}:00`);
        if (rhythm.every === 'week') expect(weekdayOf(indiaDay(one))).toBe(rhythm.weekday);
        if (rhythm.every === 'month') expect(Number(local.slice(8, 10))).toBe(rhythm.month_day);
      }
    }),
  );
});
