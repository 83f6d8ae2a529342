import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

export interface MediaSource {
  type: string;
  files: { width: number; file: string }[];
}

/** A stored picture: its content hash names it and its files (docs/spec/media.md#derived-pictures). */
export const media = pgTable(
  'media',
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A tiny blurred data URL, shown until the picture is loaded. */
    placeholder: text().notNull(),
    /** The JPEG for places that take only one URL. */
    fallbackFile: text().notNull(),
    sources: jsonb().$type<MediaSource[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('media_size_positive', sql`${t.width} > 0 and ${t.height} > 0`)],
);
