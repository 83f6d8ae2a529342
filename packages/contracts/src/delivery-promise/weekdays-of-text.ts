import { WEEKDAY_LABELS, WEEKDAYS } from './delivery-promise.values';

const RUN = /^(\S+?)\s*[–-]\s*(\S+)$/;

/** Returns a day of the week; 0 for an unknown one. */
const dayOf = (name: string): number =>
  WEEKDAY_LABELS.findIndex((label) => label.toLowerCase() === name.toLowerCase()) + 1;

/**
 * Returns the days of the week of a text as `weekdaysText` writes it, with a hyphen for the dash too; undefined for any other
 * text.
 */
export function weekdaysOfText(text: string): number[] | undefined {
  if (text.toLowerCase() === 'every day') return [...WEEKDAYS];
  const [, first = '', last = ''] = RUN.exec(text) ?? [];
  const [from, to] = [dayOf(first), dayOf(last)];
  if (from > 0 && from <= to) return WEEKDAYS.filter((day) => day >= from && day <= to);
  const days = text.split(',').map((name) => dayOf(name.trim()));
  return days.every((day) => day > 0) ? days : undefined;
}
