import { afterReply, messageReference } from '@aabha/contracts/contact/contact.rules';
import type {
  ContactThread,
  ReplyToMessageInput,
  SentMessage,
} from '@aabha/contracts/contact/contact-thread.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { findMessage, type MessageRow } from './contact.queries';
import {
  changeMessage,
  findMessageOfKey,
  insertReply,
  lockMessage,
  selectReplies,
} from './contact.thread.queries';

/** Returns a message as lists show it. */
export function messageToWire(row: MessageRow) {
  const { linkKey: _key, language: _language, ...shown } = row;
  return shown;
}

/** Returns a message by its id. Throws MESSAGE_NOT_FOUND. */
export async function messageOf(db: DbOrTx, id: string): Promise<MessageRow> {
  const row = await findMessage(db, id);
  if (!row) throw appError('MESSAGE_NOT_FOUND');
  return row;
}

/** Locks a message and returns its state. Throws MESSAGE_NOT_FOUND. */
export async function lockedMessage(tx: Tx, id: string) {
  const row = await lockMessage(tx, id);
  if (!row) throw appError('MESSAGE_NOT_FOUND');
  return row;
}

type Viewer = Pick<RequestContext, 'settings' | 'db'>;

/** Returns a message with its thread. Notes and the names of staff are for staff only. */
async function threadOf(ctx: Viewer, id: string, forStaff: boolean): Promise<ContactThread> {
  const row = await messageOf(ctx.db, id);
  const replies = await selectReplies(ctx.db, id);
  const shop = ctx.settings.current.brand.name;
  return {
    ...messageToWire(row),
    reference: messageReference(row._id),
    replies: replies
      .filter(({ author }) => forStaff || author !== 'note')
      .map(({ messageId: _of, staffName, ...reply }) => ({
        ...reply,
        name: reply.author === 'shopper' ? row.name : forStaff ? (staffName ?? shop) : shop,
      })),
  };
}

/** Returns a message with its thread, for staff (docs/spec/contact.md#thread). */
export async function getThread(ctx: Viewer, { id }: { id: string }) {
  return { thread: await threadOf(ctx, id, true) };
}

/** Returns a message as its sender sees it. */
async function sentMessage(ctx: Viewer, id: string): Promise<{ thread: SentMessage }> {
  const { _id, reference, name, subject, message, state, created_at, replies } = await threadOf(
    ctx,
    id,
    false,
  );
  return { thread: { _id, reference, name, subject, message, state, created_at, replies } };
}

/** Returns the message of a link in a mail. Wrong keys count against the network of the caller. */
async function idOfLink(ctx: RequestContext, key: string): Promise<string> {
  await ctx.limits.takeForAddress('complaint-link', ctx.address);
  const id = await findMessageOfKey(ctx.db, key);
  if (id === undefined) throw appError('COMPLAINT_LINK_UNKNOWN');
  return id;
}

/** Returns the message of a link in a mail with its thread, without signing in. */
export async function getMessageByLink(ctx: RequestContext, { key }: { key: string }) {
  return sentMessage(ctx, await idOfLink(ctx, key));
}

/** Adds what the sender writes with the link of a mail: it is mailed to support, and the shop is to answer again. */
export async function replyToMessage(ctx: RequestContext, { key, text }: ReplyToMessageInput) {
  const id = await idOfLink(ctx, key);
  await ctx.limits.takeForAccount('complaint-reply', id);
  await inTx(ctx.db, async (tx) => {
    const present = await lockedMessage(tx, id);
    await changeMessage(tx, id, afterReply(present, ctx.now()));
    const replyId = await insertReply(tx, { messageId: id, author: 'shopper', text });
    await enqueue(tx, 'mail.contact-reply', { replyId });
  });
  return sentMessage(ctx, id);
}
