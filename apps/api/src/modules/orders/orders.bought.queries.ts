import { and, eq, ne } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { orderLines, orders } from '@aabha/db/schema/orders';

/** Returns whether a person bought a product: a cancelled order does not count, a returned one does. */
export async function hasBought(db: DbOrTx, userId: string, productId: string): Promise<boolean> {
  const [line] = await db
    .select({ id: orders.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(eq(orders.userId, userId), eq(orderLines.productId, productId), ne(orders.status, 'Cancelled')),
    )
    .limit(1);
  return line !== undefined;
}
