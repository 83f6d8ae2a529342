import { and, eq, sql } from 'drizzle-orm';
import { UNNAMED_SHOPPER } from '@aabha/contracts/accounts/accounts.values';
import type { Tx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';

/** Names an account that has no name of its own yet, with a telephone number where it has none. */
export async function nameBuyer(
  tx: Tx,
  id: string,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  await tx
    .update(users)
    .set({
      name,
      phone: sql`case when ${users.phone} = '' then ${phone} else ${users.phone} end`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(users.id, id), eq(users.name, UNNAMED_SHOPPER)));
}
