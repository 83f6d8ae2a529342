import type { CatalogueEntry } from '../data/catalogue.types';
import { CLOSINGS, MAIN_STATEMENTS, SECOND_STATEMENTS, type Statement } from '../data/reviews';
import { pick, type Random } from '../random';

interface WrittenReview {
  title: string;
  comment: string;
}

const canSay = (tv: CatalogueEntry, rating: number) => (statement: Statement) =>
  statement.ratings.includes(rating) && (statement.fits?.(tv) ?? true);

/** Puts the television's own facts into a text. */
const filled = (text: string, tv: CatalogueEntry) =>
  text
    .replaceAll('{inches}', String(tv.screenInches))
    .replaceAll('{brand}', tv.companyName)
    .replaceAll('{hz}', String(tv.refreshHz));

/** Returns what somebody says of a television at a rating: one to three sentences that are true of it, each of another subject. */
export function writeReview(random: Random, tv: CatalogueEntry, rating: number): WrittenReview {
  const main = pick(random, MAIN_STATEMENTS.filter(canSay(tv, rating)));
  const others = SECOND_STATEMENTS.filter(canSay(tv, rating)).filter(({ about }) => about !== main.about);
  const second = random() < 0.8 ? pick(random, others).text : '';
  const closing = pick(
    random,
    CLOSINGS.filter(({ ratings }) => ratings.includes(rating)),
  ).text;
  const comment = [main.text, second, closing].filter((sentence) => sentence !== '').join(' ');
  return { title: filled(main.title ?? '', tv), comment: filled(comment, tv) };
}
