import { eq, sql } from 'drizzle-orm';
import type { Language } from '@aabha/contracts/language/language';
import type { DbOrTx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';

/** Returns the language of an account, by its id or else its address; undefined where there is none. */
export async function findLanguage(
  db: DbOrTx,
  { userId, email }: { userId?: string | null | undefined; email: string },
): Promise<Language | undefined> {
  const isMeant = userId ? eq(users.id, userId) : eq(sql`lower(${users.email})`, email.toLowerCase());
  const [row] = await db.select({ language: users.language }).from(users).where(isMeant);
  return row?.language;
}
