import { and, count, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { ListStockMovesInput } from '@aabha/contracts/stock/stock.schema';
import { endOfIndiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid, lowestIdAt } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { orders } from '@aabha/db/schema/orders';
import { products } from '@aabha/db/schema/products';
import { stockMoves } from '@aabha/db/schema/stock-moves';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

type Filters = ListStockMovesInput['filters'];

/** Longer than any transaction: its rows have its first moment as their time, and ids of later ones. */
const LONGEST_TRANSACTION_MS = 3_600_000;

/* The days are those of `created_at`; the ids, which are in the order of time, say where in the index to look. */
const since = (from: Date) =>
  and(gte(stockMoves.createdAt, from.toISOString()), gte(stockMoves.id, lowestIdAt(from)));
const until = (to: Date) =>
  and(
    lte(stockMoves.createdAt, to.toISOString()),
    lte(stockMoves.id, lowestIdAt(new Date(to.getTime() + LONGEST_TRANSACTION_MS))),
  );

const isOf = (product: string) => (isUuid(product) ? eq(stockMoves.productId, product) : sql`false`);

function matching({ product, reason, from, to, search }: Filters): SQL | undefined {
  const text = search?.trim();
  return and(
    product === undefined ? undefined : isOf(product),
    reason === undefined ? undefined : eq(stockMoves.reason, reason),
    from === undefined ? undefined : since(startOfIndiaDay(from)),
    to === undefined ? undefined : until(endOfIndiaDay(to)),
    text
      ? sql`exists (select from ${products} where "products"."id" = "stock_moves"."product_id" and ${containsText(products.name, text)})`
      : undefined,
  );
}

/* Ids are in the order of time. */
const newestFirst = [desc(stockMoves.id)];

const ofWholesale = sql`${stockMoves.reason} in ('wholesale', 'wholesale-return')`;

/** Selects some movements with their televisions, orders and staff, newest first. */
function selectRows(db: DbOrTx, which: SQL) {
  return db
    .select({
      _id: stockMoves.id,
      product: {
        _id: stockMoves.productId,
        name: sql<string>`coalesce(${products.name}, 'A television that was deleted')`,
      },
      delta: stockMoves.delta,
      reason: stockMoves.reason,
      order_id: sql<string | null>`case when ${stockMoves.reason} = 'sale'
        then (select placed.id from ${orders} placed where placed.payment_id = ${stockMoves.refId})
        when ${ofWholesale} then null else ${stockMoves.refId} end`,
      wholesale_order_id: sql<string | null>`case when ${ofWholesale} then ${stockMoves.refId} end`,
      actor: { _id: users.id, name: users.name },
      note: stockMoves.note,
      created_at: stockMoves.createdAt,
    })
    .from(stockMoves)
    .leftJoin(products, eq(products.id, stockMoves.productId))
    .leftJoin(users, eq(users.id, stockMoves.actorId))
    .where(which)
    .orderBy(...newestFirst);
}

/** Selects a page of the movements, newest first. */
export function selectMovesPage(db: DbOrTx, { filters, pageNum, pageSize }: ListStockMovesInput) {
  const page = db
    .select({ id: stockMoves.id })
    .from(stockMoves)
    .where(matching(filters))
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return selectRows(db, sql`${stockMoves.id} in ${page}`);
}

export const selectMovesOfIds = (db: DbOrTx, ids: readonly string[]) =>
  selectRows(db, anyOf(stockMoves.id, ids));

export async function countMoves(db: DbOrTx, filters: Filters): Promise<number> {
  return only(await db.select({ n: count() }).from(stockMoves).where(matching(filters))).n;
}

/** Returns the ids of all matching movements, newest first. */
export async function findMoveIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const ids = packIds(stockMoves.id, newestFirst);
  return only(await db.select({ ids }).from(stockMoves).where(matching(filters))).ids;
}

/** Returns the units on hand of a television after each of some of its movements. */
export async function unitsAfter(
  db: DbOrTx,
  productId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.execute<{ id: string; units: number }>(sql`
    select id, units from (
      select id, (sum(delta) over (order by id))::int as units from stock_moves where product_id = ${productId}
    ) as running where ${anyOf(sql`id`, ids)}`);
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** Selects the televisions whose movements do not add up to their slots. */
export async function selectUnbalancedStock(
  db: DbOrTx,
): Promise<{ id: string; name: string; stock: number; moved: number }[]> {
  const rows = await db.execute<{ id: string; name: string; stock: number; moved: number }>(sql`
    select p.id, p.name, coalesce(on_hand.units, 0)::int as stock, coalesce(moved.units, 0)::int as moved
    from products p
    left join (select product_id, sum(on_hand) as units from stock_slots group by product_id) as on_hand on on_hand.product_id = p.id
    left join (select product_id, sum(delta) as units from stock_moves group by product_id) as moved on moved.product_id = p.id
    where coalesce(on_hand.units, 0) <> coalesce(moved.units, 0) order by p.id`);
  return [...rows];
}
