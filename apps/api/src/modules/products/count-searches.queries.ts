import { sql, type SQL } from 'drizzle-orm';
import type { Db, DbOrTx } from '@aabha/db/client';
import { only } from '@aabha/db/tx';
import { countedSearches } from '@aabha/db/schema/search-counts';
import { catalogueWords } from '@aabha/db/schema/products';
import { COMMON } from './find-by-name.queries';
import { withAllWords } from './products.search';
import { changesUpToMost, FACTS, MOST_CHANGES } from './search-counts.queries';

/** As many searches are counted: those that were noted last. */
const MOST_SEARCHES = 2000;
/** As many words of the catalogue are among them, those of most televisions first. */
const MOST_WORDS = 300;
/** How long a search is counted after it was noted. */
const KEPT = sql.raw("interval '30 days'");
/** Fewer changes are left to the readers. */
const FEW_CHANGES = 100;
/** How long one run counts searches, in milliseconds; the next run goes on. */
const COUNT_FOR_MS = 5000;

/** Runs a statement while no other worker counts. */
const alone = <Result>(db: Db, work: (tx: DbOrTx) => Promise<Result>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('search_counts'))`);
    return work(tx);
  });

/** Notes the searches for a common word each, and forgets those that were last noted long ago, or before many others. */
async function noteWords(tx: DbOrTx): Promise<void> {
  const words = await tx
    .select({ word: catalogueWords.word })
    .from(catalogueWords)
    .where(sql`${catalogueWords.products} > ${COMMON}`)
    .orderBy(sql`${catalogueWords.products} desc, ${catalogueWords.word}`)
    .limit(MOST_WORDS);
  const queries = words.map(({ word }) => ({ query: withAllWords([word]).match }));
  if (queries.length > 0)
    await tx
      .insert(countedSearches)
      .values(queries)
      .onConflictDoUpdate({
        target: countedSearches.query,
        set: { notedAt: sql`now()` },
        setWhere: sql`${countedSearches.notedAt} < now() - interval '1 day'`,
      });
  await tx.execute(sql`
    with kept as (
      select query from counted_searches where noted_at > now() - ${KEPT} order by noted_at desc, query limit ${MOST_SEARCHES}
    ), gone as (
      delete from counted_searches where query not in (select query from kept) returning query
    )
    delete from search_counts where query in (select query from gone)`);
}

/** Deletes all counts and changes: after a large change of the catalogue each search is counted anew. */
const forgetCounts = (tx: DbOrTx) =>
  tx.execute(sql`
    with forgotten as (update counted_searches set is_counted = false where is_counted),
      counts as (delete from search_counts)
    delete from search_count_changes`);

/** Adds the changes to the counts of the searches that find them, in one statement, so that no reader counts one twice. */
const addChanges = (tx: DbOrTx) =>
  tx.execute(sql`
    with gone as (delete from search_count_changes returning *),
      asked as materialized (select query, to_tsquery('simple', query) as terms from counted_searches where is_counted)
    insert into search_counts (query, ${FACTS}, is_in_stock, models)
    select query, ${FACTS}, is_in_stock, sum(models) from asked join gone on search_vector @@ terms
    group by query, ${FACTS}, is_in_stock having sum(models) <> 0`);

/** Adds up the rows of searches most of whose rows repeat others. */
const mergeCounts = (tx: DbOrTx) =>
  tx.execute(sql`
    with gone as (
      delete from search_counts where query in (
        select query from search_counts group by query
        having count(*) > 50 and count(*) > 2 * count(distinct (${FACTS}, is_in_stock))
      ) returning *
    )
    insert into search_counts (query, ${FACTS}, is_in_stock, models)
    select query, ${FACTS}, is_in_stock, sum(models) from gone group by query, ${FACTS}, is_in_stock having sum(models) <> 0`);

/** What a search finds now, less the changes that readers and the worker will add to its counts. */
const countOf = (query: SQL) => sql`
  select ${FACTS}, is_in_stock, sum(models) as models from (
    select ${FACTS}, stock > 0 as is_in_stock, count(*) as models from products
    where removed_at is null and is_listed and search_vector @@ to_tsquery('simple', ${query})
    group by ${FACTS}, stock > 0
    union all
    select ${FACTS}, is_in_stock, -models from search_count_changes where search_vector @@ to_tsquery('simple', ${query})
  ) found group by ${FACTS}, is_in_stock having sum(models) <> 0`;

/** Counts the search that was noted last and is not counted; returns whether there was one. */
async function countNext(tx: DbOrTx): Promise<boolean> {
  const [next] = await tx.execute<{ query: string }>(
    sql`select query from counted_searches where not is_counted order by noted_at desc, query limit 1`,
  );
  if (!next) return false;
  await tx.execute(sql`
    with counted as (update counted_searches set is_counted = true where query = ${next.query})
    insert into search_counts (query, ${FACTS}, is_in_stock, models)
    select ${next.query}, counts.* from (${countOf(sql`${next.query}`)}) counts`);
  return true;
}

/**
 * Keeps the counts of common searches: notes those for common words, adds changes to counts, and counts what is noted, for up to
 * COUNT_FOR_MS. While more changes come than counts are used with, nothing is counted. Returns how many searches it counted; none
 * is left after a run that counts none.
 */
export async function countSearches(db: Db): Promise<number> {
  const isQuiet = await alone(db, async (tx) => {
    await noteWords(tx);
    const { changes } = only(
      await tx.execute<{ changes: number }>(sql`select ${changesUpToMost} as changes`),
    );
    if (changes > MOST_CHANGES) {
      await forgetCounts(tx);
      return false;
    }
    if (changes > FEW_CHANGES) {
      await addChanges(tx);
      await mergeCounts(tx);
    }
    return true;
  });
  const untilMs = Date.now() + COUNT_FOR_MS;
  let counted = 0;
  while (isQuiet && Date.now() < untilMs && (await alone(db, countNext))) counted += 1;
  return counted;
}
