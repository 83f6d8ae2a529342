import { and, asc, gt, isNull, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { stockReservations } from '@aabha/db/schema/stock';
import { products } from '@aabha/db/schema/products';

/**
 * Available units: on hand less those reserved by pending payments. A shopper's own reservations are excluded
 * (docs/spec/payments.md#reservations). For use in a query over `products`.
 */
export function freeStock(forUserId?: string | Placeholder): SQL<number> {
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

/**
 * Locks the products that a query finds, always in the same order, which prevents deadlocks. Their number is
 * hidden from the planner, which would otherwise plan anew each time.
 */
export function selectLocked(db: DbOrTx, ids: SQLWrapper) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any(array(${ids}))`)
    .orderBy(asc(products.id))
    .for('update');
}
