import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { EditRecordInput } from '@aabha/contracts/live/editing.schema';
import { EDITING_ENDS_MS } from '@aabha/contracts/live/live.values';
import type { DbOrTx } from '@aabha/db/client';
import { recordEditors } from '@aabha/db/schema/live';
import { users } from '@aabha/db/schema/accounts';

/* The time of the database: editors call several processes. */
const goneBefore = sql`now() - ${EDITING_ENDS_MS} * interval '1 millisecond'`;

const isOf = ({ resource, record }: EditRecordInput) =>
  and(eq(recordEditors.resource, resource), eq(recordEditors.recordId, record));

/** Deletes editors of any record who have not said for long that they are still there. */
export async function deleteGoneEditors(db: DbOrTx): Promise<void> {
  await db.delete(recordEditors).where(lt(recordEditors.seenAt, goneBefore));
}

/** Notes that somebody edits a record, or still does. */
export async function upsertEditor(db: DbOrTx, of: EditRecordInput, staffId: string): Promise<void> {
  await db
    .insert(recordEditors)
    .values({ resource: of.resource, recordId: of.record, staffId })
    .onConflictDoUpdate({
      target: [recordEditors.resource, recordEditors.recordId, recordEditors.staffId],
      set: { seenAt: sql`now()` },
    });
}

/** Selects who else edits a record, the first one first. */
export const selectOtherEditors = (db: DbOrTx, of: EditRecordInput, staffId: string) =>
  db
    .select({ name: users.name, since: recordEditors.since })
    .from(recordEditors)
    .innerJoin(users, eq(users.id, recordEditors.staffId))
    .where(and(isOf(of), ne(recordEditors.staffId, staffId), gt(recordEditors.seenAt, goneBefore)))
    .orderBy(asc(recordEditors.since), asc(recordEditors.staffId));

export async function deleteEditor(db: DbOrTx, of: EditRecordInput, staffId: string): Promise<void> {
  await db.delete(recordEditors).where(and(isOf(of), eq(recordEditors.staffId, staffId)));
}
