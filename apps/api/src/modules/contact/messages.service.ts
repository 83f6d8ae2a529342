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
 * Keeps a message of the contact form, mails it to support, and tells the sender that it came
 * (docs/spec/contact.md#messages). 429 past a few from one e-mail or address, so that nobody is mailed at by our form.
 */
export async function sendMessage(ctx: RequestContext, input: ContactInput) {
  await ctx.limits.takeForAddress('contact', ctx.address);
  await ctx.limits.takeForAccount('contact', emailKey(input.email));
  await inTx(ctx.db, async (tx) => {
    const messageId = await insertMessage(tx, input);
    await enqueue(tx, 'mail.contact-support', { messageId });
    await enqueue(tx, 'mail.contact-sender', { messageId });
  });
  return { message: 'Message sent successfully!' };
}

/** What was written to the shop, for staff (docs/spec/contact.md#messages). */
export async function listMessages(ctx: SignedInContext, input: ListMessagesInput) {
  const [messageList, messageCount] = await Promise.all([
    selectMessages(ctx.db, input),
    countMessages(ctx.db, input),
  ]);
  return { messageList, messageCount };
}

/** Who asked for offers, and who left the list. */
export async function listSubscribers(ctx: SignedInContext, input: ListSubscribersInput) {
  const [subscriberList, subscriberCount] = await Promise.all([
    selectSubscribers(ctx.db, input),
    countSubscribers(ctx.db, input),
  ]);
  return { subscriberList, subscriberCount };
}

/** A message as mails tell of it. */
export function messageForMail(db: DbOrTx, id: string) {
  return findMessage(db, id);
}
