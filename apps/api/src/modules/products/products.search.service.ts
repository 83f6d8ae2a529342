import type { DbOrTx } from '@aabha/db/client';
import {
  isTakenAsItIs,
  searchWords,
  withAllWords,
  withSomeWords,
  type Corrections,
  type TextSearch,
} from './products.search';
import { selectLikeWords } from './products.search.queries';
import { meantBy, swapsOf } from './products.spelling';

/** For each word that the catalogue does not know what may have been meant. */
async function correctionsFor(db: DbOrTx, words: readonly string[]): Promise<Corrections> {
  const typed = words.filter((word) => !isTakenAsItIs(word));
  if (typed.length === 0) return new Map();
  const rows = await selectLikeWords(
    db,
    typed.map((word) => ({ typed: word, unswapped: swapsOf(word) })),
  );
  const corrected = typed.map((word): [string, string[]] => [
    word,
    meantBy(word, [...new Set(rows.filter((row) => row.typed === word).map((row) => row.word))]),
  ]);
  return new Map(corrected.filter(([, meant]) => meant.length > 0));
}

/** How wide a search is read at most: for every word, or, when nothing has them all, for some. */
export type SearchReach = 'all-words' | 'some-words';

/**
 * Looks for a text until something is found: for its words as they were typed, then with the misspelled ones corrected,
 * and last, where the reach allows it, for some of them. A text without words looks once, for everything.
 */
export async function searching<T>(
  db: DbOrTx,
  { text, reach }: { text: string | undefined; reach: SearchReach },
  look: (search: TextSearch | undefined) => Promise<T>,
  isFound: (result: T) => boolean,
): Promise<T> {
  const words = searchWords(text ?? '');
  if (words.length === 0) return look(undefined);
  const asTyped = await look(withAllWords(words));
  if (isFound(asTyped)) return asTyped;
  const corrections = await correctionsFor(db, words);
  const corrected = corrections.size > 0 ? await look(withAllWords(words, corrections)) : asTyped;
  const some = reach === 'some-words' ? withSomeWords(words, corrections) : undefined;
  return isFound(corrected) || some === undefined ? corrected : look(some);
}
