import { sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { countedUpTo, type SomeMatches } from '@aabha/db/search/count-some';
import { only } from '@aabha/db/tx';

/** Pages that begin later are read from the list itself. */
const LAST_OFFSET = 2000;
/** So many newer orders are compared with those that were read; they are entries of an index. */
const COMPARED = 20_000;

/** The clock of no API is wrong by as much, in milliseconds: codes of authenticators would not be accepted. */
const CLOCKS_DIFFER_MS = 3_600_000;

/** Returns the time that a UUID of version 7 begins with, in milliseconds; undefined of another one. */
function timeOfId(id: string): number | undefined {
  const digits = id.replaceAll('-', '');
  return digits[12] === '7' ? Number.parseInt(digits.slice(0, 12), 16) : undefined;
}

interface NewestLines extends Record<string, unknown> {
  lines: number;
  orders: number;
  ids: string[];
  lastAt: string | null;
  bound: string | null;
}

/** Reads the newest `most` + 1 lines of a television by the ids of their orders, which begin with the time, and a page of these. */
const readNewest = (
  db: DbOrTx,
  productId: string,
  { limit, offset, most }: { limit: number; offset: number; most: number },
) =>
  db.execute<NewestLines>(sql`
    with newest as materialized (
      select order_id from ${orderLines} where product_id = ${productId} order by order_id desc limit ${most + 1}
    ), page as materialized (
      select o.id, o.created_at from (select distinct order_id from newest) found join ${orders} o on o.id = found.order_id
      order by o.created_at desc, o.id desc limit ${limit} offset ${offset}
    )
    select count(*)::int as lines, count(distinct order_id)::int as orders, 
      (array_agg(order_id order by order_id))[1] as bound,
      (select min(created_at)::text from page) as "lastAt",
      array(select id from page order by created_at desc, id desc) as ids from newest`);

/**
 * Returns whether an order of the television that was not read may belong on the page: one that is older by its id and newer by
 * its time. The id is made by an API before the database sets the time, so both have the same order but for their clocks: where
 * the last order that was read is an hour older than the page, none is.
 */
async function isAnotherNewer(
  db: DbOrTx,
  productId: string,
  { lastAt, bound }: NewestLines,
): Promise<boolean> {
  const boundMs = timeOfId(bound ?? '');
  if (boundMs !== undefined && Date.parse(lastAt ?? '') - boundMs > CLOCKS_DIFFER_MS) return false;
  const compared = sql`
    select count(*)::int as newer, count(*) filter (where id < ${bound} and exists (
      select 1 from ${orderLines} where order_id = first.id and product_id = ${productId}))::int as others
    from (
      select id from ${orders} where created_at >= ${lastAt}::timestamptz order by created_at limit ${COMPARED + 1}
    ) first`;
  const { newer, others } = only(await db.execute<{ newer: number; others: number }>(compared));
  return newer > COMPARED || others > 0;
}

/**
 * Returns the ids of a page of the newest orders with a television, and their number as far as the pager needs it
 * (docs/spec/orders.md#lists). Undefined where the list has to be read itself.
 */
export async function findNewestWith(
  db: DbOrTx,
  productId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<(SomeMatches & { ids: string[] }) | undefined> {
  if (offset > LAST_OFFSET) return undefined;
  const most = countedUpTo({ limit, offset });
  const found = only(await readNewest(db, productId, { limit, offset, most }));
  const { ids } = found;
  if (found.lines <= most) return { ids, total: found.orders, isMore: false };
  if (found.orders <= most || found.lastAt === null) return undefined;
  return (await isAnotherNewer(db, productId, found)) ? undefined : { ids, total: most, isMore: true };
}
