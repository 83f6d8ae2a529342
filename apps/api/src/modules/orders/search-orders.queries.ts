import { sql, type SQL } from 'drizzle-orm';
import { SEARCH_COUNT_MAX } from '@aabha/contracts/settings/limits';
import type { DbOrTx } from '@aabha/db/client';
import { orders } from '@aabha/db/schema/orders';
import { only } from '@aabha/db/tx';

/** A page of the matches of a text. */
interface SearchedPart {
  matches: SQL | undefined;
  ordering: readonly SQL[];
  limit: number;
  offset: number;
}

interface SearchedOrders {
  ids: string[];
  /** At most SEARCH_COUNT_MAX. */
  total: number;
  isMore: boolean;
}

/**
 * Returns a page of the orders of all people that a text finds, with their number, which is counted up to SEARCH_COUNT_MAX: a
 * common name is in tens of thousands of orders, and reading each of them for a total took a hundred times as long as the page
 * (docs/spec/orders.md#lists). The page of more matches than that is read in the order of the list. Values are literals, since
 * the text decides which of the two indexes is worth using.
 */
export async function searchOrders(
  db: DbOrTx,
  { matches, ordering, limit, offset }: SearchedPart,
): Promise<SearchedOrders> {
  const order = sql.join([...ordering], sql`, `);
  const page = sql`order by ${order} limit ${limit} offset ${offset}`;
  const counted = sql`
    with found as materialized (
      select id, created_at, total_paise, status from ${orders} where ${matches} limit ${SEARCH_COUNT_MAX + 1}
    ), counted as (select count(*)::int as n from found)
    select n, (
      select string_agg(id::text, ',') from (
        select id from found as orders where n <= ${SEARCH_COUNT_MAX} ${page}
      ) part
    ) as ids from counted`.inlineParams();
  const { n, ids } = only(await db.execute<{ n: number; ids: string | null }>(counted));
  if (n <= SEARCH_COUNT_MAX) return { ids: ids?.split(',') ?? [], total: n, isMore: false };
  const rows = await db.execute<{ id: string }>(
    sql`select ${orders.id} as id from ${orders} where ${matches} ${page}`.inlineParams(),
  );
  return { ids: rows.map(({ id }) => id), total: SEARCH_COUNT_MAX, isMore: true };
}
