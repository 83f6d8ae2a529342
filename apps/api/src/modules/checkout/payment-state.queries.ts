import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { preparedStatement } from '@aabha/db/driver/prepared-statement';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';

const byProviderOrder = preparedStatement((db) =>
  db
    .select({
      status: payments.status,
      amountPaise: payments.amountPaise,
      expiresAt: payments.expiresAt,
      orderId: orders.id,
    })
    .from(payments)
    .leftJoin(orders, eq(orders.paymentId, payments.id))
    .where(
      and(
        eq(payments.providerOrderId, sql.placeholder('providerOrderId')),
        eq(payments.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('find_payment_state'),
);

/** Returns the state of a shopper's own payment, with the id of its order; undefined for anybody else's. */
export async function findPaymentState(db: DbOrTx, providerOrderId: string, userId: string) {
  const [row] = await byProviderOrder(db).execute({ providerOrderId, userId });
  return row;
}
