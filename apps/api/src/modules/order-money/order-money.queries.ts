import { asc, desc, eq, or } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { draftOrders } from '@aabha/db/schema/draft-orders';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { settlementLines, settlements } from '@aabha/db/schema/settlements';

/** Returns the payment of an order with the snapshot of its invoice; undefined for an unknown order. */
export async function findPaidOrder(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({
      paymentId: orders.paymentId,
      providerOrderId: payments.providerOrderId,
      providerPaymentId: payments.providerPaymentId,
      snapshot: invoices.snapshot,
      draftOrderId: payments.draftOrderId,
      /* Who sent the link that it was paid by. */
      draftSentBy: users.name,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .leftJoin(draftOrders, eq(draftOrders.id, payments.draftOrderId))
    .leftJoin(users, eq(users.id, draftOrders.sentBy))
    .where(eq(orders.id, id));
  return row;
}

/** Selects the refunds of a payment with the provider's ids. */
export const selectRefundIds = (db: DbOrTx, paymentId: string) =>
  db
    .select({ id: refunds.id, providerRefundId: refunds.providerRefundId })
    .from(refunds)
    .where(eq(refunds.capturedPaymentId, paymentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

/** Selects the settlements that a payment and its refunds are in, the latest first. */
export const selectSettledWith = (db: DbOrTx, paymentId: string) =>
  db
    .select({
      ...{ _id: settlements.id, utr: settlements.utr, settled_at: settlements.settledAt },
      ...{ amount: settlementLines.netPaise, refundId: settlementLines.refundId },
    })
    .from(settlementLines)
    .innerJoin(settlements, eq(settlements.id, settlementLines.settlementId))
    .leftJoin(refunds, eq(refunds.id, settlementLines.refundId))
    .where(or(eq(settlementLines.paymentId, paymentId), eq(refunds.capturedPaymentId, paymentId)))
    .orderBy(desc(settlements.settledAt), desc(settlementLines.id));
