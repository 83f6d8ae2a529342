import { sql, type SQL } from 'drizzle-orm';
import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';

const DAY_MS = 86_400_000;

/** Returns the first instant of a day in India that is not before an instant. */
function nextMidnight(at: Date): Date {
  const start = startOfIndiaDay(indiaDay(at));
  return start < at ? new Date(start.getTime() + DAY_MS) : start;
}

const countRows = (from: Date, before: Date): SQL =>
  sql`(select count(*) from orders where created_at >= ${from.toISOString()} and created_at < ${before.toISOString()})`;

/**
 * Returns the number of orders that were placed from one instant on and before another, as a column: whole days of India by
 * their sums, the rest counted.
 */
export function countBetween(from: Date, before: Date): SQL {
  const first = nextMidnight(from);
  const end = startOfIndiaDay(indiaDay(before));
  if (first >= end) return countRows(from, before);
  return sql`(${countRows(from, first)} + ${countRows(end, before)} + (
    select coalesce(sum(orders), 0) from sales_by_day
    where day >= ${indiaDay(first)}::date and day < ${indiaDay(end)}::date
  ) + (
    select coalesce(sum(sign), 0) from unrolled_orders(${first.toISOString()}) where created_at < ${end.toISOString()}
  ))`;
}
