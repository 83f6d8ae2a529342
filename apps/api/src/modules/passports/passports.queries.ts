import { and, asc, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { complaints } from '@aabha/db/schema/complaints';
import { installationUnits } from '@aabha/db/schema/installation-visits';
import { installations } from '@aabha/db/schema/installations';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { passportTransfers } from '@aabha/db/schema/passport-transfers';
import { products } from '@aabha/db/schema/products';
import { erasures } from '@aabha/db/schema/privacy-requests';
import { refundLines, refunds } from '@aabha/db/schema/refunds';
import { shipments, shipmentSerials } from '@aabha/db/schema/shipments';

const former = alias(shipmentSerials, 'former');
const formerShipment = alias(shipments, 'former_shipment');

/** A replacement carries on the warranty of the television that it replaced. */
const deliveredAt = sql<string | null>`coalesce((
  select max(${formerShipment.deliveredAt}) from ${shipmentSerials} former
  join ${shipments} former_shipment on ${formerShipment.id} = ${former.shipmentId}
  where ${former.replacementId} = ${shipments.replacementId} and ${former.position} = ${shipmentSerials.position}
), ${shipments.deliveredAt})`.mapWith(shipments.deliveredAt);

/** The day in India on which a technician installed a television, by a table of serial numbers. */
const doneOnOf = (serials: SQL) => sql`(select ${installations.doneOn} from ${installationUnits}
  join ${installations} on ${installations.id} = ${installationUnits.installationId}
  where ${installationUnits.serialId} = ${serials} and ${installations.state} = 'done')`;

/** Of a replacement, that of the television that it replaced. */
const installedOn = sql<
  string | null
>`case when ${shipments.replacementId} is null then ${doneOnOf(sql`${shipmentSerials.id}`)} else (
  select max(${doneOnOf(sql`${former.id}`)}) from ${shipmentSerials} former
  where ${former.replacementId} = ${shipments.replacementId} and ${former.position} = ${shipmentSerials.position}
) end`;

/** An extended warranty that was refunded covers nothing. */
const isExtensionRefunded = sql<boolean>`exists (
  select from ${refundLines} join ${refunds} on ${refunds.id} = ${refundLines.refundId}
  where ${refunds.capturedPaymentId} = ${orders.paymentId} and ${refundLines.position} = ${orderLines.position} and ${refundLines.warrantyPaise} > 0
)`;

/** A column of the latest transfer of a television; null where its buyer owns it. */
const ofLastTransfer = (column: SQL) => sql`(select ${column} from ${passportTransfers}
  where ${passportTransfers.serialId} = ${shipmentSerials.id} order by ${passportTransfers.version} desc limit 1)`;

/** Who owns a television: the person whom it was transferred to last, or its buyer. */
const ownerId = sql<string>`coalesce(${ofLastTransfer(sql`${passportTransfers.toUserId}`)}, ${orders.userId})`;

const televisions = (db: DbOrTx) =>
  db
    .select({
      id: shipmentSerials.id,
      serial: shipmentSerials.serial,
      position: shipmentSerials.position,
      name: orderLines.productName,
      brand: products.companyName,
      modelNumber: products.modelNumber,
      productId: products.id,
      months: sql<number>`${orderLines.totalWarrantyMonths} - ${orderLines.warrantyMonths}`.mapWith(Number),
      extendedMonths:
        sql<number>`case when ${isExtensionRefunded} then 0 else ${orderLines.warrantyMonths} end`.mapWith(
          Number,
        ),
      deliveredAt,
      installedOn,
      isReturned: sql<boolean>`${shipmentSerials.releasedAt} is not null`,
      isReplaced: sql<boolean>`${shipmentSerials.replacementId} is not null`,
      orderId: orders.id,
      /** Who bought it. */
      userId: orders.userId,
      ownerId,
      /** That of its link. */
      version: sql<number>`coalesce(${ofLastTransfer(sql`${passportTransfers.version}`)}, 1)`.mapWith(Number),
    })
    .from(shipmentSerials)
    .innerJoin(shipments, eq(shipments.id, shipmentSerials.shipmentId))
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, orders.id), eq(orderLines.position, shipmentSerials.position)),
    )
    .innerJoin(products, eq(products.id, orderLines.productId));

const isOwnerNotErased = sql`not exists (select from ${erasures} where ${erasures.userId} = ${ownerId})`;
const isBuyers = sql`${ownerId} = ${orders.userId}`;

export type SoldUnit = Awaited<ReturnType<typeof selectUnits>>[number];

/** Returns a television by the id of its serial number; undefined for one that was never sent, or belongs to an erased person. */
export async function findUnit(db: DbOrTx, serialId: string): Promise<SoldUnit | undefined> {
  const [row] = await televisions(db).where(
    and(eq(shipmentSerials.id, serialId), ne(shipments.state, 'cancelled'), isOwnerNotErased),
  );
  return row;
}

/** Whether an order is a person's. */
export async function isOrderOf(
  db: DbOrTx,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return found.length > 0;
}

/** Returns the televisions of an order that have left. */
export const selectUnits = (db: DbOrTx, orderId: string) =>
  televisions(db)
    .where(and(eq(orders.id, orderId), sql`${shipments.state} in ('shipped', 'delivered')`))
    .orderBy(asc(shipmentSerials.position), asc(shipmentSerials.id));

/** Returns the televisions of an order that were packed and belong to its buyer, who is not erased. */
export const selectPackedUnits = (db: DbOrTx, orderId: string) =>
  televisions(db)
    .where(
      and(
        eq(orders.id, orderId),
        sql`${shipments.state} in ('packed', 'shipped', 'delivered')`,
        isNull(shipmentSerials.releasedAt),
        isNull(shipmentSerials.replacementId),
        isBuyers,
        isOwnerNotErased,
      ),
    )
    .orderBy(asc(shipmentSerials.position), asc(shipmentSerials.id));

/** Returns the complaints about a television, the newest first. */
export const selectClaims = (db: DbOrTx, serialId: string) =>
  db
    .select({ id: complaints.id, status: complaints.status, created_at: complaints.createdAt })
    .from(complaints)
    .where(eq(complaints.serialId, serialId))
    .orderBy(sql`${complaints.createdAt} desc`)
    .limit(20);

/** Returns televisions by the ids of their serial numbers, the newest first. */
export const selectUnitsOfIds = (db: DbOrTx, serialIds: readonly string[]) =>
  televisions(db)
    .where(and(inArray(shipmentSerials.id, [...serialIds]), isOwnerNotErased))
    .orderBy(desc(shipmentSerials.id));
