import { isBankDiscount } from '@aabha/contracts/bank-offers/bank-offers.rules';
import { percentFromBasisPoints, type Paise } from '@aabha/contracts/money/money';
import type { DbOrTx } from '@aabha/db/client';
import { selectTermsOfInstant } from './bank-offers.queries';

/** Returns whether an instant discount with one of these offers takes so much off an amount. */
export async function isDiscountOfBankOffers(
  db: DbOrTx,
  offerIds: readonly string[],
  amountPaise: Paise,
  discountPaise: Paise,
): Promise<boolean> {
  if (offerIds.length === 0) return false;
  const terms = (await selectTermsOfInstant(db, offerIds)).map(({ percentBasisPoints: points, ...rest }) => ({
    ...rest,
    percent: points === null ? null : percentFromBasisPoints(points),
  }));
  return isBankDiscount(amountPaise, discountPaise, terms);
}
