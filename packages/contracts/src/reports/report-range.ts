import { financialYear, indiaDay, startOfIndiaDay, startOfIndiaMonth } from '../time/india-time';
import type { ReportPreset } from './reports.values';

/** Days in India, both included (`YYYY-MM-DD`). */
export interface ReportRange {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

/** Returns the day some days later, earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  indiaDay(new Date(startOfIndiaDay(day).getTime() + days * DAY_MS));

/** Returns how many days a range has. */
export const daysOfRange = ({ from, to }: ReportRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Returns all days of a range. */
export const listDays = (range: ReportRange): string[] =>
  Array.from({ length: daysOfRange(range) }, (_, index) => addDays(range.from, index));

/** Returns the range of as many days that ends before another begins. */
export const rangeBefore = (range: ReportRange): ReportRange => ({
  from: addDays(range.from, -daysOfRange(range)),
  to: addDays(range.from, -1),
});

/** Returns the days of a preset at an instant. */
export function presetRange(preset: ReportPreset, now: Date): ReportRange {
  const today = indiaDay(now);
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'month') return { from: `${today.slice(0, 7)}-01`, to: today };
  if (preset === 'last-month') {
    const to = addDays(`${today.slice(0, 7)}-01`, -1);
    return { from: indiaDay(startOfIndiaMonth(now, -1)), to };
  }
  if (preset === 'year') return { from: `${financialYear(now).slice(0, 4)}-04-01`, to: today };
  return { from: addDays(today, 1 - Number(preset)), to: today };
}
