import { sql, type SQL } from 'drizzle-orm';
import { SEARCH_HITS, type SearchKind } from '@aabha/contracts/search/staff-search.schema';
import type { Paise } from '@aabha/contracts/money/money';
import type { DbOrTx } from '@aabha/db/client';

/** One more than is shown, which says that there are more. */
export const MOST_HITS = SEARCH_HITS + 1;
/** So many matches of a kind are ranked; an index names them in no order. */
const MOST_RANKED = 50;

/** A hit as the database returns it. */
export interface FoundHit extends Record<string, unknown> {
  kind: SearchKind;
  _id: string;
  title: string;
  detail: string;
  status: string | null;
  amount: string | null;
  created_at: string | null;
}

/** A select of hits with these columns in this order: _id, title, detail, status, amount (paise), created_at. */
export type HitSelect = SQL;

/**
 * Returns a statement with its values as literals: whether an index is worth using depends on the text, and the plan of a
 * prepared statement knows none.
 */
export const planned = (statement: SQL): SQL => sql`${statement}`.inlineParams();

/** Ranks hits: those that are the text, begin with it, end with it, then the newest. */
const ranked = (kind: SearchKind, rows: HitSelect, words: string): SQL => sql`(
  select ${sql.raw(`'${kind}'`)} as kind, found.* from (${rows} limit ${sql.raw(String(MOST_RANKED))}) found
  order by lower(title) = ${words} desc, starts_with(lower(title), ${words}) desc,
    right(lower(title), length(${words})) = ${words} desc, created_at desc nulls last
  limit ${sql.raw(String(MOST_HITS))})`;

/** Returns the hits of several kinds, in one statement. */
export async function findHits(
  db: DbOrTx,
  words: string,
  selects: readonly (readonly [SearchKind, HitSelect | undefined])[],
): Promise<FoundHit[]> {
  const parts = selects.flatMap(([kind, rows]) => (rows === undefined ? [] : [ranked(kind, rows, words)]));
  if (parts.length === 0) return [];
  return db.execute<FoundHit>(planned(sql`select * from (${sql.join(parts, sql` union all `)}) hits`));
}

export const amountOf = ({ amount }: FoundHit): Paise | null =>
  amount === null ? null : (Number(amount) as Paise);
