import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';

/** Selects what the papers of some orders say of them; sorted by centre, promise and age, as they are packed. */
export const selectDispatched = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select({
      id: orders.id,
      status: orders.status,
      placedAt: orders.createdAt,
      expectedDelivery: orders.expectedDelivery,
      dispatchCenter: orders.dispatchCenter,
      name: sql<string>`coalesce(${orders.deliveryName}, ${payments.name})`,
      phone: sql<string>`coalesce(${orders.deliveryPhone}, ${payments.phone})`,
      address: sql<string>`coalesce(${orders.deliveryAddress}, ${payments.address})`,
      city: sql<string>`coalesce(${orders.deliveryCity}, ${payments.city})`,
      state: payments.state,
      giftNote: payments.giftNote,
      zip: sql<string>`coalesce(${orders.deliveryZip}, ${payments.zip})`,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .where(inArray(orders.id, [...ids]))
    .orderBy(
      asc(orders.dispatchCenter),
      sql`${orders.expectedDelivery} asc nulls last`,
      asc(orders.createdAt),
      asc(orders.id),
    );
export type DispatchedRow = Awaited<ReturnType<typeof selectDispatched>>[number];

/** Selects the warranties of the lines of some orders. */
export const selectWarranties = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select({
      orderId: orderLines.orderId,
      position: orderLines.position,
      months: orderLines.totalWarrantyMonths,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]));
