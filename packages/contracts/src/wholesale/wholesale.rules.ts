import { addPaise, subtractPaise, timesPaise, type Paise } from '../money/money';

/** From `minQuantity` units on, and up to `maxQuantity` where there is one, each unit costs `discount` paise less. */
interface PriceBreak {
  minQuantity: number;
  maxQuantity?: number | null | undefined;
  discount: Paise;
}

/** Breaks in the order in which they are read: by their minimum (docs/spec/wholesale.md#price-breaks). */
export function sortedBreaks<B extends PriceBreak>(breaks: readonly B[]): B[] {
  return breaks.toSorted((a, b) => a.minQuantity - b.minQuantity);
}

/**
 * The break that a quantity gets: the last whose minimum is at or below it and whose maximum, if set, is at or above it
 * (docs/spec/wholesale.md#price-breaks). One whose discount has come to reach the product's price `base` gives nothing.
 */
export function activeBreak<B extends PriceBreak>(
  base: Paise,
  breaks: readonly B[],
  quantity: number,
): B | undefined {
  return sortedBreaks(breaks).findLast(
    ({ minQuantity, maxQuantity, discount }) =>
      quantity >= minQuantity && quantity <= (maxQuantity ?? Infinity) && discount < base,
  );
}

/**
 * What one unit costs, in paise, when `quantity` of them are ordered; `base` is the product's `new_price`
 * (docs/spec/wholesale.md#price-breaks).
 */
export function unitPricePaise(base: Paise, breaks: readonly PriceBreak[], quantity: number): Paise {
  const found = activeBreak(base, breaks, quantity);
  return found ? subtractPaise(base, found.discount) : base;
}

/** A product and how many of it; prices in paise. */
interface WholesaleLine {
  base: Paise;
  priceBreaks: readonly PriceBreak[];
  quantity: number;
}

export function lineTotalPaise({ base, priceBreaks, quantity }: WholesaleLine): Paise {
  return timesPaise(unitPricePaise(base, priceBreaks, quantity), quantity);
}

/** What a whole order costs, in paise: its lines, and nothing else. */
export function wholesaleTotalPaise(lines: readonly WholesaleLine[]): Paise {
  return addPaise(...lines.map(lineTotalPaise));
}
