import { isPickupAhead } from '@aabha/contracts/returns/pickup-slots.rules';
import type { Tx } from '@aabha/db/client';
import { deletePickup, findPickup, freePlace, lockPickupsOf } from './returns.pickups.queries';

/** A return whose row is locked. */
interface LockedReturn {
  id: string;
  receivedAt: string | null;
}

/**
 * Frees the pickup of a locked return that will not be fetched: one that is still ahead, of goods that have not arrived. An
 * earlier one, and that of goods that have arrived, stays as history (docs/spec/returns-and-refunds.md#pickup).
 */
export async function releasePickup(tx: Tx, { id, receivedAt }: LockedReturn, now: Date): Promise<void> {
  if (receivedAt !== null) return;
  const pickup = await findPickup(tx, id);
  if (!pickup || !isPickupAhead(pickup, now)) return;
  await deletePickup(tx, id);
  await freePlace(tx, pickup);
}

/** Frees the pickups of an account that are still ahead. */
export async function releasePickupsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const id of await lockPickupsOf(tx, userId)) await releasePickup(tx, { id, receivedAt: null }, now);
}
