import { z } from 'zod';
import { indiaDay, startOfIndiaMonth } from '../time/india-time';

/** A tax period: a calendar month in India, `2026-10`. */
export const ReturnPeriod = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month.')
  .meta({ description: 'A calendar month in India.', example: '2026-10' });

const middleOf = (period: string) => new Date(`${period}-15T00:00:00Z`);

/** Returns the tax period that has an instant. */
export const periodOf = (at: Date): string => indiaDay(at).slice(0, 7);

/** Returns the tax period `later` months after another; before it for a negative number. */
export const periodAfter = (period: string, later: number): string =>
  periodOf(startOfIndiaMonth(middleOf(period), later));

/** Returns the first instant of a tax period, and that of the next one. */
export function periodBounds(period: string): { start: Date; end: Date } {
  const inside = middleOf(period);
  return { start: startOfIndiaMonth(inside), end: startOfIndiaMonth(inside, 1) };
}

/** Returns a tax period as returns state it: `102026`. */
export const returnPeriodCode = (period: string): string => period.slice(5) + period.slice(0, 4);

const NAME = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });

/** Returns the name of a tax period: `October 2026`. */
export const periodName = (period: string): string => NAME.format(middleOf(period));
