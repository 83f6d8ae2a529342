import { and, eq, gt, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { stockReservations } from '@aabha/db/schema/stock';
import { waitingPlaces, waitingRooms } from '@aabha/db/schema/waiting-rooms';

/** What numbering needs of a room. */
interface NumberedRoom {
  startsAt: string;
  drawnCount: number | null;
  nextNumber: number;
}

/** Returns a room that is not closed, locked for the rest of the transaction. */
export async function lockRoomToJoin(tx: Tx, id: string): Promise<NumberedRoom | undefined> {
  const { startsAt, drawnCount, nextNumber, closedAt } = waitingRooms;
  const [row] = await tx
    .select({ startsAt, drawnCount, nextNumber })
    .from(waitingRooms)
    .where(and(eq(waitingRooms.id, id), sql`${closedAt} is null`))
    .for('update');
  return row;
}

const STORED = {
  userId: waitingPlaces.userId,
  number: waitingPlaces.number,
  admittedUntil: waitingPlaces.admittedUntil,
};

/** Returns the places of accounts in a room. */
export const findPlaces = (db: DbOrTx, roomId: string, userIds: readonly string[]) =>
  db
    .select(STORED)
    .from(waitingPlaces)
    .where(
      and(
        eq(waitingPlaces.roomId, roomId),
        sql`${waitingPlaces.userId} = any(${sql.param(userIds)}::uuid[])`,
      ),
    );
export type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number];

/** Gives accounts consecutive numbers from `first`; a missed place is replaced. */
export async function insertPlaces(
  tx: Tx,
  roomId: string,
  userIds: readonly string[],
  first: number,
): Promise<void> {
  await tx.execute(sql`
    insert into ${waitingPlaces} (room_id, user_id, number)
    select ${roomId}, joined.user_id, ${first}::int + joined.at::int - 1
    from unnest(${sql.param(userIds)}::uuid[]) with ordinality as joined(user_id, at)
    on conflict (room_id, user_id)
    do update set number = excluded.number, admitted_until = null, created_at = now()`);
}

/** Admits numbers of a room. */
export async function admitNumbers(
  tx: Tx,
  roomId: string,
  numbers: readonly number[],
  until: string,
): Promise<void> {
  await tx
    .update(waitingPlaces)
    .set({ admittedUntil: until })
    .where(
      and(eq(waitingPlaces.roomId, roomId), sql`${waitingPlaces.number} = any(${sql.param(numbers)}::int[])`),
    );
}

/** Returns which of these rooms admit an account at an instant. */
export async function findAdmissions(
  tx: Tx,
  roomIds: readonly string[],
  userId: string,
  now: string,
): Promise<string[]> {
  const rows = await tx
    .select({ roomId: waitingPlaces.roomId })
    .from(waitingPlaces)
    .where(
      and(
        eq(waitingPlaces.userId, userId),
        sql`${waitingPlaces.roomId} = any(${sql.param(roomIds)}::uuid[])`,
        gt(waitingPlaces.admittedUntil, now),
      ),
    );
  return rows.map(({ roomId }) => roomId);
}

/** Returns the units that an account's open payments reserve, by product. */
export async function findReservedUnits(
  tx: Tx,
  userId: string,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const { productId, quantity, settledAt, expiresAt } = stockReservations;
  const rows = await tx
    .select({ productId, units: sql<number>`max(${quantity})`.mapWith(Number) })
    .from(stockReservations)
    .where(
      and(
        eq(stockReservations.userId, userId),
        sql`${productId} = any(${sql.param(productIds)}::uuid[])`,
        sql`${settledAt} is null and ${expiresAt} > now()`,
      ),
    )
    .groupBy(productId);
  return new Map(rows.map((row) => [row.productId, row.units]));
}
