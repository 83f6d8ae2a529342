/**
 * Money is an integer number of paise everywhere inside; rupees exist only on the wire and on screens.
 * The brand stops a rupee amount, a percentage or a count from being passed where paise are meant.
 */
declare const paiseBrand: unique symbol;
export type Paise = number & { readonly [paiseBrand]: true };

/** Marks an integer as paise. Throws a RangeError for anything that is not a safe integer. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paise: ${amount}`);
  return amount as Paise;
}

export const ZERO = paise(0);

/** Rupees with at most two decimals to paise. Throws a RangeError for a finer amount, so that no fraction is lost unseen. */
export function paiseFromRupees(rupees: number): Paise {
  const amount = Math.round(rupees * 100);
  if (Math.abs(rupees * 100 - amount) > 1e-6 * Math.max(1, Math.abs(rupees)))
    throw new RangeError(`More than two decimals: ${rupees}`);
  return paise(amount);
}

/** Returns paise as rupees, for showing and for the wire; never to calculate on. */
export function rupeesFromPaise(amount: number): number {
  return amount / 100;
}

/** Returns an amount in rupees with two decimals, for files that a program reads: `-133.70`. */
export function decimalRupees(amount: Paise): string {
  const size = Math.abs(amount);
  const part = size % 100;
  return `${amount < 0 ? '-' : ''}${(size - part) / 100}.${String(part).padStart(2, '0')}`;
}

export function addPaise(...amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

export function subtractPaise(from: Paise, amount: Paise): Paise {
  return paise(from - amount);
}

export function timesPaise(unit: Paise, quantity: number): Paise {
  return paise(unit * quantity);
}

/** Percentages have at most two decimals, so basis points are integers and the arithmetic is exact. */
export function basisPoints(percent: number): number {
  return Math.round(percent * 100);
}

/** Returns basis points as a percentage. */
export function percentFromBasisPoints(points: number): number {
  return points / 100;
}

/** `numerator / denominator`, half rounded up (towards plus infinity), in integers. */
function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** `percent` of an amount, half a paisa rounded up (docs/spec/cart.md#rounding). */
export function percentOf(amount: Paise, percent: number): Paise {
  return paise(divideHalfUp(amount * basisPoints(percent), 10_000));
}

/** The whole rupee nearest to an amount, half a rupee rounded up, still in paise (docs/spec/cart.md#rounding). */
export function roundToRupee(amount: Paise): Paise {
  return paise(divideHalfUp(amount, 100) * 100);
}

/** The nearest whole paisa of a computed amount, half a paisa rounded up: of an instalment, which no fraction gives exactly. */
export function nearestPaise(amount: number): Paise {
  return paise(Math.floor(amount + 0.5));
}

/** An amount as whole rupees, any paise rounded up, in paise: for 'from ₹x', which must not be too little. */
export function roundUpToRupee(amount: Paise): Paise {
  return paise(Math.ceil(amount / 100) * 100);
}

/** `amount × numerator / denominator`, half a paisa rounded up. */
export function proportion(amount: Paise, numerator: number, denominator: number): Paise {
  return paise(divideHalfUp(amount * numerator, denominator));
}

/**
 * Splits `total` over `weights` by largest remainder: the parts are as proportional as whole paise allow and always
 * add up to `total`. Ties go to the earlier weight. All-zero weights put everything on the first part.
 */
export function allocate(total: Paise, weights: readonly Paise[]): Paise[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce<number>((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : ZERO));
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const whole = exact.map((value) => value / BigInt(sum));
  const remainders = exact.map((value, index) => ({ index, rest: value % BigInt(sum) }));
  let left = total - Number(whole.reduce((a, b) => a + b, 0n));
  remainders.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const parts = whole.map(Number);
  for (const { index } of remainders) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map(paise);
}
