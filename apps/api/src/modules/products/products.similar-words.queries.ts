import { sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { catalogueWords } from '@aabha/db/schema/products';

/** The number of most similar words that are compared: a word within one or two edits is among the first. */
const LIKELIEST = 50;

/** A typed word, and its variants with two neighbouring letters swapped back. */
interface TypedWord {
  typed: string;
  unswapped: readonly string[];
}

/**
 * Selects the words of the catalogue that are similar to some typed ones, the most similar first, including
 * the next one in the alphabet, which has the typed one as a prefix if any does. Swapped letters leave a
 * short word with little similarity, so its variants with the swap undone are looked up.
 */
export function selectSimilarWords(db: DbOrTx, words: readonly TypedWord[]) {
  const typedWords = JSON.stringify(words);
  return db.execute<{ typed: string; word: string }>(sql`
    select asked.typed, known.word
    from jsonb_to_recordset(${typedWords}::text::jsonb) as asked(typed text, unswapped text[])
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
