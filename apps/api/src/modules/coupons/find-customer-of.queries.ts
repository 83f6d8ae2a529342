import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { CUSTOMER_ROLES } from '@aabha/contracts/accounts/accounts.values';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { carts } from '@aabha/db/schema/cart';

/** Returns a customer by id, email, phone or the id of the cart. */
export async function findCustomerOf(db: DbOrTx, text: string) {
  const isNamed = isUuid(text)
    ? or(eq(users.id, text), eq(carts.id, text))
    : or(
        eq(sql`lower(${users.email})`, text.toLowerCase()),
        eq(users.phone, text.replaceAll(/\D/g, '').slice(-10)),
      );
  const [row] = await db
    .select({ _id: users.id, name: users.name, email: users.email })
    .from(users)
    .leftJoin(carts, eq(carts.userId, users.id))
    .where(and(isNamed, inArray(users.role, [...CUSTOMER_ROLES])))
    .orderBy(sql`${users.createdAt} desc`)
    .limit(1);
  return row;
}
