import { appError } from '@aabha/contracts/errors/errors';
import { paise } from '@aabha/contracts/money/money';
import type { AppDeps } from '../../context/deps';
import type { ProviderPayment } from '../../ports/payments/payments';
import { isDiscountOfBankOffers } from '../bank-offers/is-discount-of-bank-offers.service';
import { isDiscountOfOffers } from '../emi/is-discount-of-offers.service';
import type { OfferDiscount } from './offer-discount.queries';
import type { PaymentRow } from './payments.queries';

type Requested = Pick<PaymentRow, 'id' | 'amountPaise' | 'offerIds'>;

/** Returns whether one of the offers that the order named, of EMI plans or banks, explains the lower amount. */
async function isExplained(
  { db }: Pick<AppDeps, 'db'>,
  { amountPaise, offerIds }: Requested,
  { offerId, discountPaise }: OfferDiscount,
): Promise<boolean> {
  const named = offerId === null ? offerIds : offerIds.filter((id) => id === offerId);
  return (
    (await isDiscountOfOffers(db, named, amountPaise, discountPaise)) ||
    isDiscountOfBankOffers(db, named, amountPaise, discountPaise)
  );
}

/**
 * Returns what an offer took off a payment; undefined where the whole amount was paid. Throws PAYMENT_MISMATCH for any other
 * amount (docs/spec/emi.md#offers-in-a-payment).
 */
export async function offerOfCapture(
  deps: Pick<AppDeps, 'db' | 'log'>,
  payment: Requested,
  captured: ProviderPayment,
): Promise<OfferDiscount | undefined> {
  const discountPaise = paise(payment.amountPaise - captured.amountPaise);
  if (captured.currency === 'INR') {
    if (discountPaise === 0) return undefined;
    const offer = { offerId: captured.offerId ?? null, discountPaise };
    if (await isExplained(deps, payment, offer)) return offer;
  }
  deps.log.error({ payment: payment.id, captured }, 'captured payment does not match');
  throw appError('PAYMENT_MISMATCH');
}
