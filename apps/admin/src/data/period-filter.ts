import { presetRange } from '@aabha/contracts/reports/report-range';
import { REPORT_PRESETS } from '@aabha/contracts/reports/reports.values';
import { startOfIndiaDay } from '@aabha/contracts/time/india-time';
import { filterOf, textFilter, type Filtered } from './list-query';

/** Days in India, both included; open at the side that is left out. */
export interface Days {
  from?: string;
  to?: string;
}

/** Between the first and the last day of a period with days of its own. */
const BETWEEN = '..';
const DAY_MS = 86_400_000;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the text of a period with days of its own as the address has it: `2026-11-01..2026-11-20`; '' for none. */
export const periodOf = ({ from = '', to = '' }: Days): string =>
  from || to ? `${from}${BETWEEN}${to}` : '';

/** Returns the days that a period of the address has at an instant: a preset, or days of its own; undefined for neither. */
export function daysOf(period: unknown, now: Date): Days | undefined {
  if (typeof period !== 'string') return undefined;
  const preset = REPORT_PRESETS.find((known) => known === period);
  if (preset) return presetRange(preset, now);
  if (!period.includes(BETWEEN)) return undefined;
  const [from = '', to = ''] = period.split(BETWEEN);
  const days = { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
  return days.from === undefined && days.to === undefined ? undefined : days;
}

/** Returns the days of a list's `period`, in the API's format; without one, its `from` and `to`. */
export const periodFilter = (params: Filtered): Days =>
  daysOf(filterOf(params, 'period'), new Date()) ?? {
    ...textFilter(params, 'from'),
    ...textFilter(params, 'to'),
  };

/** Returns the days of a list's `period` as instants under these names: the first, and the one after the last. */
export function instantsFilter<const F extends string, const B extends string>(
  params: Filtered,
  from: F,
  before: B,
): { [N in F | B]?: string } {
  const days = daysOf(filterOf(params, 'period'), new Date());
  if (!days) return { ...textFilter(params, from), ...textFilter(params, before) };
  const end = days.to && new Date(startOfIndiaDay(days.to).getTime() + DAY_MS).toISOString();
  return {
    ...(days.from && { [from]: startOfIndiaDay(days.from).toISOString() }),
    ...(end && { [before]: end }),
  } as { [N in F | B]?: string };
}
