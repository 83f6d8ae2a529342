import { ApiError, type Method, type SandboxOrder } from './entities';

/** An offer as the sandbox's dashboard knows it: of no-cost EMI, or of a bank. */
interface SandboxOffer {
  id: string;
  method: Method;
  name: string;
  /** Returns what it takes off an amount in paise. */
  discountOf: (amount: number) => number;
}

const BASIS_POINTS_A_MONTH = 120_000;
const PAISE_A_RUPEE = 100;

/** Returns what no-cost EMI takes off an amount in paise: the interest that the bank adds again. */
function interestOf(amount: number, months: number, rateBasisPoints: number): number {
  const rate = rateBasisPoints / BASIS_POINTS_A_MONTH;
  return amount - Math.round(((amount / months) * (1 - (1 + rate) ** -months)) / rate);
}

/** What the end of an offer's id says, by the letter between its two numbers. */
const KINDS: Readonly<Record<string, (first: number, second: number) => Omit<SandboxOffer, 'id'>>> = {
  m: (months, rate) => ({
    method: 'emi',
    name: `No-cost EMI, ${months} months`,
    discountOf: (amount) => interestOf(amount, months, rate),
  }),
  p: (percent, maximum) => ({
    method: 'card',
    name: `${percent}% off, at most ₹${maximum}`,
    discountOf: (amount) => Math.min(Math.round((amount * percent) / 100), maximum * PAISE_A_RUPEE),
  }),
};

/**
 * Returns the offer of an id that ends in its months and rate, such as `offer_Hdfc6m1600`, or in the percentage of a bank and
 * its maximum in rupees, such as `offer_Axis10p1500`; undefined for any other.
 */
export function offerOf(id: string): SandboxOffer | undefined {
  const [, first, kind, second] = /^offer_[A-Za-z0-9]*?(\d+)([mp])(\d+)$/.exec(id) ?? [];
  const terms = kind && KINDS[kind]?.(Number(first), Number(second));
  return terms ? { id, ...terms } : undefined;
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
  if (!offer || method !== offer.method || !order.offers?.includes(offerId))
    throw new ApiError(400, 'The offer is not applicable.', 'offer_id');
  return offer.discountOf(order.amount);
}
