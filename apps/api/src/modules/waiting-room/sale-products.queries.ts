import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { products } from '@aabha/db/schema/products';

/** Returns whether a television is prepared for a sale day; undefined for an unknown or removed one. */
export async function findSaleProduct(db: DbOrTx, id: string): Promise<{ isOnSale: boolean } | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ isOnSale: sql<boolean>`${products.stockSlots} > 1` })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.removedAt)));
  return row;
}
