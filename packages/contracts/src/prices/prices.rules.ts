import { percentOf, type Paise } from '../money/money';
import { DROP_WITHIN_HOURS, LARGE_DROP_PERCENT, LOWEST_WITHIN_DAYS } from './prices.values';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** MRP, discount and selling price, in paise. */
export interface PriceTag {
  price: Paise;
  discount_percentage: number;
  new_price: Paise;
}

/** A price in force from `atMs` on, until the next one. */
export interface DatedPrice extends PriceTag {
  atMs: number;
}

/** Returns whether two prices are shown alike. */
export const isSamePrice = (a: PriceTag, b: PriceTag): boolean =>
  a.price === b.price && a.discount_percentage === b.discount_percentage && a.new_price === b.new_price;

/** Returns the index from which on the last price was in force without a change. */
function presentFrom(history: readonly DatedPrice[]): number {
  let first = history.length - 1;
  while (first > 0 && isSamePrice(history[first - 1]!, history[first]!)) first -= 1;
  return first;
}

/**
 * Returns the lowest selling price of the 30 days before the present offer began; undefined without a discount, or where no
 * earlier price is known. `history` is sorted by time, and its last row is the present price. The offer began when MRP,
 * discount or selling price last changed, whichever way: a reduction that grows does not hide the one before.
 */
export function lowestPriorPrice(history: readonly DatedPrice[]): Paise | undefined {
  const first = presentFrom(history);
  const present = history[first];
  if (!present || present.new_price >= present.price) return undefined;
  const sinceMs = present.atMs - LOWEST_WITHIN_DAYS * DAY_MS;
  let lowest: Paise | undefined;
  for (let index = 0; index < first; index += 1) {
    const { new_price } = history[index]!;
    const isWithin = history[index + 1]!.atMs > sinceMs;
    if (isWithin && (lowest === undefined || new_price < lowest)) lowest = new_price;
  }
  return lowest;
}

/** A price of the past that counts when a drop is measured. */
interface PastPrice {
  new_price: Paise;
  atMs: number;
  /** Whether a second person approved it: what was higher before no longer counts. */
  isApproved: boolean;
}

/**
 * Returns the price that a drop is measured from: the highest selling price in force during the last 24 hours, or since a
 * second person last approved one. `history` is sorted by time, and its last row is the present price.
 */
export function dropBase(history: readonly PastPrice[], nowMs: number): Paise | undefined {
  const sinceMs = nowMs - DROP_WITHIN_HOURS * HOUR_MS;
  let base: Paise | undefined;
  for (let index = history.length - 1; index >= 0; index -= 1) {
    const { new_price, atMs, isApproved } = history[index]!;
    if (base === undefined || new_price > base) base = new_price;
    if (isApproved || atMs <= sinceMs) break;
  }
  return base;
}

/** Returns whether a new selling price is more than 30 % below another, which a second person has to approve. */
export const isLargeDrop = (from: Paise, to: Paise): boolean =>
  to < percentOf(from, 100 - LARGE_DROP_PERCENT);

/** The time of a scheduled change; without an end the new price stays. */
export interface ChangePeriod {
  startsAt: string;
  endsAt: string | null;
}

/** Returns whether two scheduled changes of a television would meet. One may begin when the other ends. */
export function isOverlapping(a: ChangePeriod, b: ChangePeriod): boolean {
  const startOf = ({ startsAt }: ChangePeriod) => Date.parse(startsAt);
  const endOf = ({ startsAt, endsAt }: ChangePeriod) =>
    endsAt ? Date.parse(endsAt) : Date.parse(startsAt) + 1;
  return startOf(a) < endOf(b) && startOf(b) < endOf(a);
}

/** What the worker does with a scheduled change that is due. */
type ScheduleStep = 'wait' | 'start' | 'miss' | 'propose';

/**
 * Decides about the start of a scheduled change. One whose end has passed too is missed: the worker was away for all of
 * it. One that has become a large drop, since the price was raised meanwhile, is proposed to a second person.
 */
export function startStep(
  change: ChangePeriod & { isApproved: boolean },
  { isLarge, nowMs }: { isLarge: boolean; nowMs: number },
): ScheduleStep {
  if (nowMs < Date.parse(change.startsAt)) return 'wait';
  if (change.endsAt !== null && nowMs >= Date.parse(change.endsAt)) return 'miss';
  return isLarge && !change.isApproved ? 'propose' : 'start';
}

/**
 * Returns the price to return to at the end of a scheduled change: the one before it. Undefined where staff have changed the
 * price meanwhile, which then stays.
 */
export const priceAfterEnd = (
  present: PriceTag,
  { during, before }: { during: PriceTag; before: PriceTag },
): PriceTag | undefined => (isSamePrice(present, during) ? before : undefined);
