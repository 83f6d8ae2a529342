import { and, eq, inArray, sql } from 'drizzle-orm';
import { CUSTOMER_ROLES, type CustomerRole } from '@aabha/contracts/accounts/accounts.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { only } from '@aabha/db/tx';

const customerWire = {
  _id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  address: users.address,
  zip: users.zip,
  role: users.role,
  created_at: users.createdAt,
  updated_at: users.updatedAt,
  closed: sql<boolean>`${users.disabledAt} is not null`,
};
const isCustomerRow = inArray(users.role, [...CUSTOMER_ROLES]);

/** One customer; nobody of the staff, and no id that is no UUID. */
export async function findCustomer(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(customerWire)
    .from(users)
    .where(and(eq(users.id, id), isCustomerRow));
  return row;
}

/**
 * The same, locked against a parallel change. Payments and reservations of the customer can still be written: their
 * foreign keys ask for no more than that the account stays.
 */
export async function lockCustomer(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select(customerWire)
    .from(users)
    .where(and(eq(users.id, id), isCustomerRow))
    .for('no key update');
  return row;
}

/** Changes an account. A new version of the tokens ends every session; none comes back later. */
export async function changeCustomer(
  tx: Tx,
  id: string,
  values: { disabledAt: string | null } | { role: CustomerRole },
) {
  return only(
    await tx
      .update(users)
      .set({
        ...values,
        tokenVersion: sql`${users.tokenVersion} + 1`,
        updatedAt: sql`clock_timestamp()`,
      })
      .where(eq(users.id, id))
      .returning(customerWire),
  );
}
