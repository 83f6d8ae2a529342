import { and, eq, gt, isNull } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { staffResetLinks } from '@aabha/db/schema/staff-sign-in';
import { only } from '@aabha/db/tx';

/** Stores a link and deletes the earlier ones of the account: only the last link works. */
export async function replaceResetLink(tx: Tx, values: typeof staffResetLinks.$inferInsert): Promise<string> {
  await tx.delete(staffResetLinks).where(eq(staffResetLinks.staffId, values.staffId));
  return only(await tx.insert(staffResetLinks).values(values).returning({ id: staffResetLinks.id })).id;
}

/** Returns a link that was not used and has not expired. */
export async function findResetLink(db: DbOrTx, id: string, now: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(staffResetLinks)
    .where(
      and(eq(staffResetLinks.id, id), isNull(staffResetLinks.usedAt), gt(staffResetLinks.expiresAt, now)),
    );
  return row;
}

/** Marks a link as used; false where another call was quicker. */
export async function useResetLink(tx: Tx, id: string, now: string): Promise<boolean> {
  const rows = await tx
    .update(staffResetLinks)
    .set({ usedAt: now })
    .where(
      and(eq(staffResetLinks.id, id), isNull(staffResetLinks.usedAt), gt(staffResetLinks.expiresAt, now)),
    )
    .returning({ id: staffResetLinks.id });
  return rows.length > 0;
}
