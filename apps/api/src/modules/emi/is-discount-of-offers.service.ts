import { isOfferDiscount } from '@aabha/contracts/emi/emi-cost.rules';
import type { Paise } from '@aabha/contracts/money/money';
import type { DbOrTx } from '@aabha/db/client';
import { selectTermsOfOffers } from './emi-plans.queries';

/** Returns whether an offer of the plans with some of these offers takes so much off an amount. */
export async function isDiscountOfOffers(
  db: DbOrTx,
  offerIds: readonly string[],
  amountPaise: Paise,
  discountPaise: Paise,
): Promise<boolean> {
  if (offerIds.length === 0) return false;
  return isOfferDiscount(amountPaise, discountPaise, await selectTermsOfOffers(db, offerIds));
}
