import { SEARCH_COUNT_MAX } from '@aabha/contracts/settings/limits';
import { sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../client';
import { only } from '../tx';

/** So many rows are looked through for a common text, before an index is asked. */
export const LOOKED_THROUGH = 5000;

/** Matches of a search, counted up to a limit. */
export interface SomeMatches {
  total: number;
  /** Whether there are more than `total`. */
  isMore: boolean;
}

/** The part of a list that a page is. */
interface Part {
  limit: number;
  offset: number;
}

/**
 * Returns up to how many matches of a text a list of staff counts them: the next multiple of SEARCH_COUNT_MAX after its page,
 * so that a pager always has pages to go on to (docs/spec/orders.md#lists).
 */
export const countedUpTo = ({ limit, offset }: Part): number =>
  (Math.floor((limit + offset) / SEARCH_COUNT_MAX) + 1) * SEARCH_COUNT_MAX;

/** Returns the part of a page by its number. */
export const partOfPage = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }): Part => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** Returns whether many records may have a text: a number or an e-mail address is of few, which an index finds at once. */
export const mayBeCommon = (text: string): boolean => !/[\d@]/.test(text);

/** Returns the number of rows of a select, whose values become literals: the text decides which index is worth using. */
async function countUpTo(db: DbOrTx, rows: SQL, most: number): Promise<number> {
  const counted = sql`select count(*)::int as n from (${rows} limit ${most}) found`.inlineParams();
  return only(await db.execute<{ n: number }>(counted)).n;
}

/**
 * Counts the matches of a text up to `most`. The index of texts reads an entry for each match before the first row comes, so
 * the first matches of a common text are looked for in `first` rows as they lie in the table, which takes as long in a table of
 * any size; only where these have too few of them is the index asked.
 */
export async function countSome(
  db: DbOrTx,
  { first, all }: { first: SQL | undefined; all: SQL },
  most: number,
): Promise<SomeMatches> {
  if (first !== undefined && (await countUpTo(db, first, most + 1)) > most)
    return { total: most, isMore: true };
  const n = await countUpTo(db, all, most + 1);
  return { total: Math.min(n, most), isMore: n > most };
}
