import { sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { catalogueWords } from '@aabha/db/schema/products';

/** The likeliest words are enough: one that a slip or two make is among the first. */
const LIKELIEST = 50;

/** A typed word, and what it would be without one swap of neighbouring letters. */
export interface TypedWord {
  typed: string;
  unswapped: readonly string[];
}

/**
 * The words of the catalogue that are like some typed ones, the likeliest first. The next one in the alphabet is among
 * them, which begins like the typed one if any does. Swapped letters leave a short word with little likeness, so those are looked up as they would be without the swap.
 */
export function selectLikeWords(db: DbOrTx, words: readonly TypedWord[]) {
  const asked = JSON.stringify(words);
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
