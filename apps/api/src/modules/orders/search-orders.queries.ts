import { sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { orders } from '@aabha/db/schema/orders';
import { countedUpTo, LOOKED_THROUGH } from '@aabha/db/search/count-some';
import { only } from '@aabha/db/tx';

/** A page of the matches of a text. */
interface SearchedPart {
  matches: SQL | undefined;
  ordering: readonly SQL[];
  limit: number;
  offset: number;
}

/** A text that may be common, in a list that an index has by age. */
export interface CommonText {
  /** The condition of the text. */
  text: SQL;
  /** That of the other filters, which are none or a status. */
  others: SQL | undefined;
  /** Whether the list is sorted by age. */
  isByAge: boolean;
}

interface SearchedOrders {
  ids: string[];
  /** At most what `countedUpTo` says. */
  total: number;
  isMore: boolean;
}

/** Returns the whole page of a list, read in its order. */
async function readInOrder(
  db: DbOrTx,
  { matches }: Pick<SearchedPart, 'matches'>,
  page: SQL,
): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(
    sql`select ${orders.id} as id from ${orders} where ${matches} ${page}`.inlineParams(),
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns a page of a common text, without asking the index of texts, which reads an entry for each match before the first row
 * comes: in the first rows of a list by age the page and more than are counted, in the first rows of the table only the latter.
 * Undefined where the text is not that common.
 */
async function findCommon(
  db: DbOrTx,
  { text, others, isByAge }: CommonText,
  { matches, ordering, limit, offset }: SearchedPart,
): Promise<SearchedOrders | undefined> {
  const total = countedUpTo({ limit, offset });
  const order = sql.join([...ordering], sql`, `);
  /* Reading all columns of thousands of rows takes a seventh of the time. */
  const first = sql`select id, payment_id, status, total_paise, created_at, search_text from ${orders} where ${others ?? sql`true`} ${isByAge ? sql`order by ${order}` : sql``} limit ${LOOKED_THROUGH}`;
  const found = sql`select id from (${first}) orders where ${text} ${isByAge ? sql`order by ${order}` : sql``} limit ${total + 1}`;
  /* An array has its elements in the order of the rows; only those of the page are sent. */
  const { n, page } = only(
    await db.execute<{ n: number; page: string | null }>(
      sql`select count(*)::int as n, array_to_string((array_agg(id))[${offset + 1}:${offset + limit}], ',') as page from (${found}) found`.inlineParams(),
    ),
  );
  if (n <= total) return undefined;
  const ids = isByAge
    ? (page?.split(',') ?? [])
    : await readInOrder(db, { matches }, sql`order by ${order} limit ${limit} offset ${offset}`);
  return { ids, total, isMore: true };
}

/**
 * Returns a page of the orders of all people that a text finds, with their number, which is counted up to the next hundred: a
 * common name is in tens of thousands of orders, and reading each of them for a total took a hundred times as long as the page
 * (docs/spec/orders.md#lists). The page of more matches than that is read in the order of the list. Values are literals, since
 * the text decides which of the two indexes is worth using.
 */
export async function searchOrders(
  db: DbOrTx,
  part: SearchedPart,
  common: CommonText | undefined,
): Promise<SearchedOrders> {
  const { matches, ordering, limit, offset } = part;
  const ofCommon = common && (await findCommon(db, common, part));
  if (ofCommon) return ofCommon;
  const most = countedUpTo(part);
  const order = sql.join([...ordering], sql`, `);
  const page = sql`order by ${order} limit ${limit} offset ${offset}`;
  const counted = sql`
    with found as materialized (
      select id, created_at, total_paise, status from ${orders} where ${matches} limit ${most + 1}
    ), counted as (select count(*)::int as n from found)
    select n, (
      select string_agg(id::text, ',') from (
        select id from found as orders where n <= ${most} ${page}
      ) part
    ) as ids from counted`.inlineParams();
  const { n, ids } = only(await db.execute<{ n: number; ids: string | null }>(counted));
  if (n <= most) return { ids: ids?.split(',') ?? [], total: n, isMore: false };
  return { ids: await readInOrder(db, part, page), total: most, isMore: true };
}
