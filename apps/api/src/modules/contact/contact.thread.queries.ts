import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { contactMessages, contactReplies } from '@aabha/db/schema/contact';
import { orders } from '@aabha/db/schema/orders';
import { only } from '@aabha/db/tx';

const reply = {
  _id: contactReplies.id,
  messageId: contactReplies.messageId,
  author: contactReplies.author,
  /** Of the member of staff. */
  staffName: users.name,
  text: contactReplies.text,
  created_at: contactReplies.createdAt,
};

const withStaff = (db: DbOrTx) =>
  db.select(reply).from(contactReplies).leftJoin(users, eq(users.id, contactReplies.staffId)).$dynamic();

/** Returns what was written about a message, oldest first. */
export const selectReplies = (db: DbOrTx, messageId: string) =>
  withStaff(db).where(eq(contactReplies.messageId, messageId)).orderBy(asc(contactReplies.id));

export async function findReply(db: DbOrTx, id: string) {
  const [row] = await withStaff(db).where(eq(contactReplies.id, id));
  return row;
}

export async function insertReply(tx: Tx, values: typeof contactReplies.$inferInsert): Promise<string> {
  return only(await tx.insert(contactReplies).values(values).returning({ id: contactReplies.id })).id;
}

/** Returns the state of a message, locked against concurrent changes. */
export async function lockMessage(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select({
      id: contactMessages.id,
      state: contactMessages.state,
      dueAt: contactMessages.dueAt,
      assignedTo: contactMessages.assignedTo,
      linkKey: contactMessages.linkKey,
      updated_at: contactMessages.updatedAt,
    })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  return row;
}

type MessageChange = Partial<
  Pick<typeof contactMessages.$inferInsert, 'state' | 'dueAt' | 'assignedTo' | 'linkKey'>
>;

/** Changes a message, and with it the version that edits are compared with. */
export async function changeMessage(tx: Tx, id: string, change: MessageChange): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(contactMessages.id, id));
}

/** Returns the id of the message of a link in a mail. */
export async function findMessageOfKey(db: DbOrTx, linkKey: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.linkKey, linkKey));
  return row?.id;
}

/** Returns whether an account has this e-mail, in lower case. */
export async function hasEmail(db: DbOrTx, userId: string, emailKey: string): Promise<boolean> {
  const own = and(eq(users.id, userId), eq(sql`lower(${users.email})`, emailKey));
  return (await db.$count(users, own)) > 0;
}

/** Returns a person's newest order among these numbers. */
export async function findOrderOfNumbers(
  db: DbOrTx,
  userId: string,
  numbers: readonly string[],
): Promise<string | undefined> {
  if (numbers.length === 0) return undefined;
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(sql`right(${orders.id}::text, 8)`, [...numbers])))
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(1);
  return row?.id;
}
