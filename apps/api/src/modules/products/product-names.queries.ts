import type { DbOrTx } from '@aabha/db/client';
import { anyOf } from '@aabha/db/packed-ids';
import { products } from '@aabha/db/schema/products';

/** Selects the names of some televisions; one that is gone has no row. */
export const selectProductNames = (db: DbOrTx, ids: readonly string[]) =>
  db.select({ id: products.id, name: products.name }).from(products).where(anyOf(products.id, ids));
