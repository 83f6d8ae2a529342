import { indiaDay } from '@aabha/contracts/time/india-time';
import { filterOf, type Filtered } from '../../data/list-query';
import { daysOf, type Days } from '../../data/period-filter';

const DAY_MS = 86_400_000;

/** The days of visits that staff look for most, as the first and the last of them counted from today. */
export const VISIT_PERIODS = {
  today: { label: 'Today', days: [0, 0] },
  tomorrow: { label: 'Tomorrow', days: [1, 1] },
  week: { label: 'Next 7 days', days: [0, 6] },
} as const;
type VisitPeriod = keyof typeof VISIT_PERIODS;

const isVisitPeriod = (value: unknown): value is VisitPeriod =>
  typeof value === 'string' && Object.hasOwn(VISIT_PERIODS, value);

/** Returns the days in India of a filter of the address: a preset, or days of its own; undefined for neither. */
export function visitDays(value: unknown, now: Date): Days | undefined {
  if (!isVisitPeriod(value)) return daysOf(value, now);
  const [first, last] = VISIT_PERIODS[value].days;
  const dayIn = (days: number) => indiaDay(new Date(now.getTime() + days * DAY_MS));
  return { from: dayIn(first), to: dayIn(last) };
}

/** Returns the days of the list of installations, in the API's format. */
export const installationDaysOf = (params: Filtered): Days =>
  visitDays(filterOf(params, 'visit'), new Date()) ?? {};
