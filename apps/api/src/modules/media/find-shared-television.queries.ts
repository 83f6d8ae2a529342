import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { products } from '@aabha/db/schema/products';
import { pictureHashes } from './picture-columns.queries';

/** Returns what the picture for sharing of a listed television shows. */
export async function findSharedTelevision(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      _id: products.id,
      name: products.name,
      companyName: products.companyName,
      screenInches: products.screenInches,
      pictureHashes: pictureHashes(),
    })
    .from(products)
    .where(and(eq(products.id, id), sql`${products.removedAt} is null and ${products.isListed}`));
  return row;
}
