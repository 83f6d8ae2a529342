import { randomBytes } from 'node:crypto';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { recordConsent } from '../consents/record-consent.service';
import { endSubscription, upsertSubscriber } from './subscribers.queries';

export { findSubscriber as subscriberForMail } from './subscribers.queries';

/**
 * Subscribes an address to offers. A repeated call is still Success and stored once
 * (docs/spec/newsletter.md#subscribing); only the first is mailed.
 */
export async function subscribe(ctx: RequestContext, input: { email: string }) {
  await ctx.limits.takeForAddress('subscribe', ctx.address);
  await inTx(ctx.db, async (tx) => {
    const unsubscribeToken = randomBytes(24).toString('base64url');
    const { language } = ctx;
    const subscriberId = await upsertSubscriber(tx, { email: input.email, unsubscribeToken, language });
    if (!subscriberId) return;
    await recordConsent(ctx, tx, {
      person: { email: input.email },
      ...{ purpose: 'newsletter', action: 'given', channel: 'newsletter-form' },
      evidence: 'Typed the address into the form for offers',
    });
    await enqueue(tx, 'mail.subscribed', { subscriberId });
  });
  return { message: 'Subscribed successfully!' };
}

/**
 * Unsubscribes an address by the token of its mails. An unknown token changes nothing and gets the same
 * response.
 */
export async function unsubscribe(ctx: RequestContext, input: { token: string }) {
  await inTx(ctx.db, async (tx) => {
    const email = await endSubscription(tx, input.token);
    if (email !== undefined)
      await recordConsent(ctx, tx, {
        person: { email },
        ...{ purpose: 'newsletter', action: 'withdrawn', channel: 'mail-link' },
        evidence: 'Opened the unsubscribe link of a mail',
      });
  });
  return { message: 'You will not get any more offers from us.' };
}
