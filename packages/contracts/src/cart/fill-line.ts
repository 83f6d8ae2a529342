/** Why something does not get into a cart as it was wanted. */
export const LEFT_REASONS = ['not-sold', 'sold-out', 'fewer', 'no-protection'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** Units of a product that somebody wants in their cart. */
interface WantedUnits {
  quantity: number;
  /** Months of extended warranty; 0 for none. */
  warrantyMonths: number;
}

/** What decides how much of it fits. */
interface FillFacts {
  /** Whether the product is on sale. */
  isSold: boolean;
  /** Free units for this shopper. */
  stock: number;
  /** Units in the cart. */
  inCart: number;
  /** Months of extended warranty that have a price. */
  offeredMonths: readonly number[];
}

/** What becomes of a line: its new quantity, 0 to leave the cart as it is, and why that is less than was wanted. */
export interface FilledLine extends WantedUnits {
  reason: LeftReason | undefined;
}

/**
 * Returns the line that a cart gets: at least what was wanted, as far as the stock goes. It is the larger of both quantities,
 * never their sum, so that filling a cart twice changes nothing (docs/spec/cart.md#filling-a-cart).
 */
export function fillLine(
  wanted: WantedUnits,
  { isSold, stock, inCart, offeredMonths }: FillFacts,
): FilledLine {
  const nothing = { quantity: 0, warrantyMonths: 0 };
  if (!isSold) return { ...nothing, reason: 'not-sold' };
  if (stock <= 0) return { ...nothing, reason: 'sold-out' };
  const isOffered = wanted.warrantyMonths === 0 || offeredMonths.includes(wanted.warrantyMonths);
  const quantity = Math.max(inCart, Math.min(wanted.quantity, stock));
  const reason = wanted.quantity > stock ? 'fewer' : isOffered ? undefined : 'no-protection';
  return { quantity, warrantyMonths: isOffered ? wanted.warrantyMonths : 0, reason };
}
