import type { ReorderRow } from '@aabha/contracts/stock/reorder.schema';
import { formatDay } from '@aabha/contracts/time/india-time';

const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
export const unitsText = (units: number): string => (units === 1 ? '1 unit' : `${units} units`);

/** Returns how many people asked to be told when it is back; '' for nobody. */
export const waitingText = (people: number): string =>
  people === 0 ? '' : people === 1 ? '1 person waits' : `${people} people wait`;

/** Returns for how long the free units last. */
export function coverText({ cover_days: cover, free }: Pick<ReorderRow, 'cover_days' | 'free'>): string {
  if (cover === null) return 'No sales';
  return free === 0 ? 'Sold out' : daysText(cover);
}

/** Returns what is on its way, and when; '' for nothing. */
export function expectedText({
  expected,
  next_due: due,
  late,
}: Pick<ReorderRow, 'expected' | 'next_due' | 'late'>): string {
  if (expected === 0) return '';
  return [String(expected), due && `next on ${formatDay(due)}`, late > 0 && `${late} late`]
    .filter(Boolean)
    .join(', ');
}
