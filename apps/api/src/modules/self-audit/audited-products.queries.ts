import { sql } from 'drizzle-orm';
import type { Db } from '@aabha/db/client';
import { freeStock } from '../stock/stock.queries';

/** A television in the database at the time of an observation. */
export interface ProductObservation {
  id: string;
  name: string;
  freeUnits: number;
  /** Selling prices that were in force at any time of the last two minutes: a page may be that old. */
  pricesPaise: number[];
  /** Whether a scheduled price with an end is in force. */
  hasOfferEnd: boolean;
}

/** Returns the number of televisions that are listed. */
export async function countListed(db: Db): Promise<number> {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from products where is_listed and removed_at is null`,
  );
  return row?.n ?? 0;
}

/**
 * Returns the ids of listed televisions whose pages are looked at: those with few units first, then those whose price
 * changed last, at most `count`.
 */
export async function selectAuditedIds(db: Db, count: number): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select products.id from products
    left join lateral (select max(at) as at from price_history where product_id = products.id) changed on true
    where is_listed and removed_at is null
    order by (stock between 1 and 10) desc, changed.at desc nulls last, products.id limit ${count}`);
  return rows.map(({ id }) => id);
}

interface ProductRow extends Record<string, unknown> {
  id: string;
  name: string;
  free: number;
  prices: (string | number)[];
  has_end: boolean;
}

/** Returns listed televisions with their free units and the prices of the last two minutes, by id. */
export async function observeProducts(db: Db): Promise<Map<string, ProductObservation>> {
  const rows = await db.execute<ProductRow>(sql`
    select products.id, products.name, ${freeStock()} as free,
      array_append(array(
        select h.new_price_paise from price_history h
        where h.product_id = products.id and not exists (
          select from price_history next where next.product_id = h.product_id and next.at > h.at
            and next.at < now() - interval '2 minutes')), products.new_price_paise) as prices,
      exists (select from price_changes c
        where c.product_id = products.id and c.state = 'Active' and c.ends_at > now()) as has_end
    from products where is_listed and removed_at is null`);
  return new Map(
    rows.map(({ id, name, free, prices, has_end: hasOfferEnd }) => [
      id,
      { id, name, freeUnits: free, pricesPaise: prices.map(Number), hasOfferEnd },
    ]),
  );
}
