import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { outbox } from './outbox';

/**
 * What a mail of the outbox said when it was last tried, without codes and without the parameters of links. Deleted with its
 * effect (docs/spec/mails.md#log).
 */
export const mailCopies = pgTable(
  'mail_copies',
  {
    effectId: uuid()
      .primaryKey()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    /** Empty for the mail to an address that is erased. */
    toAddress: text().notNull(),
    subject: text().notNull(),
    /** Null for mails to staff that quote a customer. */
    html: text(),
    attachments: text().array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('mail_copies_to_idx').on(sql`lower(${t.toAddress}) text_pattern_ops`)],
);
