import { sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { catalogueWords } from '@aabha/db/schema/products';
import {
  isTakenAsItIs,
  searchWords,
  withAllWords,
  withSomeWords,
  type Corrections,
  type TextSearch,
} from './products.search';
import { meantBy, swapsOf } from './products.spelling';

/** The likeliest words are enough: one that a slip or two make is among the first. */
const LIKELIEST = 50;

/**
 * The words of the catalogue that are like some typed ones, the likeliest first. The next one in the alphabet is among
 * them, which begins like the typed one if any does. Swapped letters leave a short word with little likeness, so those are looked up as they would be without the swap.
 */
export function selectLikeWords(db: DbOrTx, typed: readonly string[]) {
  const asked = JSON.stringify(typed.map((word) => ({ typed: word, unswapped: swapsOf(word) })));
  return db.execute<{ typed: string; word: string }>(sql`
    select asked.typed, known.word
    from jsonb_to_recordset(${asked}::text::jsonb) as asked(typed text, unswapped text[])
    cross join lateral (
      (select word, products, similarity(asked.typed, word) as likeness from ${catalogueWords}
        where asked.typed <% word order by likeness desc, products desc, word limit ${LIKELIEST})
      union
      (select word, products, 1 from ${catalogueWords} where word >= asked.typed order by word limit 1)
      union
      select word, products, 1 from ${catalogueWords} where word = any(asked.unswapped)
    ) known
    order by known.likeness desc, known.products desc, known.word`);
}

/** For each word that the catalogue does not know what may have been meant. */
async function correctionsFor(db: DbOrTx, words: readonly string[]): Promise<Corrections> {
  const typed = words.filter((word) => !isTakenAsItIs(word));
  if (typed.length === 0) return new Map();
  const rows = await selectLikeWords(db, typed);
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
