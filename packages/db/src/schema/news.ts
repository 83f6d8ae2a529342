import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns';
import { media } from './media';

export const news = pgTable(
  'news',
  {
    id: id(),
    slug: text().unique(),
    title: text().notNull(),
    subtitle: text().notNull(),
    description: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('news_created_idx').on(t.createdAt)],
);

export const newsPictures = pgTable(
  'news_pictures',
  {
    newsId: uuid()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    mediaHash: text()
      .notNull()
      .references(() => media.hash),
  },
  (t) => [
    primaryKey({ columns: [t.newsId, t.position] }),
    index('news_pictures_media_idx').on(t.mediaHash),
    check('news_pictures_position_range', sql`${t.position} between 0 and 4`),
  ],
);
