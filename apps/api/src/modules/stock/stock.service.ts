import { asc, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { prepared } from '@aabha/db/prepared';
import { products } from '@aabha/db/schema/products';
import { freeStock } from './stock.queries';

/** Locks products against every other change of their stock, in one order for all, so that buyers never deadlock. */
export async function lockProducts(tx: Tx, productIds: readonly string[] | SQLWrapper): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, 'getSQL' in productIds ? productIds : [...productIds]))
    .orderBy(asc(products.id))
    .for('update');
}

export interface StockMove {
  productId: string;
  quantity: number;
}

/** Takes units off hand. The products must be locked; the database refuses to go below zero. */
export async function takeStock(tx: Tx, moves: readonly StockMove[]): Promise<void> {
  if (moves.length === 0) return;
  const units = sql.join(
    moves.map(({ productId, quantity }) => sql`(${productId}::uuid, ${quantity}::int)`),
    sql`, `,
  );
  await tx.execute(sql`update ${products} set stock = ${products.stock} - moved.quantity, updated_at = now()
    from (select product_id, sum(quantity)::int as quantity from (values ${units}) as move(product_id, quantity)
      group by product_id) as moved
    where ${products.id} = moved.product_id`);
}

/** Puts units back on hand. */
export async function putBackStock(tx: Tx, moves: readonly StockMove[]): Promise<void> {
  await takeStock(
    tx,
    moves.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  );
}

/** Units on hand over all products on sale, and how many products have at most `few` left. */
export async function stockFigures(db: DbOrTx, few: number): Promise<{ total: number; low: number }> {
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(${products.stock}), 0)`.mapWith(Number),
      low: sql<number>`count(*) filter (where ${products.stock} <= ${few})`.mapWith(Number),
    })
    .from(products)
    .where(sql`${products.removedAt} is null`);
  return row ?? { total: 0, low: 0 };
}

const free = prepared((db) =>
  db
    .select({ id: products.id, free: freeStock(sql.placeholder('userId')) })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('productIds')}::uuid[])`)
    .prepare('units_for'),
);

/** Units on hand that nobody else holds, removed products included: what can be given out for a payment already made. */
export async function unitsFor(
  tx: Tx,
  productIds: readonly string[],
  userId: string,
): Promise<Map<string, number>> {
  const rows = await free(tx).execute({ productIds, userId });
  return new Map(rows.map((row) => [row.id, row.free]));
}
