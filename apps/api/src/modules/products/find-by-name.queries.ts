import { sql, type SQL } from 'drizzle-orm';
import type { ProductFilters } from '@aabha/contracts/products/products.schema';
import type { DbOrTx } from '@aabha/db/client';
import { preparedSql, preparedStatement } from '@aabha/db/driver/prepared-statement';
import { catalogueWords, products } from '@aabha/db/schema/products';
import { countedUpTo, LOOKED_THROUGH } from '@aabha/db/search/count-some';
import { filterSlots, filterValuesOf, shapeOf, viewerSlot, type FilterShape } from './filter-slots.queries';
import { matching } from './products.queries';
import { onSale } from './products.staff.queries';
import type { SearchTerm, TextSearch } from './products.search';

/** Of fewer televisions with a word all matches are ranked and counted. */
export const COMMON = 1000;

/** A typed beginning of more words is not looked for by each of them. */
const MOST_WORDS = 8;

/** How long a catalogue is taken for as large as it was, in milliseconds. */
const KNOWN_FOR_MS = 60_000;
/** Whether the catalogues of databases have common words, and until when that is known. */
const known = new WeakMap<object, { has: boolean; untilMs: number }>();

/** Returns whether any word is of more televisions than are ranked: searches of smaller catalogues look no words up. */
export async function hasCommonWords(db: DbOrTx): Promise<boolean> {
  /* A private member: a transaction has that of its pool. */
  const { dialect } = db as unknown as { dialect: object };
  const before = known.get(dialect);
  if (before && Date.now() < before.untilMs) return before.has;
  const [row] = await db.execute<{ has: boolean }>(
    sql`select exists (select from ${catalogueWords} where ${catalogueWords.products} > ${COMMON}) as has`,
  );
  const has = row?.has ?? false;
  known.set(dialect, { has, untilMs: Date.now() + KNOWN_FOR_MS });
  return has;
}

/** The words of names that a term finds; undefined are too many. `products` are about how many televisions have one of them. */
interface TermWords {
  words: readonly string[] | undefined;
  products: number;
}

/*
 * A word that no name has is mostly in no other text, which their index knows at once: without that, the long statement of the
 * ranking is planned to find nothing.
 */
const wordsOfTerms = preparedSql<{ words: string[]; products: string; isNothing: boolean }>(
  'words_of_terms',
  sql`
    select words, (select coalesce(sum(products), 0) from catalogue_words known where known.word = any(words)) as products,
      case when cardinality(words) = 0 then not exists (
        select from products where search_vector @@ to_tsquery('simple', typed || ':*')) else false end as "isNothing"
    from jsonb_to_recordset(${sql.placeholder('terms')}::text::jsonb) as term(n int, typed text, exact boolean, others text[])
    cross join lateral (
      select case when exact then array[typed] else title_words_from(typed, ${sql.raw(String(MOST_WORDS))}) end || others as words offset 0
    ) found order by n`,
);

/** Returns the words of names of each term, in the order of the terms; undefined where one of them is in no text. */
async function findWords(db: DbOrTx, terms: readonly SearchTerm[]): Promise<TermWords[] | undefined> {
  const asked = terms.map(({ typed, isNumber, others }, n) => ({ n, typed, exact: isNumber, others }));
  const rows = await wordsOfTerms(db).execute({ terms: JSON.stringify(asked) });
  if (rows.some(({ isNothing }) => isNothing)) return undefined;
  return rows.map(({ words, products: known }) => ({
    words: words.length > MOST_WORDS ? undefined : words,
    products: Number(known),
  }));
}

/** Returns whether it is known, without a ranking, that no television has all words of a search. */
export async function isKnownNothing(db: DbOrTx, { terms }: TextSearch): Promise<boolean> {
  return terms !== undefined && (await findWords(db, terms)) === undefined;
}

/** Which televisions are searched: those that shoppers see, by filters, or all that staff list. */
type Searched = { of: 'shoppers'; filters: ProductFilters; viewerId: string | undefined } | { of: 'staff' };

/** What decides the statement: how many words its televisions are looked for by, how many each other term has, and the filters. */
interface Shape {
  words: number;
  others: number[];
  filters: FilterShape | undefined;
}

/** Returns the condition for a television that is searched, with placeholders for the values of filters. */
const searchedOf = ({ filters }: Shape): SQL | undefined =>
  filters
    ? matching(filterSlots(filters), { search: undefined, viewerId: viewerSlot(filters.ofViewer) })
    : onSale;

/**
 * Joins what another term finds: of one word the televisions in the order of their ids, which are read beside those of the rarest
 * term; of several words each television is looked up.
 */
function joinOther(words: number, n: number): SQL {
  const other = sql.raw(`other${n}`);
  const typed = sql.placeholder(`other${n}`);
  return words === 1
    ? sql`join (select product_id from title_words where word = ${typed} order by product_id) ${other} on ${other}.product_id = named.id`
    : sql`cross join lateral (select from title_words where word = any(string_to_array(${typed}, ' '))
        and product_id = named.id limit 1) ${other}`;
}

/*
 * Televisions of the rarest term in the order of their ids, of these those with the other words, which are in the same index, and
 * of these those that are whole matches. Limits keep the planner from reading all matches and sorting them.
 */
const byName = preparedStatement((db, key: string) => {
  const shape = JSON.parse(key) as Shape;
  const ofWords = Array.from(
    { length: shape.words },
    (_, n) => sql`select product_id as id from title_words where word = ${sql.placeholder(`word${n}`)}`,
  );
  const found = sql<string>`(
    select named.id from (${sql.join(ofWords, sql` union all `)} order by id limit ${LOOKED_THROUGH}) named
    ${sql.join(shape.others.map(joinOther), sql` `)}
    cross join lateral (select from ${products} where ${products.id} = named.id and ${searchedOf(shape)}
      and ${products.titleVector} @@ to_tsquery('simple', ${sql.placeholder('inName')}) limit 1) whole
    order by named.id limit ${sql.placeholder('most')}
  ) as found`;
  return db
    .select({ id: sql<string>`found.id` })
    .from(found)
    .prepare('find_by_name');
});

/**
 * Returns a page of the televisions that have every word of a search in their name, which are the first of its results, by their
 * ids, where they are more than the page and the number up to which they are counted. Undefined where they are fewer, or where no
 * word of the search is common: then all matches are ranked. An empty page where a search of a large catalogue finds nothing.
 */
export async function findByName(
  db: DbOrTx,
  { terms, inName }: TextSearch,
  searched: Searched,
  part: { limit: number; offset: number },
): Promise<{ ids: string[]; total: number; isMore: boolean } | undefined> {
  if (!terms || !(await hasCommonWords(db))) return undefined;
  const found = await findWords(db, terms);
  if (found === undefined) return { ids: [], total: 0, isMore: false };
  const rarest = found
    .filter((_, n) => !terms[n]?.isNumber)
    .reduce<TermWords | undefined>(
      (one, other) => (one && one.products <= other.products ? one : other),
      undefined,
    );
  if (!rarest?.words || rarest.products <= COMMON) return undefined;
  const others = found.flatMap((term) => (term === rarest || !term.words ? [] : [term.words]));
  const reading = searched.of === 'staff' ? undefined : { search: undefined, viewerId: searched.viewerId };
  const filters = searched.of === 'staff' ? undefined : searched.filters;
  const shape: Shape = {
    words: rarest.words.length,
    others: others.map((words) => words.length),
    filters: filters && reading && shapeOf(filters, reading),
  };
  const total = countedUpTo(part);
  const rows = await byName(db, JSON.stringify(shape)).execute({
    ...(filters && reading && filterValuesOf(filters, reading)),
    ...Object.fromEntries(rarest.words.map((word, n) => [`word${n}`, word])),
    ...Object.fromEntries(others.map((words, n) => [`other${n}`, words.join(' ')])),
    inName,
    most: total + 1,
  });
  /* A name may have several of the words. */
  const ids = [...new Set(rows.map(({ id }) => id))];
  if (ids.length <= total) return undefined;
  return { ids: ids.slice(part.offset, part.offset + part.limit), total, isMore: true };
}
