import { and, count, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { ListPriceHistoryInput } from '@aabha/contracts/prices/prices.schema';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { priceHistory } from '@aabha/db/schema/prices';
import { products } from '@aabha/db/schema/products';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

type Filters = ListPriceHistoryInput['filters'];

function matching({ product, source, since, search }: Filters): SQL | undefined {
  const text = search?.trim();
  return and(
    product === undefined ? undefined : isUuid(product) ? eq(priceHistory.productId, product) : sql`false`,
    source === undefined ? undefined : eq(priceHistory.source, source),
    since === undefined ? undefined : gte(priceHistory.at, new Date(since).toISOString()),
    text
      ? sql`exists (select from ${products} where "products"."id" = "price_history"."product_id" and ${containsText(products.name, text)})`
      : undefined,
  );
}

const newestFirst = [desc(priceHistory.at), desc(priceHistory.id)];

/** Selects some rows of the history with their televisions and staff, newest first. */
function selectRows(db: DbOrTx, which: SQL) {
  return db
    .select({
      _id: priceHistory.id,
      product: { _id: products.id, name: products.name },
      price: priceHistory.pricePaise,
      discount_percentage: priceHistory.discountPercent,
      new_price: priceHistory.newPricePaise,
      at: priceHistory.at,
      source: priceHistory.source,
      isApproved: priceHistory.isApproved,
      actor: { _id: users.id, name: users.name },
    })
    .from(priceHistory)
    .innerJoin(products, eq(products.id, priceHistory.productId))
    .leftJoin(users, eq(users.id, priceHistory.actorId))
    .where(which)
    .orderBy(...newestFirst);
}

/** Selects a page of the history, newest first. */
export function selectHistoryPage(db: DbOrTx, { filters, pageNum, pageSize }: ListPriceHistoryInput) {
  const page = db
    .select({ id: priceHistory.id })
    .from(priceHistory)
    .where(matching(filters))
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return selectRows(db, sql`${priceHistory.id} in ${page}`);
}

export const selectHistoryOfIds = (db: DbOrTx, ids: readonly string[]) =>
  selectRows(db, anyOf(priceHistory.id, ids));

export async function countHistory(db: DbOrTx, filters: Filters): Promise<number> {
  return only(await db.select({ n: count() }).from(priceHistory).where(matching(filters))).n;
}

/** Returns the ids of all matching rows, newest first. */
export async function findHistoryIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const ids = packIds(priceHistory.id, newestFirst);
  return only(await db.select({ ids }).from(priceHistory).where(matching(filters))).ids;
}
