import { sql } from 'drizzle-orm';
import type { Db } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';

const rollUp = preparedSql<{ rolled: number }>(
  'roll_up_stock',
  sql`select roll_up_stock(${sql.placeholder('atMostEvery')}::interval) as rolled`,
);

/** Brings the totals of products with several slots up to date, each at most once in an interval. Returns their number. */
export async function rollUpStock(db: Db, atMostEvery: string): Promise<number> {
  const [row] = await rollUp(db).execute({ atMostEvery });
  return row?.rolled ?? 0;
}

const expired = preparedSql<{ id: string }>(
  'find_expired_stock',
  sql`select distinct product_id as id from stock_reservations
    where slots <> '{}'::smallint[] and expires_at <= now() order by 1`,
);

/** Returns the products whose slots still hold units of expired reservations. */
export async function productsWithExpired(db: Db): Promise<string[]> {
  const rows = await expired(db).execute({});
  return rows.map(({ id }) => id);
}

const releaseExpired = preparedSql('expire_stock', sql`select expire_stock(${sql.placeholder('id')})`);

/** Gives back the units of a product's expired reservations. */
export async function releaseExpiredOf(db: Db, id: string): Promise<void> {
  await releaseExpired(db).execute({ id });
}
