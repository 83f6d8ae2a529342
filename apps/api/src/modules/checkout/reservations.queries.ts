import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@aabha/db/client';
import { preparedStatement } from '@aabha/db/driver/prepared-statement';
import { stockReservations } from '@aabha/db/schema/stock';
import type { PaymentRow } from './payments.queries';

/** Reserves units until the payment expires; repeated for the same payment, it renews the reservation. */
export async function reserve(
  tx: Tx,
  { id: paymentId, userId, expiresAt }: Pick<PaymentRow, 'id' | 'userId' | 'expiresAt'>,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  await tx
    .insert(stockReservations)
    .values(lines.map((line) => ({ ...line, paymentId, userId, expiresAt })))
    .onConflictDoUpdate({
      target: [stockReservations.paymentId, stockReservations.productId],
      set: { expiresAt, settledAt: null },
    });
}

const settle = preparedStatement((db, of: 'payment' | 'user') => {
  const { paymentId, userId, settledAt } = stockReservations;
  return db
    .update(stockReservations)
    .set({ settledAt: sql`now()` })
    .where(and(eq(of === 'payment' ? paymentId : userId, sql.placeholder('id')), isNull(settledAt)))
    .prepare('settle_reservations');
});

export async function settleReservations(tx: Tx, paymentId: string): Promise<void> {
  await settle(tx, 'payment').execute({ id: paymentId });
}

/**
 * Returns whether a payment still has its reservation: not after another payment of the same shopper replaced
 * it.
 */
export async function holdsStock(tx: Tx, paymentId: string): Promise<boolean> {
  const openReservations = and(
    eq(stockReservations.paymentId, paymentId),
    isNull(stockReservations.settledAt),
  );
  return (await tx.$count(stockReservations, openReservations)) > 0;
}

/** Releases the shopper's reservations for other payments, which a new one replaces. */
export async function settleReservationsOfUser(tx: Tx, userId: string): Promise<void> {
  await settle(tx, 'user').execute({ id: userId });
}
