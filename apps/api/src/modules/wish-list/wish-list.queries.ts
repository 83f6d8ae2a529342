import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Paise } from '@aabha/contracts/money/money';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { products } from '@aabha/db/schema/products';
import { wishListItems } from '@aabha/db/schema/wish-list';
import { pictureHashes } from '../media/picture-columns.queries';
import { freeStock } from '../stock/stock.queries';

/** Lets the wish list of a person be counted and changed by one transaction after the other. */
export async function lockWishes(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('wish list ' || ${userId}::text, 0))`);
}

/** Returns ids and selling prices of those of these televisions that are listed. */
export function findListed(db: DbOrTx, ids: readonly string[]) {
  return db
    .select({ id: products.id, pricePaise: products.newPricePaise })
    .from(products)
    .where(and(inArray(products.id, ids.filter(isUuid)), eq(products.isListed, true)));
}

/** Returns the ids of the televisions in a wish list. */
export async function savedIds(db: DbOrTx, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: wishListItems.productId })
    .from(wishListItems)
    .where(eq(wishListItems.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

/** Adds televisions to wish lists; those that are in them stay as they were saved. */
export async function insertWishes(tx: Tx, rows: (typeof wishListItems.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(wishListItems).values(rows).onConflictDoNothing();
}

export async function deleteWish(db: DbOrTx, userId: string, productId: string): Promise<void> {
  await db
    .delete(wishListItems)
    .where(and(eq(wishListItems.userId, userId), eq(wishListItems.productId, productId)));
}

const television = (viewerId?: string) => ({
  productId: products.id,
  name: products.name,
  newPrice: sql<Paise>`${products.newPricePaise}`.mapWith(products.newPricePaise),
  stock: sql<number>`case when ${products.isListed} then ${freeStock(viewerId)} else 0 end`.mapWith(Number),
  warrantyMonths: products.warrantyMonths,
  warrantyPricing: products.warrantyPricing,
  isListed: products.isListed,
  pictureHashes: pictureHashes(),
});

/** Returns the televisions in a wish list as they are now, latest first. */
export function selectWishes(db: DbOrTx, userId: string, productId: string | undefined) {
  const ofProduct =
    productId === undefined
      ? undefined
      : isUuid(productId)
        ? eq(wishListItems.productId, productId)
        : sql`false`;
  return db
    .select({
      ...television(userId),
      savedPrice: wishListItems.savedPricePaise,
      savedAt: wishListItems.savedAt,
    })
    .from(wishListItems)
    .innerJoin(products, eq(products.id, wishListItems.productId))
    .where(and(eq(wishListItems.userId, userId), ofProduct))
    .orderBy(desc(wishListItems.savedAt), desc(wishListItems.id));
}
export type WishRow = Awaited<ReturnType<typeof selectWishes>>[number];

/** Returns televisions as visitors see them. */
export function selectTelevisions(db: DbOrTx, ids: readonly string[]) {
  return db
    .select(television())
    .from(products)
    .where(inArray(products.id, ids.filter(isUuid)));
}
