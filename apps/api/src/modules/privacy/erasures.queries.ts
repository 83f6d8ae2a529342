import { and, arrayOverlaps, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { erasures } from '@aabha/db/schema/privacy-requests';

export async function insertErasure(tx: Tx, values: typeof erasures.$inferInsert): Promise<void> {
  await tx.insert(erasures).values(values);
}

/** Returns the id of the erasure of an account, or of one of the addresses; undefined where none is recorded. */
export async function findErasure(
  db: DbOrTx,
  { userId, emailKeys }: { userId: string | null; emailKeys: readonly string[] },
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: erasures.id })
    .from(erasures)
    .where(userId === null ? arrayOverlaps(erasures.emailKeys, [...emailKeys]) : eq(erasures.userId, userId))
    .limit(1);
  return found?.id;
}

export async function findSealedEmail(db: DbOrTx, id: string): Promise<string | null> {
  const [row] = await db.select({ sealed: erasures.sealedEmail }).from(erasures).where(eq(erasures.id, id));
  return row?.sealed ?? null;
}

export async function forgetSealedEmail(db: DbOrTx, id: string): Promise<void> {
  await db.update(erasures).set({ sealedEmail: null }).where(eq(erasures.id, id));
}

/** Forgets the addresses of mails that could not be sent in time. */
export async function forgetOldSealedEmails(db: DbOrTx, before: string): Promise<void> {
  await db
    .update(erasures)
    .set({ sealedEmail: null })
    .where(and(lt(erasures.createdAt, before), isNotNull(erasures.sealedEmail)));
}

/** Returns the record of erasures since an instant, oldest first. */
export function selectErasures(db: DbOrTx, since: string) {
  return db
    .select({ userId: erasures.userId, emailKeys: erasures.emailKeys, at: erasures.createdAt })
    .from(erasures)
    .where(gte(erasures.createdAt, since))
    .orderBy(erasures.createdAt);
}

/** Returns every address that is stored outside of accounts, in lower case, to be compared with keyed hashes. */
export async function selectLooseEmails(db: DbOrTx): Promise<string[]> {
  const rows = await db.execute<{ email: string }>(sql`
    select lower(email) as email from subscribers union select lower(email) from contact_messages
    union select lower(email) from wholesale_orders union select lower(email) from privacy_requests
    union select lower(to_address) from mail_copies union select lower(email) from users`);
  return [...rows].map(({ email }) => email);
}
