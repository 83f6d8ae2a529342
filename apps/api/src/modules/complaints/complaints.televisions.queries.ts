import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { SoldTelevision } from '@aabha/contracts/complaints/complaints.schema';
import type { DbOrTx } from '@aabha/db/client';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { passportTransfers } from '@aabha/db/schema/passport-transfers';
import { shipments, shipmentSerials } from '@aabha/db/schema/shipments';

/** The most televisions that are offered for one complaint, so that the page of a large buyer stays small. */
const MOST_OFFERED = 200;

/** What a complaint says of who bought the television. */
interface Purchase {
  userId: string;
  /** Null where the complaint names none: any order of the person. */
  orderId: string | null;
}

/** Selects packed televisions under a condition, the newest order first. */
const selectPacked = (db: DbOrTx, condition: SQL | undefined): Promise<SoldTelevision[]> =>
  db
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
    .where(and(condition, ne(shipments.state, 'cancelled')))
    .orderBy(desc(orders.createdAt), shipmentSerials.position, sql`${shipmentSerials.id}`)
    .limit(MOST_OFFERED);

/** Selects the televisions that were transferred to a person who owns them now, without the orders of those who bought them. */
async function selectReceived(db: DbOrTx, userId: string): Promise<SoldTelevision[]> {
  const isOwners = sql`${shipmentSerials.id} in (select mine.serial_id from ${passportTransfers} mine
    where mine.to_user_id = ${userId} and not exists (select from ${passportTransfers} later
      where later.serial_id = mine.serial_id and later.version > mine.version))`;
  const received = await selectPacked(db, and(isOwners, ne(orders.userId, userId)));
  return received.map((television) => ({ ...television, order_id: '' }));
}

/**
 * Returns the televisions of an order, or else all that a person bought or that were transferred to them, by the serial numbers
 * that were packed. One that came back is among them, since it may be what the complaint is about.
 */
export async function selectSoldTelevisions(
  db: DbOrTx,
  { userId, orderId }: Purchase,
): Promise<SoldTelevision[]> {
  const isBuyers = eq(orders.userId, userId);
  if (orderId !== null) return selectPacked(db, and(isBuyers, eq(orders.id, orderId)));
  const [bought, received] = await Promise.all([selectPacked(db, isBuyers), selectReceived(db, userId)]);
  return [...bought, ...received];
}

/** Returns the serial number's id of the only television of an order; null where it has several, or none yet. */
export async function onlyTelevisionOf(db: DbOrTx, { userId, orderId }: Purchase): Promise<string | null> {
  if (orderId === null) return null;
  const sold = await selectSoldTelevisions(db, { userId, orderId });
  return sold.length === 1 ? (sold[0]?.serial_id ?? null) : null;
}
