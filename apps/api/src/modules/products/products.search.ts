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

/** A search in the database's query language: a required condition, and any of the words for the rank. */
export interface TextSearch<T = string> {
  match: T;
  anyWord: T;
}

/** Returns the term of a word: a prefix, or the exact number; its corrections are alternatives. */
function termOf(word: string, corrections: Corrections): string {
  const beginning = isNumber(word) ? word : `${word}:*`;
  const others = [...(ALSO_MEANT.get(word) ?? []), ...(corrections.get(word) ?? [])];
  return others.length === 0 ? beginning : `(${[beginning, ...others].join(' | ')})`;
}

/** Returns a search for products that have every word. */
export function withAllWords(words: readonly string[], corrections = NO_CORRECTIONS): TextSearch {
  const terms = words.map((word) => termOf(word, corrections));
  return { match: terms.join(' & '), anyWord: terms.join(' | ') };
}

/**
 * Returns a search for products that have some of the words, and every number. Undefined where that equals
 * all of them.
 */
export function withSomeWords(
  words: readonly string[],
  corrections = NO_CORRECTIONS,
): TextSearch | undefined {
  const others = words.filter((word) => !isNumber(word)).map((word) => termOf(word, corrections));
  if (others.length < 2) return undefined;
  const { anyWord } = withAllWords(words, corrections);
  return { match: [...words.filter(isNumber), `(${others.join(' | ')})`].join(' & '), anyWord };
}

/** Returns whether a search consists of numbers only, which are never corrected. */
export const isAllNumbers = (words: readonly string[]) => words.every(isNumber);

/** Returns a search for products that have every number, where the other words were understood as filters. */
export function withNumbers(words: readonly string[], corrections = NO_CORRECTIONS): TextSearch | undefined {
  const numbers = words.filter(isNumber);
  if (numbers.length === 0) return undefined;
  return { match: numbers.join(' & '), anyWord: withAllWords(words, corrections).anyWord };
}
