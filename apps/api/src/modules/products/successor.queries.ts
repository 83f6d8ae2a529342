import { eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { products } from '@aabha/db/schema/products';
import { isListed } from './products.conditions.queries';

const columns = {
  _id: products.id,
  successorSku: products.successorSku,
  isShown: sql<boolean>`coalesce(${isListed}, false)`,
};
interface Link {
  _id: string;
  successorSku: string | null;
  isShown: boolean;
}

/** Returns what a television leads to, also one that was removed. */
export async function findLink(db: DbOrTx, id: string): Promise<Link | undefined> {
  const [row] = await db.select(columns).from(products).where(eq(products.id, id));
  return row;
}

/** Returns the same of the television with a SKU. */
export async function findLinkBySku(db: DbOrTx, sku: string): Promise<Link | undefined> {
  const [row] = await db
    .select(columns)
    .from(products)
    .where(eq(sql`lower(${products.sku})`, sku.toLowerCase()));
  return row;
}

/** Returns what televisions lead to, by their ids. */
export const findLinks = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select({ ...columns, name: products.name })
    .from(products)
    .where(inArray(products.id, [...ids]));

/** Returns the same of the televisions with these SKUs, with the SKU in lower case. */
export function findLinksBySku(db: DbOrTx, skus: readonly string[]) {
  const key = sql<string>`lower(${products.sku})`;
  return db
    .select({ ...columns, name: products.name, key })
    .from(products)
    .where(inArray(key, [...skus]));
}
