import { eq, sql } from 'drizzle-orm';
import type { Paise } from '@aabha/contracts/money/money';
import type { Tx } from '@aabha/db/client';
import { payments } from '@aabha/db/schema/payments';
import { only } from '@aabha/db/tx';
import type { PaymentRow } from './payments.queries';

/** What an offer of the payment provider took off a payment. */
export interface OfferDiscount {
  /** Null where the provider does not name it. */
  offerId: string | null;
  discountPaise: Paise;
}

/** Takes what an offer took off from the amount of a payment, which must be locked. Returns the payment as it is then. */
export async function takeOfferOff(
  tx: Tx,
  payment: PaymentRow,
  offer: OfferDiscount | undefined,
): Promise<PaymentRow> {
  if (!offer) return payment;
  const { offerId, discountPaise } = offer;
  return only(
    await tx
      .update(payments)
      .set({
        ...{ offerId, offerDiscountPaise: discountPaise },
        discountPaise: sql`${payments.discountPaise} + ${discountPaise}`,
        amountPaise: sql`${payments.amountPaise} - ${discountPaise}`,
      })
      .where(eq(payments.id, payment.id))
      .returning(),
  );
}
