import { and, or, sql, type SQL } from 'drizzle-orm';
import { TECHNOLOGIES } from '@aabha/contracts/products/products.schema';
import { products } from '@aabha/db/schema/products';

const MAX_WORDS = 8;

/** The words of a search text: lower case, letters and digits only, sizes set apart from their unit ("55inch" is "55 inch"). */
export function searchWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/(\d+)\s*(?:"|”|''|in\b|inch(?:es)?\b)/g, '$1 inch ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** QLED is not a misspelled LED. Plain LED stays open to likeness: every one of these is an LED television too. */
const NO_MISSPELLING = new Set(
  TECHNOLOGIES.flatMap((technology) => technology.toLowerCase().split('-')).filter((word) => word !== 'led'),
);
const isTakenAsItIs = (word: string) => isNumber(word) || word.length < 3 || NO_MISSPELLING.has(word);

/**
 * One word finds a product by the start of any of its words, or, when it is a word that could be misspelled, by its
 * likeness to a word of the name, brand, category or screen facts. A number, and the name of a technology, must be there as it is.
 * Both conditions stand on an index; the likeness threshold is a setting of the connection (see openDatabase).
 */
function matchesWord(word: string): SQL | undefined {
  const tsquery = isNumber(word) ? word : `${word}:*`;
  const exact = sql`${products.searchVector} @@ to_tsquery('simple', ${tsquery})`;
  return isTakenAsItIs(word) ? exact : or(exact, sql`${word} <% ${products.searchText}`);
}

/** Products that have every word of the search. */
export function matchesAllWords(words: readonly string[]): SQL | undefined {
  return and(...words.map(matchesWord));
}

/** Products that have some of the words, and every number: what is shown when none has them all. */
export function matchesSomeWords(words: readonly string[]): SQL | undefined {
  const numbers = words.filter(isNumber);
  const others = words.filter((word) => !isNumber(word));
  return and(...numbers.map(matchesWord), others.length > 0 ? or(...others.map(matchesWord)) : undefined);
}

/** How well a product fits, the name weighing above all the rest (decisions §5). */
export function searchRank(words: readonly string[]): SQL<number> {
  const anyWord = words.map((word) => (isNumber(word) ? word : `${word}:*`)).join(' | ');
  const text = words.join(' ');
  return sql<number>`ts_rank('{0.05, 0.1, 0.4, 1.0}', ${products.searchVector}, to_tsquery('simple', ${anyWord}))
    + word_similarity(${text}, lower(${products.name})) + 0.5 * word_similarity(${text}, ${products.searchText})`;
}
