import { eq, sql } from 'drizzle-orm';
import type { AddressChange, OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { orderEvents, orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { only } from '@aabha/db/tx';
import { delivery } from './orders.whole.queries';

/**
 * Returns an order with its delivery address, locked against concurrent changes. The shopper's row is locked
 * first, as by a change of their phone number, which writes the search text of their orders; the same order
 * of locks prevents deadlocks.
 */
export async function lockDelivery(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql`(select ${orders.userId} from ${orders} where ${orders.id} = ${id})`))
    .for('share');
  const [row] = await tx
    .select({
      id: orders.id,
      status: orders.status,
      updated_at: orders.updatedAt,
      state: payments.state,
      paymentId: orders.paymentId,
      placedAt: orders.createdAt,
      expectedDelivery: orders.expectedDelivery,
      revisedDelivery: orders.revisedDelivery,
      dispatchCenter: orders.dispatchCenter,
      originCenter: orders.originCenter,
      returnCenter: orders.returnCenter,
      facilityCity: orders.facilityCity,
      facilityState: orders.facilityState,
      delivery,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .where(eq(orders.id, id))
    .for('update', { of: orders });
  return row;
}
export type LockedDelivery = NonNullable<Awaited<ReturnType<typeof lockDelivery>>>;

/** Dispatch centre and expected delivery of an order. */
export type Dispatch = Pick<
  LockedDelivery,
  | 'expectedDelivery'
  | 'revisedDelivery'
  | 'dispatchCenter'
  | 'originCenter'
  | 'returnCenter'
  | 'facilityCity'
  | 'facilityState'
>;

/** Stores a corrected address with its entry in the order's timeline. Returns the id of the entry. */
export async function storeAddress(
  tx: Tx,
  correction: {
    orderId: string;
    status: OrderStatus;
    staffId: string;
    change: AddressChange;
    dispatch: Partial<Dispatch>;
    at: string;
  },
): Promise<string> {
  const { orderId, status, staffId, change, dispatch, at } = correction;
  const { name, phone, address, city, zip } = change.after;
  await tx
    .update(orders)
    .set({
      deliveryName: name,
      deliveryPhone: phone,
      deliveryAddress: address,
      deliveryCity: city,
      deliveryZip: zip,
      ...dispatch,
      /* Two corrections at the same application time still differ. */
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(orders.id, orderId));
  const event = {
    orderId,
    fromStatus: status,
    toStatus: status,
    actor: 'staff' as const,
    userId: staffId,
    addressChange: change,
    createdAt: at,
  };
  return only(await tx.insert(orderEvents).values(event).returning({ id: orderEvents.id })).id;
}
