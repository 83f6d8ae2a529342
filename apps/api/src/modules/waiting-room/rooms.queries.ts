import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '@aabha/db/client';
import { products } from '@aabha/db/schema/products';
import { paymentStarts, waitingRooms } from '@aabha/db/schema/waiting-rooms';
import { freeStock, heldStock } from '../stock/stock.queries';

const FACTS = {
  id: waitingRooms.id,
  productId: waitingRooms.productId,
  productName: products.name,
  isOnSale: sql<boolean>`${products.stockSlots} > 1 and ${products.removedAt} is null`,
  startsAt: waitingRooms.startsAt,
  endsAt: waitingRooms.endsAt,
  closedAt: waitingRooms.closedAt,
  seed: waitingRooms.seed,
  drawnCount: waitingRooms.drawnCount,
  nextNumber: waitingRooms.nextNumber,
  nowServing: waitingRooms.nowServing,
  servedAt: waitingRooms.servedAt,
  ratePerMinute: waitingRooms.ratePerMinute,
  currentRate: waitingRooms.currentRate,
  adjustedAt: waitingRooms.adjustedAt,
  unitsLeft: freeStock(),
  unitsReserved: heldStock(),
};

const selectRooms = (db: DbOrTx) =>
  db.select(FACTS).from(waitingRooms).innerJoin(products, eq(products.id, waitingRooms.productId));

/** Returns the rooms that are not closed, and those closed within a day, oldest first. */
export const readRooms = (db: DbOrTx) =>
  selectRooms(db)
    .where(or(isNull(waitingRooms.closedAt), gt(waitingRooms.closedAt, sql`now() - interval '1 day'`)))
    .orderBy(waitingRooms.id);
export type RoomRow = Awaited<ReturnType<typeof readRooms>>[number];

/** Returns the ids of the rooms that are not closed and have started. */
export async function findStartedRooms(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .select({ id: waitingRooms.id })
    .from(waitingRooms)
    .where(and(isNull(waitingRooms.closedAt), sql`${waitingRooms.startsAt} <= ${now}`));
  return rows.map(({ id }) => id);
}

/** Returns a room, locked for the rest of the transaction; undefined when another worker has it. */
export async function lockRoomOfWorker(tx: Tx, id: string): Promise<RoomRow | undefined> {
  const [row] = await selectRooms(tx)
    .where(and(eq(waitingRooms.id, id), isNull(waitingRooms.closedAt)))
    .for('update', { of: waitingRooms, skipLocked: true });
  return row;
}

/** Returns the room of a television that is not closed, locked for the rest of the transaction. */
export async function lockRoomOfProduct(tx: Tx, productId: string): Promise<RoomRow | undefined> {
  const [row] = await selectRooms(tx)
    .where(and(eq(waitingRooms.productId, productId), isNull(waitingRooms.closedAt)))
    .for('update', { of: waitingRooms });
  return row;
}

/** Returns the latest room of a television. */
export async function findLatestRoom(db: DbOrTx, productId: string): Promise<RoomRow | undefined> {
  const [row] = await selectRooms(db)
    .where(eq(waitingRooms.productId, productId))
    .orderBy(sql`${waitingRooms.id} desc`)
    .limit(1);
  return row;
}

type RoomChange = Partial<typeof waitingRooms.$inferInsert>;

export async function insertRoom(tx: Tx, room: typeof waitingRooms.$inferInsert): Promise<void> {
  await tx.insert(waitingRooms).values(room);
}

export async function updateRoom(tx: Tx, id: string, change: RoomChange): Promise<void> {
  await tx.update(waitingRooms).set(change).where(eq(waitingRooms.id, id));
}

/** Stores how long payments took to start in a process. */
export async function writePaymentStarts(db: Db, processId: string, p95Ms: number, measuredAt: string) {
  const measured = { p95Ms, measuredAt };
  await db
    .insert(paymentStarts)
    .values({ processId, ...measured })
    .onConflictDoUpdate({ target: paymentStarts.processId, set: measured });
}

/** Returns the slowest process's duration of payment starts since an instant; undefined without payments. Deletes old rows. */
export async function readPaymentStarts(tx: Tx, since: string): Promise<number | undefined> {
  await tx.delete(paymentStarts).where(sql`${paymentStarts.measuredAt} < now() - interval '1 hour'`);
  const [row] = await tx
    .select({ p95Ms: sql<number | null>`max(${paymentStarts.p95Ms})` })
    .from(paymentStarts)
    .where(sql`${paymentStarts.measuredAt} >= ${since}`);
  return row?.p95Ms ?? undefined;
}
