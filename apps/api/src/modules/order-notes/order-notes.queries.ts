import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ComplaintFile } from '@aabha/contracts/complaints/complaint-thread.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { orderNoteFiles, orderNoteMentions, orderNotes } from '@aabha/db/schema/order-notes';
import { orders } from '@aabha/db/schema/orders';
import { hasPermissionNow } from '@aabha/db/staff-role-conditions';
import { only } from '@aabha/db/tx';

/** Returns whether an order exists. */
export async function hasOrder(db: DbOrTx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id))).length > 0;
}

const note = {
  _id: orderNotes.id,
  orderId: orderNotes.orderId,
  by: { _id: users.id, name: users.name },
  text: orderNotes.text,
  created_at: orderNotes.createdAt,
};

const notes = (db: DbOrTx) =>
  db.select(note).from(orderNotes).innerJoin(users, eq(users.id, orderNotes.staffId)).$dynamic();

/** Selects the notes of an order, oldest first. */
export const selectNotes = (db: DbOrTx, orderId: string) =>
  notes(db).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id));

export async function findNote(db: DbOrTx, id: string) {
  const [row] = await notes(db).where(eq(orderNotes.id, id));
  return row;
}

/** Selects the staff that some notes mention. */
export const selectMentions = (db: DbOrTx, noteIds: readonly string[]) =>
  db
    .select({ noteId: orderNoteMentions.noteId, _id: users.id, name: users.name })
    .from(orderNoteMentions)
    .innerJoin(users, eq(users.id, orderNoteMentions.staffId))
    .where(inArray(orderNoteMentions.noteId, [...noteIds]))
    .orderBy(asc(users.name));

/** Selects the files of some notes, without their content. */
export const selectNoteFiles = (db: DbOrTx, noteIds: readonly string[]) =>
  db
    .select({
      noteId: orderNoteFiles.noteId,
      _id: orderNoteFiles.id,
      name: orderNoteFiles.name,
      type: orderNoteFiles.type,
      bytes: orderNoteFiles.bytes,
    })
    .from(orderNoteFiles)
    .where(inArray(orderNoteFiles.noteId, [...noteIds]))
    .orderBy(asc(orderNoteFiles.id));

/** Selects the staff who can log in and open orders. */
export const selectOpenStaff = (db: DbOrTx) =>
  db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(hasPermissionNow('orders'))
    .orderBy(asc(users.name), asc(users.id));

interface NewNote {
  orderId: string;
  staffId: string;
  text: string;
  createdAt: string;
}

/** Inserts a note with its mentions and files. Returns its id. */
export async function insertNote(
  tx: Tx,
  values: NewNote,
  more: {
    mentions: readonly string[];
    files: readonly (Omit<ComplaintFile, '_id'> & { content: Buffer })[];
  },
): Promise<string> {
  const { id: noteId } = only(await tx.insert(orderNotes).values(values).returning({ id: orderNotes.id }));
  if (more.mentions.length > 0)
    await tx.insert(orderNoteMentions).values(more.mentions.map((staffId) => ({ noteId, staffId })));
  if (more.files.length > 0)
    await tx.insert(orderNoteFiles).values(more.files.map((file) => ({ ...file, noteId })));
  return noteId;
}

/** Returns a file of a note with its content. */
export async function findNoteFile(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const { name, type, content } = orderNoteFiles;
  const [row] = await db
    .select({ name, type, content })
    .from(orderNoteFiles)
    .where(eq(orderNoteFiles.id, id));
  return row;
}

/** Returns a member of staff for a mail; undefined for one who cannot log in any more, or not open orders. */
export async function findOpenStaff(db: DbOrTx, id: string) {
  const [row] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), hasPermissionNow('orders')));
  return row;
}
