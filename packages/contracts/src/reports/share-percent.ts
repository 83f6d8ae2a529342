import { percentFromBasisPoints } from '../money/money';

/** Returns a part in percent of the whole, with two decimals; null where there is no whole. */
export const sharePercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : percentFromBasisPoints(Math.round((part / whole) * 10_000));
