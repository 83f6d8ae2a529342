import { sql } from 'drizzle-orm';
import { STAFF_ROLES } from '@aabha/contracts/accounts/accounts.values';
import type { DbOrTx } from '@aabha/db/client';

/** Inserts that a sign-in was refused, where the address (in lower case) is of staff. */
export async function insertRefusedSignIn(
  db: DbOrTx,
  { email, network }: { email: string; network: string },
): Promise<void> {
  await db.execute(sql`
    insert into audit_log (staff_id, action, entity, entity_id, after)
    select id, 'staff.sign-in-refused', 'user', id::text, jsonb_build_object('network', ${network}::text)
    from users
    where lower(email) = ${email} and role::text in ${STAFF_ROLES}`);
}
