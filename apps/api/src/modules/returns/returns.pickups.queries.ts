import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { PickupSlot } from '@aabha/contracts/returns/pickup-slots.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { pickupSlots, returnPickups } from '@aabha/db/schema/return-pickups';
import { returnRequests } from '@aabha/db/schema/returns';

/** A slot of a return centre. */
export interface CenterSlot extends PickupSlot {
  center: string;
}

const ofSlot = ({ center, day, part }: CenterSlot) =>
  and(eq(pickupSlots.center, center), eq(pickupSlots.day, day), eq(pickupSlots.part, part));

/** Returns the PIN code of an order's delivery address. */
export async function findDeliveryPin(db: DbOrTx, orderId: string): Promise<string> {
  const [row] = await db
    .select({ zip: sql<string>`coalesce(${orders.deliveryZip}, ${payments.zip})` })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .where(eq(orders.id, orderId));
  return row?.zip ?? '';
}

/** Returns how many pickups the slots of some days of a centre have; slots without any are left out. */
export const selectTaken = (db: DbOrTx, center: string, days: readonly string[]) =>
  db
    .select({ day: pickupSlots.day, part: pickupSlots.part, taken: pickupSlots.taken })
    .from(pickupSlots)
    .where(and(eq(pickupSlots.center, center), inArray(pickupSlots.day, [...days])));

/** Takes a place of a slot. Returns whether one was free: the row stays locked until the transaction ends. */
export async function takePlace(tx: Tx, slot: CenterSlot, pickupsPerPart: number): Promise<boolean> {
  const { center, day, part } = slot;
  const taken = await tx
    .insert(pickupSlots)
    .values({ center, day, part, taken: 1 })
    .onConflictDoUpdate({
      target: [pickupSlots.center, pickupSlots.day, pickupSlots.part],
      set: { taken: sql`${pickupSlots.taken} + 1` },
      setWhere: lt(pickupSlots.taken, pickupsPerPart),
    })
    .returning({ taken: pickupSlots.taken });
  return taken.length > 0;
}

/** Gives a place of a slot back. */
export async function freePlace(tx: Tx, slot: CenterSlot): Promise<void> {
  await tx
    .update(pickupSlots)
    .set({ taken: sql`greatest(${pickupSlots.taken} - 1, 0)` })
    .where(ofSlot(slot));
}

/** Returns the pickup of a return. */
export async function findPickup(db: DbOrTx, returnId: string): Promise<CenterSlot | undefined> {
  const { center, day, part } = returnPickups;
  const [row] = await db
    .select({ center, day, part })
    .from(returnPickups)
    .where(eq(returnPickups.returnId, returnId));
  return row;
}

export async function savePickup(tx: Tx, returnId: string, slot: CenterSlot, at: string): Promise<void> {
  const { center, day, part } = slot;
  const values = { center, day, part, createdAt: at };
  await tx
    .insert(returnPickups)
    .values({ returnId, ...values })
    .onConflictDoUpdate({ target: returnPickups.returnId, set: values });
}

export async function deletePickup(tx: Tx, returnId: string): Promise<void> {
  await tx.delete(returnPickups).where(eq(returnPickups.returnId, returnId));
}

/** Returns the ids of an account's returns that wait for their pickup, locked. */
export async function lockPickupsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .innerJoin(returnPickups, eq(returnPickups.returnId, returnRequests.id))
    .where(and(eq(returnRequests.userId, userId), isNull(returnRequests.receivedAt)))
    .orderBy(asc(returnPickups.center), asc(returnPickups.day), asc(returnRequests.id))
    .for('update', { of: returnRequests });
  return rows.map(({ id }) => id);
}
