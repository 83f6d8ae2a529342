import { bestOffers, type OfferedPurchase } from '@aabha/contracts/bank-offers/bank-offers.rules';
import { paiseFromRupees } from '@aabha/contracts/money/money';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { trpc } from '../../lib/trpc';

const FRESH_MS = 60_000;

interface Purchase extends Pick<OfferedPurchase, 'productIds'> {
  /** What is to be paid, in rupees. */
  payable: number;
}

/** Returns the best offer of each bank for a purchase today, the best first; none until they are loaded (docs/spec/bank-offers.md#in-the-shop). */
export function useBestOffers({ payable, productIds }: Purchase) {
  const { data } = trpc.bankOffers.offers.useQuery(undefined, { staleTime: FRESH_MS });
  const today = indiaDay(new Date());
  return bestOffers(data?.offerList ?? [], { payablePaise: paiseFromRupees(payable), productIds, today });
}
