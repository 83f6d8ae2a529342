import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';
import { media } from './media';
import { reviews } from './reviews';

/** Photos of reviews, in the order in which their author chose them (docs/spec/reviews.md#photos). */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: id(),
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id),
    mediaHash: text()
      .notNull()
      .references(() => media.hash),
    position: smallint().notNull(),
    createdAt: createdAt(),
    /** When staff hid it. It can be shown again until retention deletes it. */
    hiddenAt: instant(),
    hiddenBy: uuid().references(() => users.id),
    /** Mailed to the author. */
    hiddenReason: text(),
  },
  (t) => [
    unique('review_photos_one_per_position').on(t.reviewId, t.position),
    check('review_photos_position_range', sql`${t.position} between 0 and 3`),
    check(
      'review_photos_hiding_complete',
      sql`num_nulls(${t.hiddenAt}, ${t.hiddenBy}, ${t.hiddenReason}) in (0, 3)`,
    ),
    index('review_photos_media_idx').on(t.mediaHash),
    index('review_photos_hidden_idx').on(t.hiddenAt),
  ],
);
