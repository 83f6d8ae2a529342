import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { ReplacementState } from '@aabha/contracts/returns/replacements.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { jsonColumn, rowsBesideInJson } from '@aabha/db/driver/json-columns';
import { orderLines } from '@aabha/db/schema/orders';
import { products } from '@aabha/db/schema/products';
import { replacementLines, replacements } from '@aabha/db/schema/replacements';
import { shipments, shipmentSerials } from '@aabha/db/schema/shipments';
import { only } from '@aabha/db/tx';

/** A line that a replacement sends. */
interface ReplacementLine {
  position: number;
  quantity: number;
  productId: string;
  productName: string;
  modelNumber: string;
  sku: string;
}

const lines = rowsBesideInJson<ReplacementLine>(
  {
    position: replacementLines.position,
    quantity: replacementLines.quantity,
    productId: orderLines.productId,
    productName: orderLines.productName,
    modelNumber: sql`coalesce(${products.modelNumber}, '')`,
    sku: sql`coalesce(${products.sku}, '')`,
  },
  [replacementLines.position],
  sql`${replacementLines}
    join ${orderLines} on ${orderLines.orderId} = ${replacements.orderId}
      and ${orderLines.position} = ${replacementLines.position}
    join ${products} on ${products.id} = ${orderLines.productId}
    where ${replacementLines.replacementId} = ${replacements.id}`,
);

/** The serial numbers of the televisions that came back. */
const replaced = sql<string[]>`array(select ${shipmentSerials.serial} from ${shipmentSerials}
  where ${shipmentSerials.replacementId} = ${replacements.id} order by ${shipmentSerials.id})`;
/** The serial numbers of what is sent. */
const sent = sql<string[]>`array(select ${shipmentSerials.serial} from ${shipmentSerials}
  join ${shipments} on ${shipments.id} = ${shipmentSerials.shipmentId}
  where ${shipments.replacementId} = ${replacements.id} and ${shipments.state} <> 'cancelled'
    and ${shipmentSerials.releasedAt} is null order by ${shipmentSerials.id})`;

const selectReplacements = (db: DbOrTx) =>
  db
    .select({
      id: replacements.id,
      orderId: replacements.orderId,
      returnId: replacements.returnId,
      state: replacements.state,
      takenAt: replacements.takenAt,
      shippedAt: replacements.shippedAt,
      deliveredAt: replacements.deliveredAt,
      cancelReason: replacements.cancelReason,
      createdAt: replacements.createdAt,
      lines: jsonColumn(lines),
      replacedSerials: replaced,
      serials: sent,
      shipment: {
        id: shipments.id,
        state: shipments.state,
        courier: shipments.courier,
        courierName: shipments.courierName,
        awb: shipments.awb,
        trackingUrl: shipments.trackingUrl,
      },
    })
    .from(replacements)
    .leftJoin(shipments, and(eq(shipments.replacementId, replacements.id), ne(shipments.state, 'cancelled')))
    .$dynamic();
export type ReplacementRow = Awaited<ReturnType<typeof selectReplacements>>[number];

/** Selects the replacements of some returns, of each the newest first. */
export function selectReplacementsOf(db: DbOrTx, returnIds: readonly string[]): Promise<ReplacementRow[]> {
  if (returnIds.length === 0) return Promise.resolve([]);
  return selectReplacements(db)
    .where(inArray(replacements.returnId, [...returnIds]))
    .orderBy(desc(replacements.id));
}

export async function findReplacement(db: DbOrTx, id: string): Promise<ReplacementRow | undefined> {
  const [row] = await selectReplacements(db).where(eq(replacements.id, id));
  return row;
}

/** Selects the replacements of some orders that are to be packed: those with stock, whether they are being packed or not. */
export function selectOpenOf(db: DbOrTx, orderIds: readonly string[]): Promise<ReplacementRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return selectReplacements(db)
    .where(and(inArray(replacements.orderId, [...orderIds]), eq(replacements.state, 'open')))
    .orderBy(asc(replacements.id));
}

interface NewReplacement {
  orderId: string;
  returnId: string;
  createdBy: string;
  takenAt: string | null;
  at: string;
  units: readonly { position: number; quantity: number }[];
}

/** Inserts a replacement, with its units taken from stock or waiting for them. Returns its id. */
export async function insertReplacement(tx: Tx, { units, at, ...values }: NewReplacement): Promise<string> {
  const state: ReplacementState = values.takenAt === null ? 'waiting' : 'open';
  const inserted = await tx
    .insert(replacements)
    .values({ ...values, state, createdAt: at, updatedAt: at })
    .returning({ id: replacements.id });
  const { id } = only(inserted);
  await tx.insert(replacementLines).values(units.map((line) => ({ ...line, replacementId: id })));
  return id;
}

export async function changeReplacement(
  tx: Tx,
  id: string,
  values: Partial<typeof replacements.$inferInsert>,
): Promise<void> {
  await tx.update(replacements).set(values).where(eq(replacements.id, id));
}

/** Cancels the replacement of a return that waits for stock, since its money goes back. */
export async function endWaiting(tx: Tx, returnId: string, at: string): Promise<void> {
  await tx
    .update(replacements)
    .set({ state: 'cancelled', cancelledAt: at, cancelReason: 'The return was refunded.', updatedAt: at })
    .where(and(eq(replacements.returnId, returnId), eq(replacements.state, 'waiting')));
}

/** Selects the serial numbers in service of the sold televisions of an order; not those of replacements. */
export const selectSoldSerials = (db: DbOrTx, orderId: string) =>
  db
    .select({ position: shipmentSerials.position, serial: shipmentSerials.serial })
    .from(shipmentSerials)
    .innerJoin(shipments, eq(shipments.id, shipmentSerials.shipmentId))
    .where(
      and(
        eq(shipments.orderId, orderId),
        isNull(shipments.replacementId),
        ne(shipments.state, 'cancelled'),
        isNull(shipmentSerials.releasedAt),
      ),
    )
    .orderBy(asc(shipmentSerials.id));

/** Marks the televisions that came back as replaced; their serial numbers can be sold again. */
export async function markReplaced(
  tx: Tx,
  { id, orderId, serials, at }: { id: string; orderId: string; serials: readonly string[]; at: string },
): Promise<void> {
  if (serials.length === 0) return;
  const sold = tx
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), isNull(shipments.replacementId)));
  await tx
    .update(shipmentSerials)
    .set({ replacementId: id, releasedAt: at })
    .where(
      and(
        inArray(shipmentSerials.shipmentId, sold),
        inArray(shipmentSerials.serial, [...serials]),
        isNull(shipmentSerials.releasedAt),
      ),
    );
}

/** Forgets which televisions a cancelled replacement was for; they are back all the same. */
export async function unmarkReplaced(tx: Tx, id: string): Promise<void> {
  await tx.update(shipmentSerials).set({ replacementId: null }).where(eq(shipmentSerials.replacementId, id));
}
