import { ApiError, type Method, type SandboxOrder } from './entities';

/** An offer of no-cost EMI as the sandbox's dashboard knows it. */
interface SandboxOffer {
  id: string;
  months: number;
  /** A year, in hundredths of a percent. */
  rateBasisPoints: number;
}

const BASIS_POINTS_A_MONTH = 120_000;

/** Returns the offer of an id that ends in its months and rate, such as `offer_Hdfc6m1600`; undefined for any other. */
export function offerOf(id: string): SandboxOffer | undefined {
  const [, months, rate] = /^offer_[A-Za-z0-9]*?(\d+)m(\d+)$/.exec(id) ?? [];
  return months && rate ? { id, months: Number(months), rateBasisPoints: Number(rate) } : undefined;
}

/** Returns what no-cost EMI takes off an amount in paise: the interest that the bank adds again. */
function discountOf({ months, rateBasisPoints }: SandboxOffer, amount: number): number {
  const rate = rateBasisPoints / BASIS_POINTS_A_MONTH;
  return amount - Math.round(((amount / months) * (1 - (1 + rate) ** -months)) / rate);
}

/** Returns the offers of a new order. Throws for what is no list of ids. */
export function validOffers(offers: unknown = []): string[] {
  const isId = (offer: unknown) => /^offer_[A-Za-z0-9]+$/.test(String(offer));
  if (!Array.isArray(offers) || !offers.every(isId))
    throw new ApiError(400, 'The offers must be valid ids.', 'offers');
  return offers.map(String);
}

/** Returns what an offer takes off an order. Throws where the order does not have it, or it is not for the method. */
export function offerDiscount(order: SandboxOrder, method: Method, offerId: string): number {
  const offer = offerOf(offerId);
  if (!offer || method !== 'emi' || !order.offers?.includes(offerId))
    throw new ApiError(400, 'The offer is not applicable.', 'offer_id');
  return discountOf(offer, order.amount);
}
