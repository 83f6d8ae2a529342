import { addDays } from '../reports/report-range';
import { indiaDay, instantOfIndia } from '../time/india-time';
import type { ScheduleRhythm } from './report-schedules.values';

/** When a report is due, in India. */
export interface ScheduleTimes {
  every: ScheduleRhythm;
  /** Of a week: 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Of a month: 1 to 28. */
  month_day: number;
  /** 0 to 23. */
  hour: number;
}

/** Returns the day of the week of a day: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

function isOn({ every, weekday, month_day }: ScheduleTimes, day: string): boolean {
  if (every === 'week') return weekdayOf(day) === weekday;
  return every === 'day' || Number(day.slice(8)) === month_day;
}

const instantOn = ({ hour }: ScheduleTimes, day: string) =>
  new Date(instantOfIndia(`${day}T${String(hour).padStart(2, '0')}:00`));

/** Returns the first instant after another at which a report is due. */
export function nextRunAfter(times: ScheduleTimes, after: Date): Date {
  for (let day = indiaDay(after); ; day = addDays(day, 1)) {
    const at = instantOn(times, day);
    if (isOn(times, day) && at.getTime() > after.getTime()) return at;
  }
}

/** Returns the last instant at which a report was due, up to and with another: what a missed run is of. */
export function latestRunUntil(times: ScheduleTimes, until: Date): Date {
  for (let day = indiaDay(until); ; day = addDays(day, -1)) {
    const at = instantOn(times, day);
    if (isOn(times, day) && at.getTime() <= until.getTime()) return at;
  }
}
