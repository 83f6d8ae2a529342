import { paise, type Paise } from '../money/money';

/**
 * What UPI lets an ordinary merchant take in one payment. Verified merchants may take more since 15 September 2025, but
 * a bank may go on refusing it (docs/spec/checkout.md#payment-methods).
 */
export const UPI_ORDINARY_CEILING = paise(1_00_000_00);

/** offered: for every bank · may-be-refused: by some banks, so that others come first · not-offered: above the ceiling. */
export type UpiOffer = 'offered' | 'may-be-refused' | 'not-offered';

/** Returns whether a purchase can be paid by UPI. `ceiling` is the most that this shop may take in one UPI payment. */
export function upiOffer(amount: Paise, ceiling: Paise): UpiOffer {
  if (amount > ceiling) return 'not-offered';
  return amount > UPI_ORDINARY_CEILING ? 'may-be-refused' : 'offered';
}
