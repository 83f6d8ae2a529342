import { inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { products } from '@aabha/db/schema/products';

/** Selects the televisions, removed ones too, that have one of some SKUs. */
export const selectSkuOwners = (db: DbOrTx, skus: readonly string[]) =>
  db
    .select({
      id: products.id,
      name: products.name,
      sku: sql<string>`${products.sku}`,
      isRemoved: sql<boolean>`${products.removedAt} is not null`,
    })
    .from(products)
    .where(
      inArray(
        sql`lower(${products.sku})`,
        skus.map((sku) => sku.toLowerCase()),
      ),
    );

export type SkuOwner = Awaited<ReturnType<typeof selectSkuOwners>>[number];
