import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

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
  (t) => [index('contact_messages_created_idx').on(t.createdAt)],
);

/** Newsletter subscribers. Unsubscribing leaves the row, so that the address is not mailed again by mistake. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text().notNull(),
    unsubscribeToken: text().notNull().unique(),
    unsubscribedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('subscribers_email_key').on(sql`lower(${t.email})`)],
);
