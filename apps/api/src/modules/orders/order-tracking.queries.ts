import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { ORDER_NUMBER_LENGTH } from '@aabha/contracts/orders/order-number';
import type { DbOrTx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { erasures } from '@aabha/db/schema/privacy-requests';
import { shipments } from '@aabha/db/schema/shipments';

const NUMBER = new RegExp(`^[0-9a-f]{${ORDER_NUMBER_LENGTH}}$`);

/**
 * Returns the newest order with a number whose account or delivery has an address, in lower case, and which of both; the delivery
 * where both have it.
 */
export async function findOrderToTrack(db: DbOrTx, emailKey: string, number: string) {
  const lowered = number.toLowerCase();
  if (!NUMBER.test(lowered)) return undefined;
  const ofDelivery = eq(sql`lower(${payments.email})`, emailKey);
  const [row] = await db
    .select({ orderId: orders.id, isOfDelivery: sql<boolean>`${ofDelivery}` })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .where(
      and(
        /* `like` finds the end of an id in the trigram index. */
        sql`${orders.id}::text like ${`%${lowered}`}`,
        or(ofDelivery, eq(sql`lower(${users.email})`, emailKey)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row;
}

/** Returns whether a person was erased. */
export async function isErased(db: DbOrTx, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: erasures.id })
    .from(erasures)
    .where(eq(erasures.userId, userId))
    .limit(1);
  return rows.length > 0;
}

/** Selects where and when the shipments of an order that have left were packed. */
export const selectPacked = (db: DbOrTx, orderId: string) =>
  db
    .select({ id: shipments.id, dispatchCenter: shipments.dispatchCenter, packedAt: shipments.packedAt })
    .from(shipments)
    .where(
      and(
        eq(shipments.orderId, orderId),
        isNull(shipments.replacementId),
        inArray(shipments.state, ['shipped', 'delivered']),
      ),
    );
