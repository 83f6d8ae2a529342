import { and, asc, count, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { PastPrice, WaitingPerson } from '@aabha/contracts/alerts/alerts.rules';
import type { Paise } from '@aabha/contracts/money/money';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { productAlerts, stockAlertWatches } from '@aabha/db/schema/product-alerts';
import { priceHistory } from '@aabha/db/schema/prices';
import { products } from '@aabha/db/schema/products';
import { only } from '@aabha/db/tx';
import { freeStock } from '../stock/stock.queries';

const { id, activeAt, productId, kind, state } = productAlerts;
const inLine = and(eq(kind, 'stock'), eq(state, 'active'));

/** Selects the televisions that people wait for, with their free units; deletes the watches that nobody waits for. */
export async function selectWatched(db: DbOrTx) {
  await db.execute(sql`
    delete from ${stockAlertWatches} w where not exists (
      select from ${productAlerts} a where a.product_id = w.product_id and a.kind = 'stock' and a.state = 'active')
    and w.sold_out_at < now() - interval '1 day'`);
  return db
    .select({ id: products.id, freeUnits: freeStock(), isListed: products.isListed })
    .from(stockAlertWatches)
    .innerJoin(products, eq(products.id, stockAlertWatches.productId));
}

/** Notes that televisions are sold out now. */
export async function noteSoldOut(db: DbOrTx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(stockAlertWatches)
      .set({ soldOutAt: sql`now()` })
      .where(inArray(stockAlertWatches.productId, [...ids]));
}

/** Locks the watch of a television until the transaction ends. Returns when it was last sold out; undefined while another worker has it. */
export async function lockWatch(tx: Tx, watchedId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ soldOutAt: stockAlertWatches.soldOutAt })
    .from(stockAlertWatches)
    .where(eq(stockAlertWatches.productId, watchedId))
    .for('update', { skipLocked: true });
  return row?.soldOutAt;
}

/** Returns the free units of a television on sale, exactly. */
export async function countFree(tx: Tx, watchedId: string): Promise<number> {
  const [row] = await tx
    .select({ freeUnits: freeStock() })
    .from(products)
    .where(and(eq(products.id, watchedId), eq(products.isListed, true)));
  return row?.freeUnits ?? 0;
}

/** Returns how many people were told since an instant that a television is back. */
export async function countSent(tx: Tx, watchedId: string, since: Date): Promise<number> {
  const sent = and(eq(productId, watchedId), eq(kind, 'stock'), eq(state, 'sent'));
  const rows = tx
    .select({ n: count() })
    .from(productAlerts)
    .where(and(sent, gt(productAlerts.endedAt, since.toISOString())));
  return only(await rows).n;
}

/**
 * Selects the first people in line for a television whose own expired reservations are not all that is free, with the units of
 * those since it was last sold out.
 */
export async function selectInLine(
  tx: Tx,
  line: { productId: string; soldOutAt: string; freeUnits: number; limit: number },
): Promise<WaitingPerson[]> {
  const ownExpiredUnits = sql<number>`coalesce((
    select sum(own.quantity)::int from stock_reservations own
    where own.user_id = "product_alerts"."user_id" and own.product_id = "product_alerts"."product_id"
      and own.settled_at is null and own.expires_at <= now() and own.expires_at >= ${line.soldOutAt}
  ), 0)`.mapWith(Number);
  return tx
    .select({ id, ownExpiredUnits })
    .from(productAlerts)
    .where(and(inLine, eq(productId, line.productId), sql`${ownExpiredUnits} < ${line.freeUnits}`))
    .orderBy(asc(activeAt), asc(id))
    .limit(line.limit);
}

/** Marks active alerts as sent. Returns those that were active still, in the given order. */
export async function markSent(tx: Tx, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(productAlerts)
    .set({ state: 'sent', endedAt: now.toISOString() })
    .where(and(inArray(id, [...ids]), eq(state, 'active')))
    .returning({ id });
  const sent = new Set(rows.map((row) => row.id));
  return ids.filter((one) => sent.has(one));
}

/** Selects the televisions on sale that cost at most what somebody waits for. */
export async function selectPriceReached(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.isListed, true),
        sql`exists (select from ${productAlerts} a where a.product_id = ${products.id} and a.kind = 'price'
          and a.state = 'active' and a.target_paise >= ${products.newPricePaise})`,
      ),
    );
  return rows.map((row) => row.id);
}

/** Selects the prices of a television that were in force since an instant, oldest first. */
export async function selectPricesSince(db: DbOrTx, ofProduct: string, since: Date): Promise<PastPrice[]> {
  const at = since.toISOString();
  return db
    .select({ at: priceHistory.at, pricePaise: priceHistory.newPricePaise })
    .from(priceHistory)
    .where(
      and(
        eq(priceHistory.productId, ofProduct),
        sql`${priceHistory.at} >= coalesce((select max(h.at) from ${priceHistory} h
          where h.product_id = ${ofProduct} and h.at <= ${at}), ${at})`,
      ),
    )
    .orderBy(asc(priceHistory.at), asc(priceHistory.id));
}

/** Selects active price alerts of a television with a target of at least a price; concurrent workers take different ones. */
export async function selectDue(
  tx: Tx,
  due: { productId: string; highestPaise: Paise; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id })
    .from(productAlerts)
    .where(
      and(
        eq(kind, 'price'),
        eq(state, 'active'),
        eq(productId, due.productId),
        gte(productAlerts.targetPaise, due.highestPaise),
      ),
    )
    .orderBy(asc(activeAt), asc(id))
    .limit(due.limit)
    .for('update', { skipLocked: true });
  return rows.map((row) => row.id);
}

/** Ends alerts and unconfirmed addresses whose time is over. Returns how many. */
export async function expireAlerts(db: DbOrTx, now: Date): Promise<number> {
  const at = now.toISOString();
  const rows = await db
    .update(productAlerts)
    .set({ state: 'expired', endedAt: at })
    .where(and(inArray(state, ['waiting', 'active']), lte(productAlerts.expiresAt, at)))
    .returning({ id });
  return rows.length;
}
