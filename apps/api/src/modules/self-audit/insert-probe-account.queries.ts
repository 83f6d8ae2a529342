import { users } from '@aabha/db/schema/accounts';
import type { Tx } from '@aabha/db/client';
import { only } from '@aabha/db/tx';

/** Inserts an account that nobody can sign in to, for a transaction that is rolled back. Returns its id. */
export async function insertProbeAccount(tx: Tx, email: string): Promise<string> {
  const account = { name: 'Self-audit', email, passwordHash: '', role: 'User' as const };
  return only(await tx.insert(users).values(account).returning({ id: users.id })).id;
}
