import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';

export interface MediaSource {
  type: string;
  files: { width: number; file: string }[];
}

/** A stored picture: its content hash names it and its files (docs/spec/media.md#derived-pictures). */
export const media = pgTable(
  'media',
  {
    hash: text().primaryKey(),
    /** Of the file that was uploaded first, or as staff changed it; empty for none. */
    name: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A tiny blurred data URL, shown until the picture is loaded. */
    placeholder: text().notNull(),
    /** The JPEG for places that take only one URL. */
    fallbackFile: text().notNull(),
    sources: jsonb().$type<MediaSource[]>().notNull(),
    /** Whether staff see it in the library. Photos of shoppers are not there, and go with the last review that shows them. */
    inLibrary: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    check('media_size_positive', sql`${t.width} > 0 and ${t.height} > 0`),
    index('media_created_idx').on(t.createdAt, t.hash),
  ],
);

/**
 * Pictures whose files are being stored or deleted, so that no upload counts on files that a sweep deletes. The upload's claim
 * ends with the row in `media`; that of a process that died expires.
 */
export const mediaClaims = pgTable('media_claims', {
  /** The hash of a picture, or `*` for the sweep of all. */
  hash: text().primaryKey(),
  claimedBy: text().$type<'upload' | 'sweep'>().notNull(),
  expiresAt: instant().notNull(),
});
