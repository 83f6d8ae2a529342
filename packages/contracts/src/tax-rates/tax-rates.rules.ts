import { percentFromBasisPoints } from '../money/money';
import type { TaxRateState } from './tax-rates.values';

/** A rate of GST for goods whose HSN code begins with `hsn`, from a day in India (`2025-09-22`) on. */
export interface TaxRatePeriod {
  /** 4, 6 or 8 digits; empty for all goods that no other rate is for. */
  hsn: string;
  rateBasisPoints: number;
  validFrom: string;
}

/** Returns the rate of goods in percent, by their HSN code. */
export type RateOf = (hsn: string) => number;

const bySpecificityAndDate = (one: TaxRatePeriod, other: TaxRatePeriod) =>
  other.hsn.length - one.hsn.length || (one.validFrom < other.validFrom ? 1 : -1);

/**
 * Returns the rates of a day of supply in India: of the longest code that the goods' begins with, the latest that has begun
 * (docs/spec/invoices-and-tax.md#tax-rates). Throws for goods without a rate.
 */
export function ratesOn(rates: readonly TaxRatePeriod[], day: string): RateOf {
  const begun = rates.filter(({ validFrom }) => validFrom <= day).toSorted(bySpecificityAndDate);
  return (hsn) => {
    const rate = begun.find((period) => hsn.startsWith(period.hsn));
    if (!rate) throw new Error(`No tax rate of HSN ${hsn} on ${day}.`);
    return percentFromBasisPoints(rate.rateBasisPoints);
  };
}

/** Returns whether a rate will begin, is in force, or was replaced by a later one of the same code. */
export function taxRateState(
  rate: TaxRatePeriod,
  rates: readonly TaxRatePeriod[],
  today: string,
): TaxRateState {
  if (rate.validFrom > today) return 'scheduled';
  const isReplaced = rates.some(
    ({ hsn, validFrom }) => hsn === rate.hsn && validFrom > rate.validFrom && validFrom <= today,
  );
  return isReplaced ? 'past' : 'current';
}
