import { and, eq, ne } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { orderLines, orders } from '@aabha/db/schema/orders';

/** Whether somebody bought a product here: an order that was cancelled is no purchase, one that came back is. */
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
