import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { orderLines } from '@aabha/db/schema/orders';
import { returnFiles, returnLines, returnRequests } from '@aabha/db/schema/returns';

/** A line of a return, with the name of its product. */
export interface ReturnLineRow {
  returnId: string;
  position: number;
  name: string;
  quantity: number;
  accepted: number | null;
  restock: boolean | null;
  /** Whether the units that can be sold again went back into stock, with a replacement. */
  isBack: boolean;
}

/**
 * Returns the lines of some returns, in the order of the order's. A return of everything has none of its own: it is of all
 * lines of its order.
 */
export async function linesOfReturns(db: DbOrTx, ids: readonly string[]): Promise<ReturnLineRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      returnId: returnRequests.id,
      position: orderLines.position,
      name: orderLines.productName,
      ordered: orderLines.quantity,
      quantity: returnLines.quantity,
      accepted: returnLines.accepted,
      restock: returnLines.restock,
      isBack: sql<boolean>`${returnRequests.restockedAt} is not null`,
    })
    .from(returnRequests)
    .innerJoin(orderLines, eq(orderLines.orderId, returnRequests.orderId))
    .leftJoin(
      returnLines,
      and(eq(returnLines.returnId, returnRequests.id), eq(returnLines.position, orderLines.position)),
    )
    .where(inArray(returnRequests.id, [...ids]))
    .orderBy(asc(orderLines.position));
  const withLines = new Set(rows.filter(({ quantity }) => quantity !== null).map((row) => row.returnId));
  return rows.flatMap(({ ordered, quantity, ...line }) =>
    quantity === null && withLines.has(line.returnId) ? [] : [{ ...line, quantity: quantity ?? ordered }],
  );
}

/** Returns the televisions of an order's lines. */
export const selectProductsOf = (db: DbOrTx, orderId: string) =>
  db
    .select({
      position: orderLines.position,
      productId: orderLines.productId,
      name: orderLines.productName,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));

/** Returns the names of an order's products by position. */
export async function selectLineNames(db: DbOrTx, orderId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ position: orderLines.position, name: orderLines.productName })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return new Map(rows.map(({ position, name }) => [position, name]));
}

export async function insertReturnLines(
  tx: Tx,
  returnId: string,
  lines: readonly { position: number; quantity: number }[],
): Promise<void> {
  await tx.insert(returnLines).values(lines.map((line) => ({ returnId, ...line })));
}

/** Stores what an inspection found; a return of everything gets its lines with it. */
export async function saveInspection(
  tx: Tx,
  returnId: string,
  lines: readonly { position: number; quantity: number; accepted: number; restock: boolean }[],
): Promise<void> {
  for (const { position, ...line } of lines)
    await tx
      .insert(returnLines)
      .values({ returnId, position, ...line })
      .onConflictDoUpdate({ target: [returnLines.returnId, returnLines.position], set: line });
}

export async function insertReturnFiles(
  tx: Tx,
  returnId: string,
  files: readonly { name: string; bytes: number; content: Buffer }[],
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(returnFiles)
    .values(files.map(({ name, bytes, content }) => ({ returnId, name, bytes, content })));
}

/** Returns the photos of a return without their content. */
export const selectReturnFiles = (db: DbOrTx, returnId: string) =>
  db
    .select({ _id: returnFiles.id, name: returnFiles.name, bytes: returnFiles.bytes })
    .from(returnFiles)
    .where(eq(returnFiles.returnId, returnId))
    .orderBy(asc(returnFiles.id));

/** Returns a photo with its content and the owner of its return. */
export async function findReturnFile(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ name: returnFiles.name, content: returnFiles.content, userId: returnRequests.userId })
    .from(returnFiles)
    .innerJoin(returnRequests, eq(returnRequests.id, returnFiles.returnId))
    .where(eq(returnFiles.id, id));
  return row;
}
