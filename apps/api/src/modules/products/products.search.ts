import { TECHNOLOGIES } from '@aabha/contracts/products/products.values';
import { withEnglishWords } from './products.with-english-words';

const MAX_WORDS = 8;

/**
 * Returns the words of a search text: lower case, letters and digits only, sizes separated from their unit
 * ("55inch" is "55 inch").
 */
export function searchWords(text: string): string[] {
  const words = withEnglishWords(text)
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/(\d+)\s*(?:"|”|''|in\b|inch(?:es)?\b)/g, '$1 inch ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

const isNumber = (word: string) => /^\d+$/.test(word);

const TECHNOLOGY_WORDS = TECHNOLOGIES.flatMap((technology) => technology.toLowerCase().split('-'));

/**
 * Returns whether a word is never corrected: QLED is not a misspelled LED, and numbers and words of two
 * letters are exact.
 */
export const isTakenAsItIs = (word: string) =>
  isNumber(word) || word.length < 3 || TECHNOLOGY_WORDS.includes(word);

/**
 * Synonyms: plain LED means every technology that is named after it, since all of these are LED televisions.
 */
const ALSO_MEANT = new Map([
  ['led', TECHNOLOGY_WORDS.filter((word) => word !== 'led' && word.endsWith('led'))],
]);

/** Spelling suggestions by misspelled word. */
export type Corrections = ReadonlyMap<string, readonly string[]>;
const NO_CORRECTIONS: Corrections = new Map();

/** What a typed word finds: every word that begins with it, or only the number itself; and alternatives. */
export interface SearchTerm {
  typed: string;
  isNumber: boolean;
  others: readonly string[];
}

/**
 * A search in the database's query language: a required condition, every word in the name, which comes first, and any of the words
 * for the rank of the others.
 */
export interface TextSearch<T = string> {
  match: T;
  inName: T;
  anyWord: T;
  /** The words that `match` requires, where it requires all of them. */
  terms?: readonly SearchTerm[];
}

const termOf = (word: string, corrections: Corrections): SearchTerm => ({
  typed: word,
  isNumber: isNumber(word),
  others: [...(ALSO_MEANT.get(word) ?? []), ...(corrections.get(word) ?? [])],
});

/** Returns a term in the query language: a prefix, or the exact number, with its alternatives; `inName` requires it in the name. */
function queryOf({ typed, isNumber: isExact, others }: SearchTerm, inName = false): string {
  const beginning = isExact ? `${typed}${inName ? ':A' : ''}` : `${typed}:*${inName ? 'A' : ''}`;
  const each = [beginning, ...others.map((other) => (inName ? `${other}:A` : other))];
  return others.length === 0 ? beginning : `(${each.join(' | ')})`;
}

/** Returns the parts of a search that its rank is computed from. */
function ranking(terms: readonly SearchTerm[]) {
  return {
    inName: terms.map((term) => queryOf(term, true)).join(' & '),
    anyWord: terms.map((term) => queryOf(term)).join(' | '),
  };
}

/** Returns a search for products that have every word. */
export function withAllWords(words: readonly string[], corrections = NO_CORRECTIONS): TextSearch {
  const terms = words.map((word) => termOf(word, corrections));
  return { match: terms.map((term) => queryOf(term)).join(' & '), ...ranking(terms), terms };
}

/**
 * Returns a search for products that have some of the words, and every number. Undefined where that equals
 * all of them.
 */
export function withSomeWords(
  words: readonly string[],
  corrections = NO_CORRECTIONS,
): TextSearch | undefined {
  const terms = words.map((word) => termOf(word, corrections));
  const others = terms.filter((term) => !term.isNumber).map((term) => queryOf(term));
  if (others.length < 2) return undefined;
  return { match: [...words.filter(isNumber), `(${others.join(' | ')})`].join(' & '), ...ranking(terms) };
}

/** Returns whether a search consists of numbers only, which are never corrected. */
export const isAllNumbers = (words: readonly string[]) => words.every(isNumber);

/** Returns a search for products that have every number, where the other words were understood as filters. */
export function withNumbers(words: readonly string[], corrections = NO_CORRECTIONS): TextSearch | undefined {
  const numbers = words.filter(isNumber);
  if (numbers.length === 0) return undefined;
  return { match: numbers.join(' & '), ...ranking(words.map((word) => termOf(word, corrections))) };
}
