import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { complaintClocks, reopenableUntil } from '@aabha/contracts/complaints/complaint-clocks.rules';
import { withoutTicketPrefix } from '@aabha/contracts/complaints/complaints.rules';
import type {
  ComplaintFile,
  ComplaintMessage,
  ComplaintThread,
  ReplyByLinkInput,
  ReplyInput,
} from '@aabha/contracts/complaints/complaint-thread.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { COMPLAINT_REOPEN_DAYS } from '@aabha/contracts/settings/promises';
import type { UploadedFile } from '@aabha/contracts/wire/form.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { readFiles } from './complaints.files.service';
import {
  changeComplaint,
  findComplaintByKey,
  findOwnComplaint,
  lockComplaint,
  type ComplaintRow,
} from './complaints.queries';
import { complaintOf, toWire } from './complaints.service';
import { selectSoldTelevisions } from './complaints.televisions.queries';
import {
  findFile,
  insertFiles,
  insertMessage,
  selectFiles,
  selectMessages,
} from './complaints.thread.queries';

type Viewer = Pick<RequestContext, 'settings' | 'db' | 'now'>;

type FileRow = Awaited<ReturnType<typeof selectFiles>>[number];
const fileWire = ({ messageId: _of, ...file }: FileRow): ComplaintFile => file;

/** Returns a complaint with its thread. Notes and the names of staff are for staff only. */
export async function threadOf(ctx: Viewer, row: ComplaintRow, forStaff: boolean): Promise<ComplaintThread> {
  const [messages, files, televisions] = await Promise.all([
    selectMessages(ctx.db, row._id),
    selectFiles(ctx.db, row._id),
    forStaff ? selectSoldTelevisions(ctx.db, { userId: row.userId._id, orderId: row.order_id }) : [],
  ]);
  const shop = ctx.settings.current.brand.name;
  const filesOf = (id: string | null) => files.filter(({ messageId }) => messageId === id).map(fileWire);
  const shown = messages.filter(({ author }) => forStaff || author !== 'note');
  return {
    ...toWire(row, ctx.now(), forStaff),
    order_number: row.order_id === null ? null : orderNumber(row.order_id),
    acknowledged_at: row.acknowledged_at,
    ack_due_at: row.ack_due_at,
    reply_until: row.resolved_at === null ? null : reopenableUntil(new Date(row.resolved_at)).toISOString(),
    files: filesOf(null),
    televisions,
    messages: shown.map(({ complaintId: _of, staffName, ...message }): ComplaintMessage => ({
      ...message,
      name: message.author === 'shopper' ? row.name : forStaff ? (staffName ?? shop) : shop,
      files: filesOf(message._id),
    })),
  };
}

/** Returns the complaint of a caller: by id or ticket number their own, by id any for a SuperAdmin. */
async function visibleTo({ db, user }: SignedInContext, id: string): Promise<ComplaintRow> {
  if (isStaff(user.role)) return complaintOf(db, id);
  const row = await findOwnComplaint(db, user.id, withoutTicketPrefix(id));
  if (!row) throw appError('COMPLAINT_NOT_FOUND');
  return row;
}

/** Returns the complaint of a link in a mail. Wrong keys count against the network of the caller. */
async function complaintOfLink(ctx: RequestContext, key: string): Promise<ComplaintRow> {
  await ctx.limits.takeForAddress('complaint-link', ctx.address);
  const row = await findComplaintByKey(ctx.db, key);
  if (!row) throw appError('COMPLAINT_LINK_UNKNOWN');
  return row;
}

/** Returns a complaint with its thread: the shopper's own, any for a SuperAdmin. */
export async function getComplaint(ctx: SignedInContext, { id }: { id: string }) {
  return { complaint: await threadOf(ctx, await visibleTo(ctx, id), isStaff(ctx.user.role)) };
}

/** Returns the complaint of a link in a mail with its thread, without signing in. */
export async function getComplaintByLink(ctx: RequestContext, { key }: { key: string }) {
  return { complaint: await threadOf(ctx, await complaintOfLink(ctx, key), false) };
}

/** Reopens a resolved complaint: a new month begins (docs/spec/complaints.md#reopening). */
export function reopen(tx: Tx, id: string, status: 'Pending' | 'In_progress', now: Date): Promise<void> {
  const { dueAt } = complaintClocks(now);
  return changeComplaint(tx, id, {
    ...{ status, outcome: null, resolvedAt: null, dueAt: dueAt.toISOString() },
    awaitsCustomer: false,
  });
}

/** Reopens a resolved complaint for a reply. Refuses once the time for that is over. */
async function reopenForReply(tx: Tx, row: ComplaintRow, now: Date): Promise<void> {
  if (row.resolved_at === null) return changeComplaint(tx, row._id, {});
  if (now > reopenableUntil(new Date(row.resolved_at)))
    throw appError('COMPLAINT_CLOSED', { days: COMPLAINT_REOPEN_DAYS });
  await reopen(tx, row._id, 'Pending', now);
}

interface Reply {
  text: string;
  files: readonly UploadedFile[];
}

/** Adds a message of the shopper, which is mailed to support, and reopens a resolved complaint. */
async function addReply(ctx: RequestContext, { _id: id }: ComplaintRow, { text, files }: Reply) {
  await ctx.limits.takeForAccount('complaint-reply', id);
  const stored = await readFiles(files);
  await inTx(ctx.db, async (tx) => {
    await lockComplaint(tx, id);
    await reopenForReply(tx, await complaintOf(tx, id), ctx.now());
    const messageId = await insertMessage(tx, { complaintId: id, author: 'shopper', text });
    await insertFiles(tx, { complaintId: id, messageId }, stored);
    await enqueue(tx, 'mail.complaint-reply', { messageId });
  });
  return { complaint: await threadOf(ctx, await complaintOf(ctx.db, id), false) };
}

export async function replyToComplaint(ctx: SignedInContext, { id, ...reply }: ReplyInput) {
  return addReply(ctx, await visibleTo(ctx, id), reply);
}

export async function replyByLink(ctx: RequestContext, { key, ...reply }: ReplyByLinkInput) {
  return addReply(ctx, await complaintOfLink(ctx, key), reply);
}

type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** Returns a file of a complaint as base64. One of a note, or one that `isVisible` denies, does not exist. */
async function downloadFile(
  db: DbOrTx,
  id: string,
  isVisible: (file: FoundFile) => boolean,
): Promise<{ filename: string; type: FoundFile['type']; content: string }> {
  const file = await findFile(db, id);
  if (!file || !isVisible(file)) throw appError('COMPLAINT_FILE_NOT_FOUND');
  const { name, type, content } = file;
  return { filename: name, type, content: content.toString('base64') };
}

/** Returns a file of one's own complaint; any for a SuperAdmin. */
export function downloadComplaintFile({ db, user }: SignedInContext, { id }: { id: string }) {
  const forStaff = isStaff(user.role);
  return downloadFile(db, id, ({ author, userId }) => forStaff || (author !== 'note' && userId === user.id));
}

/** Returns a file of the complaint of a link in a mail. */
export async function downloadFileByLink(ctx: RequestContext, { key, file }: { key: string; file: string }) {
  const { _id: complaintId } = await complaintOfLink(ctx, key);
  return downloadFile(ctx.db, file, (found) => found.author !== 'note' && found.complaintId === complaintId);
}
