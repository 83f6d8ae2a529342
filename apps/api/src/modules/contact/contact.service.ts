import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { subscribers } from '@aabha/db/schema/contact';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { RequestContext } from '../../context/context';

/**
 * Stores who wants offers. Twice is still Success and stored once (docs/spec/newsletter.md#subscribing); only the first
 * time is mailed.
 */
export async function subscribe(ctx: RequestContext, input: { email: string }) {
  await ctx.limits.takeForAddress('subscribe', ctx.address);
  await inTx(ctx.db, async (tx) => {
    const [added] = await tx
      .insert(subscribers)
      .values({ email: input.email, unsubscribeToken: randomBytes(24).toString('base64url') })
      .onConflictDoNothing()
      .returning({ id: subscribers.id });
    const [returned] = await tx
      .update(subscribers)
      .set({ unsubscribedAt: null })
      .where(
        and(
          eq(sql`lower(${subscribers.email})`, input.email.toLowerCase()),
          isNotNull(subscribers.unsubscribedAt),
        ),
      )
      .returning({ id: subscribers.id });
    const row = added ?? returned;
    if (row) await enqueue(tx, 'mail.subscribed', { subscriberId: row.id });
  });
  return { message: 'Subscribed successfully!' };
}

/** Takes an address off the list by the token of its mails. An unknown token changes nothing and says so to nobody. */
export async function unsubscribe(ctx: RequestContext, input: { token: string }) {
  await ctx.db
    .update(subscribers)
    .set({ unsubscribedAt: sql`coalesce(${subscribers.unsubscribedAt}, now())` })
    .where(sql`${subscribers.unsubscribeToken} = ${input.token}`);
  return { message: 'You will not get any more offers from us.' };
}

/** A subscriber as the mail needs one; none when they left the list meanwhile. */
export async function subscriberForMail(db: DbOrTx, id: string) {
  const [row] = await db
    .select({ email: subscribers.email, unsubscribeToken: subscribers.unsubscribeToken })
    .from(subscribers)
    .where(and(eq(subscribers.id, id), isNull(subscribers.unsubscribedAt)));
  return row;
}
