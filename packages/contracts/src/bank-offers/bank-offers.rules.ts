import { paiseFromRupees, percentOf, ZERO, type Paise } from '../money/money';
import type { OfferBenefit, OfferMethod, OfferState } from './bank-offers.values';

/** What of an offer decides how much it gives. */
interface OfferTerms {
  /** Null for a fixed amount. */
  percent: number | null;
  /** Null for a percentage. */
  amountPaise: Paise | null;
  /** The most that the percentage gives; null for no limit. */
  maxPaise: Paise | null;
  minPaise: Paise;
}

/** An offer as it comes over the wire, in rupees and percent. */
export interface WireOffer {
  bank: string;
  method: OfferMethod;
  benefit: OfferBenefit;
  percent: number | null;
  amount: number | null;
  maximum: number | null;
  minimum: number;
  valid_from: string;
  valid_to: string;
  product_ids: readonly string[];
}

/** What a shopper would pay for, and when. */
export interface OfferedPurchase {
  /** What is to be paid, with coupon and shipping. */
  payablePaise: Paise;
  productIds: readonly string[];
  /** The day in India. */
  today: string;
}

/** An offer with what it gives on a purchase. */
export interface OfferSaving<T extends WireOffer> {
  offer: T;
  savingPaise: Paise;
}

/** Returns whether an offer will begin, is in force on a day in India, or is over. */
export function offerState(
  offer: Pick<WireOffer, 'valid_from' | 'valid_to'> & { ended_at?: unknown },
  today: string,
): OfferState {
  if (offer.ended_at || offer.valid_to < today) return 'past';
  return offer.valid_from > today ? 'scheduled' : 'current';
}

/** Returns the terms of an offer in paise. */
export const termsOfOffer = ({
  percent,
  amount,
  maximum,
  minimum,
}: Pick<WireOffer, 'percent' | 'amount' | 'maximum' | 'minimum'>): OfferTerms => ({
  percent,
  amountPaise: amount === null ? null : paiseFromRupees(amount),
  maxPaise: maximum === null ? null : paiseFromRupees(maximum),
  minPaise: paiseFromRupees(minimum),
});

const least = (one: Paise, other: Paise): Paise => (one < other ? one : other);

/** Returns what an offer gives on a payment: never more than what is paid, and nothing below its minimum (docs/spec/bank-offers.md#saving). */
export function offerSaving(
  payablePaise: Paise,
  { percent, amountPaise, maxPaise, minPaise }: OfferTerms,
): Paise {
  if (payablePaise < minPaise) return ZERO;
  const given = percent === null ? (amountPaise ?? ZERO) : percentOf(payablePaise, percent);
  return least(payablePaise, maxPaise === null ? given : least(given, maxPaise));
}

/** Returns the offers that apply to a purchase, with what each gives. An offer for some televisions applies where all are among them. */
export function applicableOffers<T extends WireOffer>(
  offers: readonly T[],
  { payablePaise, productIds, today }: OfferedPurchase,
): OfferSaving<T>[] {
  return offers
    .filter((offer) => offerState(offer, today) === 'current')
    .filter(({ product_ids: ids }) => ids.length === 0 || productIds.every((id) => ids.includes(id)))
    .map((offer) => ({ offer, savingPaise: offerSaving(payablePaise, termsOfOffer(offer)) }))
    .filter(({ savingPaise }) => savingPaise > 0);
}

/** Returns a negative number where the first offer is better: the larger saving, then money at once before money later. */
function compareSavings(one: OfferSaving<WireOffer>, other: OfferSaving<WireOffer>): number {
  const isLater = ({ offer }: OfferSaving<WireOffer>) => Number(offer.benefit === 'cashback');
  return other.savingPaise - one.savingPaise || isLater(one) - isLater(other);
}

/** Returns the best offer of each bank for a purchase, the best first. Equal ones stay in their order. */
export function bestOffers<T extends WireOffer>(
  offers: readonly T[],
  purchase: OfferedPurchase,
): OfferSaving<T>[] {
  const best = new Map<string, OfferSaving<T>>();
  for (const saving of applicableOffers(offers, purchase).toSorted(compareSavings)) {
    const bank = saving.offer.bank.toLowerCase();
    if (!best.has(bank)) best.set(bank, saving);
  }
  return [...best.values()];
}

/** Rounding of the provider that a discount may have beyond that of the offer. */
const TOLERANCE_PAISE = 100;

/** Returns whether one of some offers explains that less was paid than an amount (docs/spec/bank-offers.md#in-a-payment). */
export function isBankDiscount(
  amountPaise: Paise,
  discountPaise: Paise,
  offers: readonly OfferTerms[],
): boolean {
  if (discountPaise <= 0) return false;
  return offers.some((terms) => {
    const saving = offerSaving(amountPaise, terms);
    return saving > 0 && discountPaise <= saving + TOLERANCE_PAISE;
  });
}
