import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, instant, updatedAt } from './columns';

/** Breaches of personal data, with the clock of 72 hours (docs/spec/privacy.md#breach-register). Nobody affected is named. */
export const breaches = pgTable(
  'breaches',
  {
    id: id(),
    what: text().notNull(),
    data: text().notNull(),
    affected: text().notNull(),
    consequences: text().notNull(),
    measures: text().notNull(),
    knownAt: instant().notNull(),
    /** When the Data Protection Board got the details. */
    boardToldAt: instant(),
    peopleToldAt: instant(),
    closedAt: instant(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('breaches_known_idx').on(t.knownAt, t.id),
    index('breaches_untold_idx')
      .on(t.knownAt)
      .where(sql`${t.boardToldAt} is null`),
  ],
);
