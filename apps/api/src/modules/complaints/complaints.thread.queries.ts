import { asc, eq } from 'drizzle-orm';
import type { ComplaintFile } from '@aabha/contracts/complaints/complaint-thread.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { complaintFiles, complaintMessages, complaints } from '@aabha/db/schema/complaints';
import { only } from '@aabha/db/tx';

const message = {
  _id: complaintMessages.id,
  complaintId: complaintMessages.complaintId,
  author: complaintMessages.author,
  /** Of the member of staff. */
  staffName: users.name,
  text: complaintMessages.text,
  created_at: complaintMessages.createdAt,
};

const file = {
  _id: complaintFiles.id,
  messageId: complaintFiles.messageId,
  name: complaintFiles.name,
  type: complaintFiles.type,
  bytes: complaintFiles.bytes,
};

const messages = (db: DbOrTx) =>
  db
    .select(message)
    .from(complaintMessages)
    .leftJoin(users, eq(users.id, complaintMessages.staffId))
    .$dynamic();

/** Returns the messages about a complaint, oldest first. */
export const selectMessages = (db: DbOrTx, complaintId: string) =>
  messages(db).where(eq(complaintMessages.complaintId, complaintId)).orderBy(asc(complaintMessages.id));
type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

export async function findMessage(db: DbOrTx, id: string): Promise<MessageRow | undefined> {
  const [row] = await messages(db).where(eq(complaintMessages.id, id));
  return row;
}

export async function insertMessage(tx: Tx, values: typeof complaintMessages.$inferInsert): Promise<string> {
  return only(await tx.insert(complaintMessages).values(values).returning({ id: complaintMessages.id })).id;
}

/** Returns the files of a complaint and its messages, without their content, oldest first. */
export const selectFiles = (db: DbOrTx, complaintId: string) =>
  db
    .select(file)
    .from(complaintFiles)
    .where(eq(complaintFiles.complaintId, complaintId))
    .orderBy(asc(complaintFiles.id));

/** A file as it is stored. */
export type StoredFile = Omit<ComplaintFile, '_id'> & { content: Buffer };

export async function insertFiles(
  tx: Tx,
  of: { complaintId: string; messageId: string | null },
  files: readonly StoredFile[],
): Promise<void> {
  if (files.length > 0) await tx.insert(complaintFiles).values(files.map((one) => ({ ...one, ...of })));
}

const withContent = (db: DbOrTx) =>
  db
    .select({
      ...file,
      content: complaintFiles.content,
      author: complaintMessages.author,
      userId: complaints.userId,
      complaintId: complaintFiles.complaintId,
    })
    .from(complaintFiles)
    .innerJoin(complaints, eq(complaints.id, complaintFiles.complaintId))
    .leftJoin(complaintMessages, eq(complaintMessages.id, complaintFiles.messageId));

/** Returns a file with its content, its message's author, and the owner of its complaint. */
export async function findFile(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await withContent(db).where(eq(complaintFiles.id, id));
  return row;
}
