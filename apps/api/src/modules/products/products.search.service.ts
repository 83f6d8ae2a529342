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
import { selectLikeWords } from './products.search.queries';
import { spellingSuggestions, transpositionsOf } from './products.spelling';

/** For each word that the catalogue does not know what may have been meant. */
async function correctionsFor(db: DbOrTx, words: readonly string[]): Promise<Corrections> {
  const typed = words.filter((word) => !isTakenAsItIs(word));
  if (typed.length === 0) return new Map();
  const rows = await selectLikeWords(
    db,
    typed.map((word) => ({ typed: word, unswapped: transpositionsOf(word) })),
  );
  const corrected = typed.map((word): [string, string[]] => [
    word,
    spellingSuggestions(word, [...new Set(rows.filter((row) => row.typed === word).map((row) => row.word))]),
  ]);
  return new Map(corrected.filter(([, meant]) => meant.length > 0));
}

/** How wide a search is read at most: for every word, or, when nothing has them all, for some. */
export type SearchReach = 'all-words' | 'some-words';

/**
 * Looks for a text until something is found: for its words as they were typed, then with the misspelled ones corrected,
 * and last, where the reach allows it, for some of them: for its numbers alone where filters say the rest (`isNarrowed`). A text without words looks once, for everything.
 */
export async function searching<T>(
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
