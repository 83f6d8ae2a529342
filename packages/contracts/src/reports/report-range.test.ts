import { describe, expect, it } from 'vitest';
import { daysOfRange, listDays, presetRange, rangeBefore } from './report-range';
import { ReportRangeInput } from './reports.schema';

/** 24 November 2026 in India, while it is the 23rd in UTC. */
const NOW = new Date('2026-11-23T19:00:00Z');

describe('the days of a report', () => {
  it.each([
    ['today', '2026-11-24', '2026-11-24'],
    ['7', '2026-11-18', '2026-11-24'],
    ['30', '2026-10-26', '2026-11-24'],
    ['month', '2026-11-01', '2026-11-24'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['year', '2026-04-01', '2026-11-24'],
  ] as const)('of preset %s are %s to %s', (preset, from, to) => {
    expect(presetRange(preset, NOW)).toEqual({ from, to });
  });

  it('of the financial year begin in the calendar year before, until April', () => {
    expect(presetRange('year', new Date('2027-03-31T18:00:00Z')).from).toBe('2026-04-01');
    expect(presetRange('year', new Date('2027-03-31T19:00:00Z')).from).toBe('2027-04-01');
  });

  it('are followed by none of the range before', () => {
    const range = { from: '2026-03-01', to: '2026-03-31' };
    expect(daysOfRange(range)).toBe(31);
    expect(listDays(range)).toHaveLength(31);
    expect(listDays(range).at(-1)).toBe('2026-03-31');
    expect(rangeBefore(range)).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  });

  it('are at most three years, in order', () => {
    const said = (from: string, to: string) =>
      ReportRangeInput.safeParse({ from, to }).error?.issues.map(({ message }) => message);
    expect(said('2026-04-01', '2026-04-01')).toBeUndefined();
    expect(said('2026-04-02', '2026-04-01')).toEqual(['The last day is before the first.']);
    expect(said('2023-04-01', '2026-04-02')).toEqual(['A report has at most three years.']);
  });
});
