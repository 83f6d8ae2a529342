import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, language } from './columns';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('contact_messages_created_idx').on(t.createdAt),
    index('contact_messages_reference_idx').on(sql`right(${t.id}::text, 8)`),
    index('contact_messages_search_idx').using(
      'gin',
      sql`${t.name} gin_trgm_ops`,
      sql`${t.email} gin_trgm_ops`,
      sql`${t.phone} gin_trgm_ops`,
      sql`${t.subject} gin_trgm_ops`,
      sql`${t.message} gin_trgm_ops`,
    ),
  ],
);

/** Newsletter subscribers. Unsubscribing leaves the row, so that the address is not mailed again by mistake. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text().notNull(),
    unsubscribeToken: text().notNull().unique(),
    /** Of the pages with the form. */
    language: language(),
    unsubscribedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('subscribers_email_key').on(sql`lower(${t.email})`),
    index('subscribers_search_idx').using('gin', sql`${t.email} gin_trgm_ops`),
  ],
);
