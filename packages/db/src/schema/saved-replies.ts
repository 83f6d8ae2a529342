import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns';

/** Texts that staff keep for answers. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    name: text().notNull(),
    /** The kinds of cases that it suits. */
    kinds: text().array().notNull(),
    textEn: text().notNull(),
    /** Empty where there is none: the English text is then used. */
    textHi: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('saved_replies_name_key').on(sql`lower(${t.name})`),
    check(
      'saved_replies_kinds_known',
      sql`${t.kinds} <@ array['complaint', 'message', 'return'] and cardinality(${t.kinds}) > 0`,
    ),
  ],
);
