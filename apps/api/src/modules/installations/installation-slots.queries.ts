import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { InstallationSlot } from '@aabha/contracts/installations/installations.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { installationSlots } from '@aabha/db/schema/installations';

/** A slot of a zone. */
export interface ZoneSlot extends InstallationSlot {
  zoneId: string;
}

/** Returns how many installations the slots of some days of a zone have; slots without any are left out. */
export const selectTaken = (db: DbOrTx, zoneId: string, days: readonly string[]) =>
  db
    .select({ day: installationSlots.day, part: installationSlots.part, taken: installationSlots.taken })
    .from(installationSlots)
    .where(and(eq(installationSlots.zoneId, zoneId), inArray(installationSlots.day, [...days])));

/** Takes a place of a slot that has so many. Returns whether one was free: the row stays locked until the transaction ends. */
export async function takePlace(tx: Tx, { zoneId, day, part }: ZoneSlot, places: number): Promise<boolean> {
  if (places < 1) return false;
  const taken = await tx
    .insert(installationSlots)
    .values({ zoneId, day, part, taken: 1 })
    .onConflictDoUpdate({
      target: [installationSlots.zoneId, installationSlots.day, installationSlots.part],
      set: { taken: sql`${installationSlots.taken} + 1` },
      setWhere: lt(installationSlots.taken, places),
    })
    .returning({ taken: installationSlots.taken });
  return taken.length > 0;
}

/** Gives a place of a slot back. */
export async function freePlace(tx: Tx, { zoneId, day, part }: ZoneSlot): Promise<void> {
  await tx
    .update(installationSlots)
    .set({ taken: sql`greatest(${installationSlots.taken} - 1, 0)` })
    .where(
      and(
        eq(installationSlots.zoneId, zoneId),
        eq(installationSlots.day, day),
        eq(installationSlots.part, part),
      ),
    );
}
