import { appError } from '@aabha/contracts/errors/errors';
import type { AddOrderNoteInput, OrderNote } from '@aabha/contracts/orders/order-notes.schema';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { readFiles } from '../complaints/complaints.files.service';
import {
  findNoteFile,
  hasOrder,
  insertNote,
  selectMentions,
  selectNoteFiles,
  selectNotes,
  selectOpenStaff,
} from './order-notes.queries';

async function readNotes(db: DbOrTx, orderId: string): Promise<OrderNote[]> {
  const notes = await selectNotes(db, orderId);
  if (notes.length === 0) return [];
  const ids = notes.map(({ _id }) => _id);
  const [mentions, files] = await Promise.all([selectMentions(db, ids), selectNoteFiles(db, ids)]);
  const of = <T extends { noteId: string }>(all: readonly T[], id: string) =>
    all.filter(({ noteId }) => noteId === id).map(({ noteId: _of, ...own }) => own);
  return notes.map(({ orderId: _order, ...note }) => ({
    ...note,
    mentions: of(mentions, note._id),
    files: of(files, note._id),
  }));
}

/** Returns the notes of staff about an order, oldest first, and whom a note can mention. */
export async function listOrderNotes(ctx: SignedInContext, { id }: { id: string }) {
  if (!(await hasOrder(ctx.db, id))) throw appError('ORDER_NOT_FOUND');
  const [notes, staff] = await Promise.all([readNotes(ctx.db, id), selectOpenStaff(ctx.db)]);
  return { notes, staff };
}

/** Adds a note about an order, which is mailed to the staff that it mentions (docs/spec/shipments.md#notes). */
export async function addOrderNote(ctx: SignedInContext, { id, text, mentions, files }: AddOrderNoteInput) {
  const stored = await readFiles(files);
  await inTx(ctx.db, async (tx) => {
    if (!(await hasOrder(tx, id))) throw appError('ORDER_NOT_FOUND');
    const open = new Set((await selectOpenStaff(tx)).map(({ _id }) => _id));
    const mentioned = [...new Set(mentions)].filter((staffId) => open.has(staffId));
    const note = { orderId: id, staffId: ctx.user.id, text, createdAt: ctx.now().toISOString() };
    const noteId = await insertNote(tx, note, { mentions: mentioned, files: stored });
    for (const userId of mentioned)
      if (userId !== ctx.user.id) await enqueue(tx, 'mail.order-mention', { noteId, userId });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'order.note', entity: 'order', entityId: id, before: null },
      after: { note_id: noteId, mentions: mentioned.length, files: stored.length },
    });
  });
  return listOrderNotes(ctx, { id });
}

/** Returns a file of a note as base64. */
export async function downloadNoteFile({ db }: SignedInContext, { id }: { id: string }) {
  const file = await findNoteFile(db, id);
  if (!file) throw appError('NOTE_FILE_NOT_FOUND');
  return { filename: file.name, type: file.type, content: file.content.toString('base64') };
}
