import { randomBytes } from 'node:crypto';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { endSubscription, upsertSubscriber } from './subscribers.queries';

export { findSubscriber as subscriberForMail } from './subscribers.queries';

/**
 * Subscribes an address to offers. A repeated call is still Success and stored once
 * (docs/spec/newsletter.md#subscribing); only the first is mailed.
 */
export async function subscribe(ctx: RequestContext, input: { email: string }) {
  await ctx.limits.takeForAddress('subscribe', ctx.address);
  await inTx(ctx.db, async (tx) => {
    const subscriberId = await upsertSubscriber(tx, input.email, randomBytes(24).toString('base64url'));
    if (subscriberId) await enqueue(tx, 'mail.subscribed', { subscriberId });
  });
  return { message: 'Subscribed successfully!' };
}

/**
 * Unsubscribes an address by the token of its mails. An unknown token changes nothing and gets the same
 * response.
 */
export async function unsubscribe(ctx: RequestContext, input: { token: string }) {
  await endSubscription(ctx.db, input.token);
  return { message: 'You will not get any more offers from us.' };
}
