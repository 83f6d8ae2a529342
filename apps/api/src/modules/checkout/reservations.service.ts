import type { Tx } from '@aabha/db/client';
import { lockCart } from '../cart/cart.contents.service';
import { settleReservationsOfUser } from './reservations.queries';

export { lockPayment as lockPaymentOf } from './payments.queries';
export { settleReservations as releaseReservationsOfPayment } from './reservations.queries';

/**
 * Releases the units that are reserved for a shopper's payments. A payment that the shopper finishes all the same still
 * becomes an order while there are units, and is refunded when there are none. The cart is locked first, as by everything
 * else that changes a shopper's reservations, so that this cannot deadlock with a payment that becomes an order.
 */
export async function releaseReservationsOf(tx: Tx, userId: string): Promise<void> {
  await lockCart(tx, userId);
  await settleReservationsOfUser(tx, userId);
}
