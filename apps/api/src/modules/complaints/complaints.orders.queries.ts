import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { orders } from '@aabha/db/schema/orders';

/** Returns whether an order belongs to a person. */
export async function isOwnOrder(db: DbOrTx, userId: string, orderId: string): Promise<boolean> {
  if (!isUuid(orderId)) return false;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  return rows.length > 0;
}

/** Returns the order with this number of the account with this address, in lower case, and its owner. */
export async function findOrderOfEmail(db: DbOrTx, emailKey: string, number: string) {
  const [row] = await db
    .select({
      orderId: orders.id,
      user: { id: users.id, name: users.name, email: users.email, phone: users.phone },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(sql`lower(${users.email})`, emailKey),
        sql`right(${orders.id}::text, 8) = ${number.toLowerCase()}`,
      ),
    )
    .limit(1);
  return row;
}
