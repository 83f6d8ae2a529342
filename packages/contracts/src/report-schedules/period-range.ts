import { addDays, type ReportRange } from '../reports/report-range';
import { indiaDay, startOfIndiaMonth } from '../time/india-time';
import type { SchedulePeriod } from './report-schedules.values';
import { weekdayOf } from './schedule-times';

/** Returns the days of whole months: of `count` months, the last of which is `back` months before that of an instant. */
function monthsBack(at: Date, back: number, count: number): ReportRange {
  return {
    from: indiaDay(startOfIndiaMonth(at, 1 - back - count)),
    to: addDays(indiaDay(startOfIndiaMonth(at, 1 - back)), -1),
  };
}

/** Returns the days of a relative period at an instant, in India. Quarters are those of the financial year, April to June first. */
export function periodRange(period: SchedulePeriod, at: Date): ReportRange {
  const today = indiaDay(at);
  switch (period) {
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last-7-days':
      return { from: addDays(today, -7), to: addDays(today, -1) };
    case 'last-week': {
      const monday = addDays(today, 1 - weekdayOf(today));
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    }
    case 'month-to-date':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'last-month':
      return monthsBack(at, 1, 1);
    case 'last-quarter': {
      const monthsOfQuarter = (Number(today.slice(5, 7)) - 1) % 3;
      return monthsBack(at, monthsOfQuarter + 1, 3);
    }
  }
}
