import type { DbOrTx } from '@aabha/db/client';
import {
  isAllNumbers,
  isTakenAsItIs,
  searchWords,
  withAllWords,
  withNumbers,
  withSomeWords,
  type Corrections,
  type TextSearch,
} from './products.search';
import { selectSimilarWords } from './products.similar-words.queries';
import { spellingSuggestions, transpositionsOf } from './products.spelling';

/** Returns spelling suggestions for each word that is not in the catalogue. */
async function correctionsFor(db: DbOrTx, words: readonly string[]): Promise<Corrections> {
  const typed = words.filter((word) => !isTakenAsItIs(word));
  if (typed.length === 0) return new Map();
  const rows = await selectSimilarWords(
    db,
    typed.map((word) => ({ typed: word, unswapped: transpositionsOf(word) })),
  );
  const corrected = typed.map((word): [string, string[]] => [
    word,
    spellingSuggestions(word, [...new Set(rows.filter((row) => row.typed === word).map((row) => row.word))]),
  ]);
  return new Map(corrected.filter(([, suggestions]) => suggestions.length > 0));
}

/** How far a search may be widened: every word required, or some words when no product has them all. */
type SearchReach = 'all-words' | 'some-words';

/**
 * Searches with increasing tolerance until something is found: for the words as typed, then with corrections,
 * and last, where the reach allows it, for some of the words, or for the numbers only where filters cover the
 * rest (`isNarrowed`). A text without words runs once, for everything.
 */
export async function searchWithCorrections<T>(
  db: DbOrTx,
  { text, reach, isNarrowed }: { text: string | undefined; reach: SearchReach; isNarrowed?: boolean },
  look: (search: TextSearch | undefined) => Promise<T>,
  isFound: (result: T) => boolean,
): Promise<T> {
  const words = searchWords(text ?? '');
  if (words.length === 0) return look(undefined);
  const asTyped = await look(withAllWords(words));
  if (isFound(asTyped)) return asTyped;
  const corrections = await correctionsFor(db, words);
  const corrected = corrections.size > 0 ? await look(withAllWords(words, corrections)) : asTyped;
  if (isFound(corrected) || reach !== 'some-words') return corrected;
  const some = withSomeWords(words, corrections);
  if (some !== undefined) return look(some);
  return isNarrowed && !isAllNumbers(words) ? look(withNumbers(words, corrections)) : corrected;
}
