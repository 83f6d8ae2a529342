import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import type {
  ContactInput,
  ListMessagesInput,
  ListSubscribersInput,
} from '@aabha/contracts/contact/contact.schema';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { RequestContext, SignedInContext } from '../../context/context';
import {
  countMessages,
  countSubscribers,
  findMessage,
  insertMessage,
  selectMessages,
  selectSubscribers,
} from './contact.queries';

/**
 * Stores a message of the contact form, mails it to support, and confirms it to the sender
 * (docs/spec/contact.md#messages). 429 past a few from one e-mail or address, so that the form cannot be used
 * to flood anybody with mail.
 */
export async function sendMessage(ctx: RequestContext, input: ContactInput) {
  await ctx.limits.takeForAddress('contact', ctx.address);
  await ctx.limits.takeForAccount('contact', emailKey(input.email));
  await inTx(ctx.db, async (tx) => {
    const messageId = await insertMessage(tx, input);
    await enqueue(tx, 'mail.contact-support', { messageId });
    await enqueue(tx, 'mail.contact-sender', { messageId, language: ctx.language });
  });
  return { message: 'Message sent successfully!' };
}

/** Returns a page of messages, for staff (docs/spec/contact.md#messages). */
export async function listMessages(ctx: SignedInContext, input: ListMessagesInput) {
  const [messageList, messageCount] = await Promise.all([
    selectMessages(ctx.db, input),
    countMessages(ctx.db, input),
  ]);
  return { messageList, messageCount };
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
