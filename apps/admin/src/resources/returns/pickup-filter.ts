import { indiaDay } from '@aabha/contracts/time/india-time';
import { filterOf, type Filtered } from '../../data/list-query';
import { daysOf, type Days } from '../../data/period-filter';

const DAY_MS = 86_400_000;

/** The days of pickups that staff look for most. */
export const PICKUP_PERIODS = ['today', 'tomorrow', 'week'] as const;
type PickupPeriod = (typeof PICKUP_PERIODS)[number];

/** The days from the first to the last of each, counted from today. */
const OFFSETS: Readonly<Record<PickupPeriod, readonly [number, number]>> = {
  today: [0, 0],
  tomorrow: [1, 1],
  week: [0, 6],
};

/** Returns the days in India of a pickup filter of the address: a preset, or days of its own; undefined for neither. */
export function pickupDaysOf(value: unknown, now: Date): Days | undefined {
  const preset = PICKUP_PERIODS.find((known) => known === value);
  if (!preset) return daysOf(value, now);
  const dayIn = (days: number) => indiaDay(new Date(now.getTime() + days * DAY_MS));
  const [first, last] = OFFSETS[preset];
  return { from: dayIn(first), to: dayIn(last) };
}

/** Returns the pickup days of the return list, in the API's format. */
export function pickupFilter(params: Filtered): { pickup_from?: string; pickup_to?: string } {
  const days = pickupDaysOf(filterOf(params, 'pickup'), new Date());
  return {
    ...(days?.from !== undefined && { pickup_from: days.from }),
    ...(days?.to !== undefined && { pickup_to: days.to }),
  };
}
