import { sql, type Placeholder, type SQL } from 'drizzle-orm';
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

const TECHNOLOGY_WORDS = TECHNOLOGIES.flatMap((technology) => technology.toLowerCase().split('-'));

/** QLED is not a misspelled LED, and a number or a word of two letters is meant as it stands. */
export const isTakenAsItIs = (word: string) =>
  isNumber(word) || word.length < 3 || TECHNOLOGY_WORDS.includes(word);

/** Plain LED means every technology that is named after it: all of these are LED televisions. */
const ALSO_MEANT = new Map([
  ['led', TECHNOLOGY_WORDS.filter((word) => word !== 'led' && word.endsWith('led'))],
]);

/** For each misspelled word what may have been meant. */
export type Corrections = ReadonlyMap<string, readonly string[]>;
const NO_CORRECTIONS: Corrections = new Map();

/** A search in the database's query language: what a product must have, and every word of it, for the rank. */
export interface TextSearch<T = string> {
  match: T;
  anyWord: T;
}

/** A word finds the beginnings of words, a number is one; what it was corrected to stands beside it. */
function termOf(word: string, corrections: Corrections): string {
  const beginning = isNumber(word) ? word : `${word}:*`;
  const others = [...(ALSO_MEANT.get(word) ?? []), ...(corrections.get(word) ?? [])];
  return others.length === 0 ? beginning : `(${[beginning, ...others].join(' | ')})`;
}

/** For products that have every word. */
export function withAllWords(words: readonly string[], corrections = NO_CORRECTIONS): TextSearch {
  const terms = words.map((word) => termOf(word, corrections));
  return { match: terms.join(' & '), anyWord: terms.join(' | ') };
}

/** For products that have some of the words, and every number. Undefined where that is the same as all of them. */
export function withSomeWords(
  words: readonly string[],
  corrections = NO_CORRECTIONS,
): TextSearch | undefined {
  const others = words.filter((word) => !isNumber(word)).map((word) => termOf(word, corrections));
  if (others.length < 2) return undefined;
  const { anyWord } = withAllWords(words, corrections);
  return { match: [...words.filter(isNumber), `(${others.join(' | ')})`].join(' & '), anyWord };
}

/** Whether nothing but numbers is looked for, which are taken as they are. */
export const isAllNumbers = (words: readonly string[]) => words.every(isNumber);

/** For products that have every number, where the other words are beside filters that were understood. */
export function withNumbers(words: readonly string[], corrections = NO_CORRECTIONS): TextSearch | undefined {
  const numbers = words.filter(isNumber);
  if (numbers.length === 0) return undefined;
  return { match: numbers.join(' & '), anyWord: withAllWords(words, corrections).anyWord };
}

/** Products that a search finds. Stands on an index, and says nothing that would have to be looked up in the row. */
export function matchesSearch({ match }: TextSearch<string | Placeholder>): SQL {
  return sql`${products.searchVector} @@ to_tsquery('simple', ${match})`;
}

/**
 * How well a product fits: words of the name first, of the facts next, whatever else is said last
 * (docs/spec/catalogue-search.md#search).
 */
export function searchRank({ anyWord }: TextSearch<string | Placeholder>): SQL<number> {
  return sql<number>`ts_rank('{0, 0, 0.4, 1.0}', ${products.titleVector}, to_tsquery('simple', ${anyWord}))`;
}
