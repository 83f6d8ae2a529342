import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { SoldTelevision } from '@aabha/contracts/complaints/complaints.schema';
import type { DbOrTx } from '@aabha/db/client';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { shipments, shipmentSerials } from '@aabha/db/schema/shipments';

/** The most televisions that are offered for one complaint, so that the page of a large buyer stays small. */
const MOST_OFFERED = 200;

/** What a complaint says of who bought the television. */
interface Purchase {
  userId: string;
  /** Null where the complaint names none: any order of the person. */
  orderId: string | null;
}

/**
 * Returns the televisions of an order, or else of all orders of a person, by the serial numbers that were packed; the newest
 * order first. One that came back is among them, since it may be what the complaint is about.
 */
export function selectSoldTelevisions(db: DbOrTx, { userId, orderId }: Purchase): Promise<SoldTelevision[]> {
  return db
    .select({
      serial_id: shipmentSerials.id,
      serial: shipmentSerials.serial,
      product_id: orderLines.productId,
      product_name: orderLines.productName,
      order_id: orders.id,
    })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.id))
    .innerJoin(shipmentSerials, eq(shipmentSerials.shipmentId, shipments.id))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, orders.id), eq(orderLines.position, shipmentSerials.position)),
    )
    .where(
      and(
        eq(orders.userId, userId),
        orderId === null ? undefined : eq(orders.id, orderId),
        ne(shipments.state, 'cancelled'),
      ),
    )
    .orderBy(desc(orders.createdAt), shipmentSerials.position, sql`${shipmentSerials.id}`)
    .limit(MOST_OFFERED);
}

/** Returns the serial number's id of the only television of an order; null where it has several, or none yet. */
export async function onlyTelevisionOf(db: DbOrTx, { userId, orderId }: Purchase): Promise<string | null> {
  if (orderId === null) return null;
  const sold = await selectSoldTelevisions(db, { userId, orderId });
  return sold.length === 1 ? (sold[0]?.serial_id ?? null) : null;
}
