import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Language } from '@aabha/contracts/language/language';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { subscribers } from '@aabha/db/schema/contact';

/**
 * Inserts a subscriber, or subscribes one again who had left. Returns the id; undefined for one who is
 * subscribed already.
 */
export async function upsertSubscriber(
  tx: Tx,
  subscriber: { email: string; unsubscribeToken: string; language: Language },
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(subscribers)
    .values(subscriber)
    .onConflictDoNothing()
    .returning({ id: subscribers.id });
  const [resubscribed] = await tx
    .update(subscribers)
    .set({ unsubscribedAt: null, language: subscriber.language })
    .where(
      and(
        eq(sql`lower(${subscribers.email})`, subscriber.email.toLowerCase()),
        isNotNull(subscribers.unsubscribedAt),
      ),
    )
    .returning({ id: subscribers.id });
  return (inserted ?? resubscribed)?.id;
}

/** Ends the subscription of a mail's token. Returns its address; undefined where none was subscribed. */
export async function endSubscription(tx: Tx, token: string): Promise<string | undefined> {
  const [ended] = await tx
    .update(subscribers)
    .set({ unsubscribedAt: sql`now()` })
    .where(and(eq(subscribers.unsubscribeToken, token), isNull(subscribers.unsubscribedAt)))
    .returning({ email: subscribers.email });
  return ended?.email;
}

/** Returns address, token and language of a subscriber; undefined for one who has unsubscribed. */
export async function findSubscriber(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      email: subscribers.email,
      unsubscribeToken: subscribers.unsubscribeToken,
      language: subscribers.language,
    })
    .from(subscribers)
    .where(and(eq(subscribers.id, id), isNull(subscribers.unsubscribedAt)));
  return row;
}
