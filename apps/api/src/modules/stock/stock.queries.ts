import { and, count, eq, gt, isNull, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';
import { isUuid } from '@aabha/db/ids';
import { products } from '@aabha/db/schema/products';
import { stockReservations, stockSums, stockTotals } from '@aabha/db/schema/stock';

/**
 * Units that are available: those of the slots that no reservation names, those of expired reservations, and those of the
 * shopper's own (docs/spec/payments.md#reservations). Exact at any time. For use in a query over `products`.
 */
export function freeStock(forUserId?: string | Placeholder): SQL<number> {
  const own =
    forUserId === undefined
      ? sql``
      : sql` + coalesce((
    select sum(own.quantity)::int from stock_reservations own
    where own.user_id = ${forUserId} and own.settled_at is null and own.product_id = "products"."id"
      and own.slots <> '{}'::smallint[] and own.expires_at > now()
  ), 0)`;
  return sql<number>`coalesce((
    select sum(slots.on_hand - slots.held)::int from stock_slots slots where slots.product_id = "products"."id"
  ), 0) + coalesce((
    select sum(expired.quantity)::int from stock_reservations expired
    where expired.product_id = "products"."id" and expired.slots <> '{}'::smallint[] and expired.expires_at <= now()
  ), 0)${own}`.mapWith(Number);
}

/**
 * The same from the product's total, for filters and sorting of many products: as far behind as that is
 * (docs/spec/stock.md#totals).
 */
export function freeByTotal(forUserId?: string | Placeholder): SQL<number> {
  const others = forUserId === undefined ? sql`` : sql` and held.user_id <> ${forUserId}`;
  return sql<number>`greatest("products"."stock" - coalesce((
    select sum(held.quantity)::int from stock_reservations held
    where held.product_id = "products"."id" and held.settled_at is null and held.expires_at > now()${others}
  ), 0), 0)`.mapWith(Number);
}

/** Units reserved by pending payments. For use in a query over `products`. */
export function heldStock(): SQL<number> {
  return sql<number>`coalesce((select sum(held.quantity)::int from stock_reservations held
    where held.product_id = "products"."id" and held.settled_at is null and held.expires_at > now()), 0)`.mapWith(
    Number,
  );
}

/**
 * Selects the reserved units of all products that have any: for a query over many products. A shopper's own
 * reservations are excluded.
 */
export function heldByProduct(db: DbOrTx, forUserId?: string | Placeholder) {
  const { productId, quantity, userId, settledAt, expiresAt } = stockReservations;
  const byOthers = forUserId === undefined ? undefined : sql`${userId} <> ${forUserId}`;
  return db
    .select({ productId, units: sql<number>`sum(${quantity})::int`.as('units') })
    .from(stockReservations)
    .where(and(isNull(settledAt), gt(expiresAt, sql`now()`), byOthers))
    .groupBy(productId)
    .as('held');
}

/** Returns the units on hand of all products on sale, and the number of products with at most `few`. */
export async function stockFigures(db: DbOrTx, few: number): Promise<{ total: number; low: number }> {
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(${stockSums.units}), 0)`.mapWith(Number),
      low: sql<number>`(${countUpTo(db, few)})`.mapWith(Number),
    })
    .from(stockSums);
  return row ?? { total: 0, low: 0 };
}

/** Replaces the parts of the sum of all stock by it, once they are more than 1,000. Several processes may call it. */
export async function mergeStockSums(db: DbOrTx): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from stock_sums where (select count(*) > 1000 from stock_sums) returning units
    )
    insert into stock_sums (units) select sum(units) from gone having count(*) > 0`);
}

/** Selects the number of products on sale with at most `most` units on hand. */
export function countUpTo(db: DbOrTx, most: number): SQL {
  return sql`${db.select({ n: count() }).from(stockTotals).where(lte(stockTotals.stock, most))}`;
}

/** Selects the ids of products on sale whose units are all reserved by others; few are. */
function selectReserved(forUserId?: string | Placeholder): SQL {
  const others = forUserId === undefined ? sql`` : sql` and held.user_id <> ${forUserId}`;
  return sql`select held.product_id from stock_reservations held join stock_totals total on total.product_id = held.product_id
    where held.settled_at is null and held.expires_at > now()${others}
    group by held.product_id, total.stock having total.stock <= sum(held.quantity)`;
}

const selectSoldOut = (forUserId?: string | Placeholder): SQL =>
  sql`select product_id from stock_totals where stock = 0 union all ${selectReserved(forUserId)}`;

/** Returns the condition for products on sale without free units, by an index. For use in a query over `products`. */
export const isSoldOut = (forUserId?: string | Placeholder): SQL =>
  sql`"products"."id" in (${selectSoldOut(forUserId)})`;

/**
 * The same for a list by this condition alone, whose rows are looked up in one go. Beside other conditions the planner may compare
 * each of their rows with all ids.
 */
export const isAmongSoldOut: SQL = sql`"products"."id" = any(array(${selectSoldOut()}))`;

/** Returns the condition for products on sale with free units: reservations are read once, not for each product. */
export const hasFree = (forUserId?: string | Placeholder): SQL =>
  sql`("products"."stock" > 0 and "products"."id" not in (${selectReserved(forUserId)}))`;

/**
 * Selects the ids of a page of all products on sale by free units, then by id: those without reservations in the order of
 * an index, no further than the page reaches, merged with the others.
 */
export function selectIdsByFreeUnits(
  db: DbOrTx,
  order: 'asc' | 'desc',
  { limit, offset }: { limit: number; offset: number },
): SQL {
  const held = heldByProduct(db);
  const way = sql.raw(order);
  return sql`
    select id from (
      (select product_id as id, stock as free from stock_totals total
        where not exists (select from ${held} where held.product_id = total.product_id)
        order by stock ${way}, product_id ${way} limit ${limit + offset})
      union all
      select total.product_id, greatest(total.stock - held.units, 0)
      from ${held} join stock_totals total on total.product_id = held.product_id
    ) as merged order by free ${way}, id ${way} limit ${limit} offset ${offset}`;
}

const lockStatement = preparedSql(
  'lock_stock',
  sql`select lock_stock(${sql.placeholder('productIds')}::uuid[])`,
);

/**
 * Locks products and their slots against concurrent changes of their stock, always in the same order, which prevents
 * deadlocks, and brings their totals up to date.
 */
export async function lockProducts(tx: Tx, productIds: readonly string[]): Promise<void> {
  await lockStatement(tx).execute({ productIds });
}

const lockSlotsStatement = preparedSql(
  'lock_stock_slots',
  sql`select lock_stock_slots(${sql.placeholder('productIds')}::uuid[], ${sql.placeholder('userId')})`,
);

/**
 * Locks all slots of products, and of a shopper's reservations, against concurrent reservations and sales, and gives back
 * expired reservations. For callers that could not get unlocked slots.
 */
export async function lockSlots(tx: Tx, productIds: readonly string[], userId: string): Promise<void> {
  await lockSlotsStatement(tx).execute({ productIds, userId });
}

/** Returns the name of a television and its units on hand, which must be locked. */
export async function unitsOnHand(tx: Tx, id: string): Promise<{ name: string; units: number } | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select({ name: products.name, units: products.stock })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.removedAt)));
  return row;
}
