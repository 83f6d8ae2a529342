import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { id, instant, updatedAt } from './columns';

/**
 * Every published version of a section of the settings; the one with the highest number is in force. A trigger refuses to
 * change or delete one (docs/spec/settings.md#versions).
 */
export const settingsVersions = pgTable(
  'settings_versions',
  {
    id: id(),
    section: text().notNull(),
    version: integer().notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
    note: text().notNull().default(''),
    publishedAt: instant()
      .notNull()
      .default(sql`now()`),
    /** Null where the first start published it. */
    publishedBy: uuid().references(() => users.id),
  },
  (t) => [
    unique('settings_versions_key').on(t.section, t.version),
    check('settings_versions_from_one', sql`${t.version} > 0`),
  ],
);

/** The draft of a section, of which there is at most one. */
export const settingsDrafts = pgTable('settings_drafts', {
  section: text().primaryKey(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
  savedBy: uuid()
    .notNull()
    .references(() => users.id),
  updatedAt: updatedAt(),
});
