import { emailKey, isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { messageDueAt, orderNumbersIn } from '@aabha/contracts/contact/contact.rules';
import type {
  ContactInput,
  ExportMessagesInput,
  ListMessagesInput,
  ListSubscribersInput,
} from '@aabha/contracts/contact/contact.schema';
import { MESSAGE_COLUMNS } from '@aabha/contracts/contact/messages.csv';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { RequestContext, SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import {
  countMessages,
  countSubscribers,
  findMessage,
  findMessageIds,
  insertMessage,
  selectMessages,
  selectMessagesOfIds,
  selectSubscribers,
} from './contact.queries';
import { findOrderOfNumbers, hasEmail } from './contact.thread.queries';
import { messageToWire } from './contact.thread.service';

/** Returns the account of a shopper who is signed in with the verified address that they typed; else null. */
async function ownAccount(ctx: RequestContext, email: string): Promise<string | null> {
  const caller = await ctx.caller();
  if (!caller || isStaff(caller.role)) return null;
  return (await hasEmail(ctx.db, caller.id, emailKey(email))) ? caller.id : null;
}

/**
 * Stores a message of the contact form, mails it to support, and confirms it to the sender
 * (docs/spec/contact.md#messages). 429 past a few from one e-mail or address, so that the form cannot be used
 * to flood anybody with mail.
 */
export async function sendMessage(ctx: RequestContext, input: ContactInput) {
  await ctx.limits.takeForAddress('contact', ctx.address);
  await ctx.limits.takeForAccount('contact', emailKey(input.email));
  const now = ctx.now();
  const userId = await ownAccount(ctx, input.email);
  await inTx(ctx.db, async (tx) => {
    const numbers = userId === null ? [] : orderNumbersIn(`${input.subject} ${input.message}`);
    const orderId = userId === null ? undefined : await findOrderOfNumbers(tx, userId, numbers);
    const messageId = await insertMessage(tx, {
      ...input,
      ...{ userId, orderId: orderId ?? null, language: ctx.language },
      createdAt: now.toISOString(),
      dueAt: messageDueAt(now).toISOString(),
    });
    await enqueue(tx, 'mail.contact-support', { messageId });
    await enqueue(tx, 'mail.contact-sender', { messageId, language: ctx.language });
  });
  return { message: 'Message sent successfully!' };
}

/** Returns a page of messages, for staff (docs/spec/contact.md#messages). */
export async function listMessages(ctx: SignedInContext, input: ListMessagesInput) {
  const filtered = { ...input, now: ctx.now() };
  const [rows, messageCount] = await Promise.all([
    selectMessages(ctx.db, filtered),
    countMessages(ctx.db, filtered),
  ]);
  return { messageList: rows.map(messageToWire), messageCount };
}

/** Exports the messages under these filters, newest first. */
export function exportMessages(ctx: SignedInContext, { filters }: ExportMessagesInput) {
  return startExport(ctx, {
    list: 'messages',
    filters,
    columns: MESSAGE_COLUMNS,
    findIds: (db) => findMessageIds(db, { filters, now: ctx.now() }),
    readRows: async (db, ids) => (await selectMessagesOfIds(db, ids)).map(messageToWire),
  });
}

/** Returns a page of subscribers, unsubscribed ones too. */
export async function listSubscribers(ctx: SignedInContext, input: ListSubscribersInput) {
  const [subscriberList, subscriberCount] = await Promise.all([
    selectSubscribers(ctx.db, input),
    countSubscribers(ctx.db, input),
  ]);
  return { subscriberList, subscriberCount };
}

/** Returns a message for its mails. */
export function messageForMail(db: DbOrTx, id: string) {
  return findMessage(db, id);
}
