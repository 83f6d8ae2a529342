import { and, arrayContains, asc, count, eq, or, sql, type SQL } from 'drizzle-orm';
import type { CaseKind } from '@aabha/contracts/cases/cases.values';
import type { ListSavedRepliesInput } from '@aabha/contracts/saved-replies/saved-replies.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { savedReplies } from '@aabha/db/schema/saved-replies';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

export type SavedReplyRow = typeof savedReplies.$inferSelect;

const BY_NAME = [asc(sql`lower(${savedReplies.name})`), asc(savedReplies.id)];

function matching({ kind, search }: ListSavedRepliesInput['filters']): SQL | undefined {
  const text = search?.trim();
  const { name, textEn, textHi } = savedReplies;
  return and(
    kind === undefined ? undefined : arrayContains(savedReplies.kinds, [kind]),
    text ? or(...[name, textEn, textHi].map((column) => containsText(column, text))) : undefined,
  );
}

/** Selects a page of saved replies, by name. */
export function selectSavedReplies(db: DbOrTx, { filters, pageNum, pageSize }: ListSavedRepliesInput) {
  return db
    .select()
    .from(savedReplies)
    .where(matching(filters))
    .orderBy(...BY_NAME)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countSavedReplies(
  db: DbOrTx,
  filters: ListSavedRepliesInput['filters'],
): Promise<number> {
  return only(await db.select({ n: count() }).from(savedReplies).where(matching(filters))).n;
}

/** Selects the saved replies of a kind of case, by name; no more than a picker can show. */
export const selectRepliesOfKind = (db: DbOrTx, kind: CaseKind) =>
  db
    .select()
    .from(savedReplies)
    .where(matching({ kind }))
    .orderBy(...BY_NAME)
    .limit(200);

/** Returns a saved reply and locks it; undefined for an unknown one. */
export async function lockSavedReply(tx: Tx, id: string): Promise<SavedReplyRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(savedReplies).where(eq(savedReplies.id, id)).for('update');
  return row;
}

export async function insertSavedReply(
  tx: Tx,
  values: typeof savedReplies.$inferInsert,
): Promise<SavedReplyRow> {
  return only(await tx.insert(savedReplies).values(values).returning());
}

export async function updateSavedReplyRow(
  tx: Tx,
  id: string,
  values: Partial<typeof savedReplies.$inferInsert>,
): Promise<SavedReplyRow> {
  const set = { ...values, updatedAt: sql`clock_timestamp()` };
  return only(await tx.update(savedReplies).set(set).where(eq(savedReplies.id, id)).returning());
}

export async function deleteSavedReply(tx: Tx, id: string): Promise<void> {
  await tx.delete(savedReplies).where(eq(savedReplies.id, id));
}
