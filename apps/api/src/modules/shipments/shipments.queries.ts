import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { rowsBesideInJson, jsonColumn } from '@aabha/db/driver/json-columns';
import { users } from '@aabha/db/schema/accounts';
import { orderLines } from '@aabha/db/schema/orders';
import { passportTransfers } from '@aabha/db/schema/passport-transfers';
import { products } from '@aabha/db/schema/products';
import { shipmentLines, shipments, shipmentSerials } from '@aabha/db/schema/shipments';
import { only } from '@aabha/db/tx';

interface FoundLine {
  position: number;
  quantity: number;
  modelNumber: string;
  sku: string;
  productName: string;
  serials: string[];
  transferred: { serial: string; at: string }[];
}

const lines = rowsBesideInJson<FoundLine>(
  {
    position: shipmentLines.position,
    quantity: shipmentLines.quantity,
    modelNumber: sql`coalesce(${products.modelNumber}, '')`,
    sku: sql`coalesce(${products.sku}, '')`,
    productName: orderLines.productName,
    serials: sql`array(select ${shipmentSerials.serial} from ${shipmentSerials}
      where ${shipmentSerials.shipmentId} = ${shipmentLines.shipmentId}
        and ${shipmentSerials.position} = ${shipmentLines.position} and ${shipmentSerials.releasedAt} is null
      order by ${shipmentSerials.id})`,
    transferred: sql`(select coalesce(json_agg(json_build_object('serial', moved.serial, 'at', moved.at) order by moved.id), '[]')
      from (select s.id, s.serial, to_char(max(t.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from ${shipmentSerials} s join ${passportTransfers} t on t.serial_id = s.id
        where s.shipment_id = ${shipmentLines.shipmentId} and s.position = ${shipmentLines.position}
          and s.released_at is null group by s.id) moved)`,
  },
  [shipmentLines.position],
  sql`${shipmentLines}
    join ${orderLines} on ${orderLines.orderId} = ${shipmentLines.orderId}
      and ${orderLines.position} = ${shipmentLines.position}
    join ${products} on ${products.id} = ${orderLines.productId}
    where ${shipmentLines.shipmentId} = ${shipments.id}`,
);

/** Who packed a shipment, or packs it. */
export const packer = sql`coalesce(${shipments.packedBy}, ${shipments.createdBy})`;

/** What every view of a shipment has. For use in a query over `shipments`, with `users` joined as its packer. */
export const shipmentColumns = {
  id: shipments.id,
  orderId: shipments.orderId,
  replacementId: shipments.replacementId,
  state: shipments.state,
  dispatchCenter: shipments.dispatchCenter,
  boxes: shipments.boxes,
  weightKg: shipments.weightKg,
  courier: shipments.courier,
  courierName: shipments.courierName,
  awb: shipments.awb,
  trackingUrl: shipments.trackingUrl,
  packedBy: users.name,
  createdAt: shipments.createdAt,
  packedAt: shipments.packedAt,
  shippedAt: shipments.shippedAt,
  deliveredAt: shipments.deliveredAt,
  cancelledAt: shipments.cancelledAt,
  cancelReason: shipments.cancelReason,
  lines: jsonColumn(lines),
};

const selectShipmentRows = (db: DbOrTx) =>
  db.select(shipmentColumns).from(shipments).leftJoin(users, eq(users.id, packer)).$dynamic();

export type ShipmentRow = Awaited<ReturnType<typeof selectShipmentRows>>[number];

export async function findShipment(db: DbOrTx, id: string): Promise<ShipmentRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectShipmentRows(db).where(eq(shipments.id, id));
  return row;
}

/** Returns the order of a shipment without a lock, for the order is locked first; undefined for an unknown one. */
export async function orderIdOf(db: DbOrTx, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select({ orderId: shipments.orderId }).from(shipments).where(eq(shipments.id, id));
  return row?.orderId;
}

/** Returns the shipment of an order that is being packed; the one that began first, if several. */
export async function findPacking(db: DbOrTx, orderId: string): Promise<ShipmentRow | undefined> {
  const [row] = await selectShipmentRows(db)
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'packing')))
    .orderBy(asc(shipments.id))
    .limit(1);
  return row;
}

interface NewShipment {
  orderId: string;
  /** The replacement that it sends. */
  replacementId?: string;
  dispatchCenter: string;
  createdBy: string;
  at: string;
  lines: readonly { position: number; quantity: number }[];
}

/** Inserts a shipment that is being packed. Returns its id. */
export async function insertShipment(tx: Tx, { lines: units, at, ...values }: NewShipment): Promise<string> {
  const inserted = await tx
    .insert(shipments)
    .values({ ...values, createdAt: at, updatedAt: at })
    .returning({ id: shipments.id });
  const { id } = only(inserted);
  const { orderId } = values;
  await tx.insert(shipmentLines).values(units.map((line) => ({ ...line, shipmentId: id, orderId })));
  return id;
}

export async function updateShipment(
  tx: Tx,
  id: string,
  values: Partial<typeof shipments.$inferInsert>,
): Promise<void> {
  await tx.update(shipments).set(values).where(eq(shipments.id, id));
}

/** Adds a serial number to a line of a shipment; the database refuses one that is in service. */
export async function insertSerial(
  tx: Tx,
  values: { shipmentId: string; position: number; serial: string },
): Promise<void> {
  await tx.insert(shipmentSerials).values(values);
}

/** Removes a serial number that was scanned by mistake. Returns whether it was there. */
export async function deleteSerial(tx: Tx, shipmentId: string, serial: string): Promise<boolean> {
  const gone = await tx
    .delete(shipmentSerials)
    .where(and(eq(shipmentSerials.shipmentId, shipmentId), eq(shipmentSerials.serial, serial)))
    .returning({ id: shipmentSerials.id });
  return gone.length > 0;
}

/** Releases one serial number of a shipment, or all. Returns how many. */
export async function releaseSerials(
  tx: Tx,
  shipmentId: string,
  at: string,
  serial?: string,
): Promise<number> {
  const released = await tx
    .update(shipmentSerials)
    .set({ releasedAt: at })
    .where(
      and(
        eq(shipmentSerials.shipmentId, shipmentId),
        isNull(shipmentSerials.releasedAt),
        serial === undefined ? undefined : eq(shipmentSerials.serial, serial),
      ),
    )
    .returning({ id: shipmentSerials.id });
  return released.length;
}

/** Returns the order of a serial number that is in service; undefined for one that is not. */
export async function orderOfSerial(db: DbOrTx, serial: string): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: shipments.orderId })
    .from(shipmentSerials)
    .innerJoin(shipments, eq(shipments.id, shipmentSerials.shipmentId))
    .where(and(eq(shipmentSerials.serial, serial), isNull(shipmentSerials.releasedAt)));
  return row?.orderId;
}

/** Returns the model numbers of the catalogue that a code is or begins with, and the code where it is a SKU. */
export async function selectModelsOf(db: DbOrTx, code: string): Promise<string[]> {
  const ofSku = sql`lower(${products.sku}) = lower(${code})`;
  const [named] = await db.select({ sku: products.sku }).from(products).where(ofSku);
  const rows = await db
    .select({ modelNumber: products.modelNumber })
    .from(products)
    .where(
      sql`${products.modelNumber} is not null and ${products.modelNumber} <> ''
        and starts_with(${code}, upper(regexp_replace(${products.modelNumber}, '[[:space:]]', '', 'g')))`,
    );
  return [...rows.flatMap(({ modelNumber }) => modelNumber ?? []), ...(named ? [code] : [])];
}

/** Selects shipments by their orders, without those that are cancelled. */
export const selectShipmentsOf = (db: DbOrTx, orderIds: readonly string[]) =>
  selectShipmentRows(db)
    .where(and(inArray(shipments.orderId, [...orderIds]), sql`${shipments.state} <> 'cancelled'`))
    .orderBy(asc(shipments.id));
