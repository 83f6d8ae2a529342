import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { instant } from './columns';

/**
 * Who edits which record at present (docs/spec/back-office.md#who-else-is-editing). Rows of editors who left without saying so
 * are deleted with the next one of any record. Unlogged: after a crash the editors come back by themselves.
 */
export const recordEditors = pgTable(
  'record_editors',
  {
    /** Name of the resource of the back office. */
    resource: text().notNull(),
    recordId: text().notNull(),
    staffId: uuid()
      .notNull()
      .references(() => users.id),
    since: instant()
      .notNull()
      .default(sql`now()`),
    seenAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.resource, t.recordId, t.staffId] })],
);
