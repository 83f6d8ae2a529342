import { and, count, desc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { ListRemovedProductsInput } from '@aabha/contracts/products/removed-products.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { products } from '@aabha/db/schema/products';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { containsText } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';
import { lockProducts } from '../stock/stock.queries';

function matching({ search, ...days }: ListRemovedProductsInput['filters']): SQL | undefined {
  const text = search?.trim();
  return and(
    isNotNull(products.removedAt),
    withinDays(products.removedAt, days),
    text
      ? or(
          containsText(products.name, text),
          containsText(products.companyName, text),
          containsText(products.modelNumber, text),
          containsText(products.sku, text),
        )
      : undefined,
  );
}

/** Who removed it last, by the audit log. */
const removedBy = sql<string | null>`(
  select u.name from audit_log a join users u on u.id = a.staff_id
  where a.entity = 'product' and a.entity_id = "products"."id"::text and a.action = 'product.remove'
  order by a.created_at desc limit 1)`;

const lastFirst = [desc(products.removedAt), desc(products.id)];

const removedProducts = (db: DbOrTx) =>
  db
    .select({
      _id: products.id,
      name: products.name,
      companyName: products.companyName,
      modelNumber: products.modelNumber,
      sku: products.sku,
      onHand: products.stock,
      removed_at: sql<string>`${products.removedAt}`.mapWith(products.removedAt),
      removed_by: removedBy,
    })
    .from(products)
    .orderBy(...lastFirst)
    .$dynamic();

/** Selects a page of the televisions that were removed, the last one first. */
export function selectRemovedProducts(db: DbOrTx, { filters, pageNum, pageSize }: ListRemovedProductsInput) {
  return removedProducts(db)
    .where(matching(filters))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

/** Returns the ids of all matching televisions, the last one first. */
export async function findRemovedIds(
  db: DbOrTx,
  filters: ListRemovedProductsInput['filters'],
): Promise<PackedIds> {
  const ids = packIds(products.id, lastFirst);
  return only(await db.select({ ids }).from(products).where(matching(filters))).ids;
}

/** Selects some of them that are still removed, the last one first. */
export const selectRemovedOfIds = (db: DbOrTx, ids: readonly string[]) =>
  removedProducts(db).where(and(isNotNull(products.removedAt), anyOf(products.id, ids)));

export async function countRemovedProducts(
  db: DbOrTx,
  filters: ListRemovedProductsInput['filters'],
): Promise<number> {
  return only(await db.select({ n: count() }).from(products).where(matching(filters))).n;
}

/** Returns when a television was removed, null for one on sale, with its stock locked; undefined for none. */
export async function lockRemoval(tx: Tx, id: string): Promise<string | null | undefined> {
  if (!isUuid(id)) return undefined;
  await lockProducts(tx, [id]);
  const [row] = await tx
    .select({ removedAt: products.removedAt })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
  return row?.removedAt;
}

/** Marks a television as on sale. */
export async function markRestored(tx: Tx, id: string): Promise<void> {
  const now = sql`clock_timestamp()`;
  await tx
    .update(products)
    .set({ removedAt: null, updatedAt: now, editedAt: now })
    .where(eq(products.id, id));
}
