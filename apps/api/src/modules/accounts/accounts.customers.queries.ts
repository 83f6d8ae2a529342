import { and, eq, inArray, sql } from 'drizzle-orm';
import { CUSTOMER_ROLES, type CustomerRole } from '@aabha/contracts/accounts/accounts.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { only } from '@aabha/db/tx';
import { wire } from './accounts.queries';

const customerWire = { ...wire, closed: sql<boolean>`${users.disabledAt} is not null` };
const isCustomerRow = inArray(users.role, [...CUSTOMER_ROLES]);

/** Returns a customer; undefined for staff and for an id that is not a UUID. */
export async function findCustomer(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(customerWire)
    .from(users)
    .where(and(eq(users.id, id), isCustomerRow));
  return row;
}

/**
 * Returns a customer, locked against concurrent changes. Payments and reservations of the customer can still
 * be written: their foreign keys need a weaker lock.
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

/** Changes an account. A new token version ends every session for good. */
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
