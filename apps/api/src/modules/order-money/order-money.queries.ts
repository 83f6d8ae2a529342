import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { draftOrders } from '@aabha/db/schema/draft-orders';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';

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
