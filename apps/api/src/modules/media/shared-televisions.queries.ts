import { and, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { products } from '@aabha/db/schema/products';
import { pictureHashes } from './picture-columns.queries';

/** Returns what the pictures for sharing of some televisions show, of those that are listed. */
export const sharedTelevisions = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select({
      _id: products.id,
      name: products.name,
      companyName: products.companyName,
      screenInches: products.screenInches,
      pictureHashes: pictureHashes(),
    })
    .from(products)
    .where(and(inArray(products.id, [...ids]), sql`${products.removedAt} is null and ${products.isListed}`));
