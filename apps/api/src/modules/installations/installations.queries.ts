import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { InstallationState } from '@aabha/contracts/installations/installations.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { installations } from '@aabha/db/schema/installations';
import { orders } from '@aabha/db/schema/orders';
import { only } from '@aabha/db/tx';
import type { ZoneSlot } from './installation-slots.queries';

const OPEN: InstallationState[] = ['booked', 'moved'];

/** Returns the installations of an order, the earliest booked first. */
export const selectInstallationsOf = (db: DbOrTx, orderId: string) =>
  db
    .select()
    .from(installations)
    .where(eq(installations.orderId, orderId))
    .orderBy(asc(installations.position), asc(installations.unit), asc(installations.id));
export type InstallationRow = Awaited<ReturnType<typeof selectInstallationsOf>>[number];

/** Returns an installation. Its order is locked before it changes, so that this row need not be. */
export async function findInstallation(db: DbOrTx, id: string): Promise<InstallationRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(installations).where(eq(installations.id, id));
  return row;
}

type NewInstallation = Pick<
  typeof installations.$inferInsert,
  'orderId' | 'position' | 'unit' | 'productName' | 'type' | 'feePaise' | 'zoneName'
> &
  ZoneSlot;

export async function insertInstallation(tx: Tx, row: NewInstallation, at: string): Promise<InstallationRow> {
  return only(
    await tx
      .insert(installations)
      .values({ ...row, createdAt: at, updatedAt: at })
      .returning(),
  );
}

/** Changes an installation. Returns it as it is then. */
export async function updateInstallation(
  tx: Tx,
  id: string,
  change: Partial<typeof installations.$inferInsert>,
): Promise<InstallationRow> {
  return only(
    await tx
      .update(installations)
      .set({ ...change, updatedAt: sql`clock_timestamp()` })
      .where(eq(installations.id, id))
      .returning(),
  );
}

/** Returns the open installations of an order, in the order in which their slots are changed. */
export async function openInstallationsOf(tx: Tx, orderId: string): Promise<InstallationRow[]> {
  return tx
    .select()
    .from(installations)
    .where(and(eq(installations.orderId, orderId), inArray(installations.state, OPEN)))
    .orderBy(asc(installations.zoneId), asc(installations.day), asc(installations.id));
}

/** Returns the orders of an account with an open installation, locked. */
export async function lockOrdersToInstall(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(
          orders.id,
          tx
            .select({ id: installations.orderId })
            .from(installations)
            .where(inArray(installations.state, OPEN)),
        ),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update');
  return rows.map(({ id }) => id);
}
