import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { MESSAGE_AUTHORS } from '@aabha/contracts/complaints/complaint-thread.schema';
import { CONTACT_STATES } from '@aabha/contracts/contact/contact.values';
import { users } from './accounts';
import { createdAt, id, instant, language, updatedAt } from './columns';
import { dueOrNever } from './due-or-never';
import { orders } from './orders';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    state: text({ enum: CONTACT_STATES }).notNull().default('open'),
    /** By when the shop has to answer; null while it has not to, and for messages of the version before. */
    dueAt: instant(),
    /** Of the pages with the form. */
    language: language(),
    /** The account of a sender who was signed in with this verified address. */
    userId: uuid().references(() => users.id),
    orderId: uuid().references(() => orders.id),
    assignedTo: uuid().references(() => users.id),
    /** The key of the link in mails, which opens the message without signing in; made with the first answer. */
    linkKey: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('contact_messages_created_idx').on(t.createdAt),
    index('contact_messages_state_idx').on(t.state, t.createdAt),
    index('contact_messages_due_idx')
      .on(t.dueAt, t.id)
      .where(sql`${t.dueAt} is not null`),
    /* The inbox of cases. */
    index('contact_messages_case_idx')
      .on(t.state, dueOrNever(t.dueAt), t.id.desc().nullsFirst())
      .where(sql`${t.state} <> 'closed'`),
    index('contact_messages_assigned_idx')
      .on(t.assignedTo, t.createdAt)
      .where(sql`${t.assignedTo} is not null`),
    index('contact_messages_user_idx')
      .on(t.userId)
      .where(sql`${t.userId} is not null`),
    uniqueIndex('contact_messages_link_key').on(t.linkKey),
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

/** What the shop and the sender wrote to each other about a message, and notes of staff. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    author: text({ enum: MESSAGE_AUTHORS }).notNull(),
    /** The member of staff; null for the sender. */
    staffId: uuid().references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('contact_replies_message_idx').on(t.messageId, t.id),
    check('contact_replies_author', sql`${t.author} in ('shopper', 'shop', 'note')`),
    check('contact_replies_staff', sql`(${t.author} = 'shopper') = (${t.staffId} is null)`),
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
