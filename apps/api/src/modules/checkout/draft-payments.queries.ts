import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@aabha/db/client';
import { draftOrders } from '@aabha/db/schema/draft-orders';
import { payments } from '@aabha/db/schema/payments';
import type { PaymentRow } from './payments.queries';

/** A draft order with its offer. */
interface Offer {
  id: string;
  revision: number;
}

/** Stores which offer of a draft order a payment is for. */
export async function linkPayment(tx: Tx, paymentId: string, { id, revision }: Offer): Promise<void> {
  await tx
    .update(payments)
    .set({ draftOrderId: id, draftRevision: revision })
    .where(eq(payments.id, paymentId));
}

/**
 * Marks the draft order of a payment as paid. Returns false where that offer was paid by another payment, taken back or
 * cancelled: the payment must be refunded. Sends nothing for the payment of a cart. An offer that expired while it was being paid is taken.
 */
export async function takeDraft(
  tx: Tx,
  { draftOrderId, draftRevision }: Pick<PaymentRow, 'draftOrderId' | 'draftRevision'>,
): Promise<boolean> {
  if (draftOrderId === null || draftRevision === null) return true;
  const taken = await tx
    .update(draftOrders)
    .set({ status: 'paid', paidAt: sql`now()`, updatedAt: sql`now()` })
    .where(
      and(
        eq(draftOrders.id, draftOrderId),
        eq(draftOrders.revision, draftRevision),
        eq(draftOrders.status, 'sent'),
      ),
    )
    .returning({ id: draftOrders.id });
  return taken.length > 0;
}

/** Returns the payments of a draft order that may still be paid. */
export function findOpenPayments(tx: Tx, draftOrderId: string) {
  return tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.draftOrderId, draftOrderId), inArray(payments.status, ['starting', 'open'])));
}
