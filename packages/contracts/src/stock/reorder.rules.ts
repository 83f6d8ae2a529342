/** What a television sells a day. */
interface Demand {
  /** Units a day. */
  mean: number;
  /** The standard deviation of the days. */
  deviation: number;
}

/** Days until ordered units arrive, days between two orders, and the units that shall be there at least. */
export interface ReorderRule {
  leadDays: number;
  reviewDays: number;
  minimumUnits: number;
}

/** One in twenty lead times sells more than the mean and this many deviations. */
export const SAFETY_FACTOR = 1.65;
/** Below the error of the sums, so that 7.0000000001 units are 7. */
export const ROUNDING = 1e-6;

/** Returns the demand of days on which a television could be bought, from the units that each sold. */
export function demandOf(units: readonly number[]): Demand {
  const days = units.length;
  if (days === 0) return { mean: 0, deviation: 0 };
  const sum = units.reduce((total, one) => total + one, 0);
  const squares = units.reduce((total, one) => total + one * one, 0);
  const variance = days < 2 ? 0 : (days * squares - sum * sum) / (days * (days - 1));
  return { mean: sum / days, deviation: Math.sqrt(Math.max(variance, 0)) };
}

/**
 * Returns the units that shall be in stock or on their way: those sold until the order after this one arrives, with a reserve
 * for days that sell more, and no fewer than the minimum (docs/spec/stock.md#forecast).
 */
export function targetUnits(
  { mean, deviation }: Demand,
  { leadDays, reviewDays, minimumUnits }: ReorderRule,
): number {
  const sold = mean * (leadDays + reviewDays) + SAFETY_FACTOR * deviation * Math.sqrt(leadDays);
  return Math.max(sold, minimumUnits);
}

/** Returns how many units to order, whole and never fewer than none. */
export function suggestUnits(
  demand: Demand,
  rule: ReorderRule,
  { free, inbound }: { free: number; inbound: number },
): number {
  return Math.max(Math.ceil(targetUnits(demand, rule) - free - inbound - ROUNDING), 0);
}

/** Returns for how many whole days free units last; null where nothing is sold. */
export function coverDays(free: number, mean: number): number | null {
  return mean > 0 ? Math.floor(Math.max(free, 0) / mean + ROUNDING) : null;
}

/**
 * Returns whether a television is sold out before more arrives: on the day of the next delivery that is not late, else, were
 * it ordered today, after the lead days.
 */
export function runsOut(
  { free, mean }: { free: number; mean: number },
  { daysToDelivery, leadDays }: { daysToDelivery: number | null; leadDays: number },
): boolean {
  return mean > 0 && (free <= 0 || free / mean < (daysToDelivery ?? leadDays));
}
