import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysOfRange } from '../reports/report-range';
import { financialYear, indiaDay, startOfIndiaDay } from '../time/india-time';
import { periodRange } from './period-range';
import { SCHEDULE_PERIODS } from './report-schedules.values';
import { weekdayOf } from './schedule-times';

/** Returns the days of a period at eight in the morning of a day in India. */
const at = (period: (typeof SCHEDULE_PERIODS)[number], day: string) => {
  const { from, to } = periodRange(period, new Date(`${day}T02:30:00Z`));
  return [from, to];
};

describe('the days of a period', () => {
  it.each([
    ['yesterday', '2027-04-01', '2027-03-31', '2027-03-31'],
    ['yesterday', '2028-03-01', '2028-02-29', '2028-02-29'],
    ['yesterday', '2027-03-01', '2027-02-28', '2027-02-28'],
    ['last-7-days', '2026-11-03', '2026-10-27', '2026-11-02'],
    ['last-week', '2026-11-23', '2026-11-16', '2026-11-22'],
    ['last-week', '2026-11-29', '2026-11-16', '2026-11-22'],
    ['last-week', '2027-01-01', '2026-12-21', '2026-12-27'],
    ['month-to-date', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['month-to-date', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['last-month', '2027-03-31', '2027-02-01', '2027-02-28'],
    ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['last-month', '2027-01-15', '2026-12-01', '2026-12-31'],
    ['last-quarter', '2027-03-31', '2026-10-01', '2026-12-31'],
    ['last-quarter', '2027-04-01', '2027-01-01', '2027-03-31'],
    ['last-quarter', '2026-06-30', '2026-01-01', '2026-03-31'],
    ['last-quarter', '2026-07-01', '2026-04-01', '2026-06-30'],
    ['last-quarter', '2028-04-30', '2028-01-01', '2028-03-31'],
  ] as const)('%s on %s are %s to %s', (period, day, from, to) => {
    expect(at(period, day)).toEqual([from, to]);
  });

  it('are those of India, where it is the next day from half past six in the evening of UTC on', () => {
    expect(periodRange('yesterday', new Date('2027-03-31T18:29:59Z')).to).toBe('2027-03-30');
    expect(periodRange('yesterday', new Date('2027-03-31T18:30:00Z')).to).toBe('2027-03-31');
    expect(periodRange('last-quarter', new Date('2027-03-31T18:29:59Z')).to).toBe('2026-12-31');
    expect(periodRange('last-quarter', new Date('2027-03-31T18:30:00Z')).to).toBe('2027-03-31');
  });

  it('are whole and over for any day, except this month so far', () => {
    const day = fc.integer({ min: 0, max: 6000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(day, fc.constantFrom(...SCHEDULE_PERIODS), (today, period) => {
        const range = periodRange(period, new Date(startOfIndiaDay(today).getTime() + 1));
        const { from, to } = range;
        expect(from <= to).toBe(true);
        if (period === 'month-to-date') expect([from.slice(8), to]).toEqual(['01', today]);
        else expect(to < today).toBe(true);
        if (period === 'last-week') expect([weekdayOf(from), weekdayOf(to)]).toEqual([1, 7]);
        if (period === 'last-week' || period === 'last-7-days') expect(daysOfRange(range)).toBe(7);
        if (period.startsWith('last-month') || period === 'last-quarter') {
          expect([from.slice(8), addDays(to, 1).slice(8)]).toEqual(['01', '01']);
          /* No day is between the period and the month or quarter that runs. */
          const begun = addDays(to, 1);
          expect(begun <= today && today < addDays(begun, 93)).toBe(true);
        }
        if (period === 'last-quarter') {
          expect((Number(from.slice(5, 7)) - 1) % 3).toBe(0);
          const years = [from, to].map((one) => financialYear(startOfIndiaDay(one)));
          expect(new Set(years).size).toBe(1);
        }
        expect(indiaDay(startOfIndiaDay(from))).toBe(from);
      }),
    );
  });
});
