import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  endOfIndiaDay,
  financialYear,
  formatDay,
  formatRelative,
  indiaDay,
  indiaMinute,
  startOfIndiaDay,
  startOfIndiaMonth,
  instantOfIndia,
} from './india-time';

it('reads a local time in India, and nothing as nothing', () => {
  expect(instantOfIndia('2026-11-21T12:00')).toBe('2026-11-21T06:30:00.000Z');
  expect(instantOfIndia('')).toBe('');
});

describe('months in India', () => {
  const month = (at: string, later?: number) => startOfIndiaMonth(new Date(at), later).toISOString();
  it('begin five and a half hours before those of UTC, also at the turn of the year', () => {
    expect(month('2026-12-31T18:29:59.999Z')).toBe('2026-11-30T18:30:00.000Z');
    expect(month('2026-12-31T18:30:00Z')).toBe('2026-12-31T18:30:00.000Z');
  });
  it('are counted over the turn of the year, forwards and backwards', () => {
    expect(month('2026-11-30T12:00:00Z', 3)).toBe('2027-01-31T18:30:00.000Z');
    expect(month('2027-01-15T12:00:00Z', -1)).toBe('2026-11-30T18:30:00.000Z');
  });
});

describe('days in India', () => {
  it('begin and end five and a half hours before the days of UTC', () => {
    expect(indiaDay(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
    expect(indiaDay(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
    expect(endOfIndiaDay('2026-11-21').toISOString()).toBe('2026-11-21T18:29:59.999Z');
    expect(startOfIndiaDay('2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z');
  });
  it('are written with the minute for spreadsheets', () => {
    expect(indiaMinute('2026-11-21T18:29:59.999Z')).toBe('2026-11-21 23:59');
    expect(indiaMinute('2026-11-21T18:30:00Z')).toBe('2026-11-22 00:00');
  });
  it('start a new financial year on the first of April, Indian time', () => {
    expect(financialYear(new Date('2026-03-31T18:29:59Z'))).toBe('2025-26');
    expect(financialYear(new Date('2026-03-31T18:30:00Z'))).toBe('2026-27');
    expect(financialYear(new Date('2099-06-01T00:00:00Z'))).toBe('2099-00');
  });
  it('skip Sundays when goods travel', () => {
    expect(indiaDay(addBusinessDays(new Date('2026-11-21T06:00:00Z'), 3, []))).toBe('2026-11-25');
  });
  it.each([
    [['2026-11-23'], '2026-11-26'],
    [['2026-11-22'], '2026-11-25'],
    [['2026-11-23', '2026-11-24', '2026-11-25'], '2026-11-28'],
    [['2026-11-21', '2026-12-25'], '2026-11-25'],
  ])('skip holidays %j when goods travel', (holidays, arrives) => {
    expect(indiaDay(addBusinessDays(new Date('2026-11-21T06:00:00Z'), 3, holidays))).toBe(arrives);
  });
  it('count the day of India for a holiday', () => {
    const lateOnFriday = new Date('2026-11-20T19:00:00Z');
    expect(indiaDay(addBusinessDays(lateOnFriday, 1, ['2026-11-23']))).toBe('2026-11-24');
  });
});

describe('dates for people', () => {
  const now = new Date('2026-11-21T06:00:00Z');
  it('say how long ago something was', () => {
    expect(formatRelative('2026-11-21T03:00:00Z', now)).toBe('3 hours ago');
    expect(formatRelative('2026-11-20T05:00:00Z', now)).toBe('yesterday');
    expect(formatRelative('2026-11-21T05:59:50Z', now)).toBe('just now');
  });
  it('say so when a date is bad or still to come', () => {
    expect(formatRelative('nonsense', now)).toBe('Invalid Date');
    expect(formatRelative('2026-12-01T00:00:00Z', now)).toBe('In the future');
    expect(formatDay('nonsense')).toBe('Invalid Date');
    expect(formatDay('2026-11-21T06:00:00Z')).toBe('21 Nov 2026');
  });
});
