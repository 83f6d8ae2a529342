import { sql } from 'drizzle-orm';
import {
  check,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { COMPLAINT_STATUSES, ISSUE_TYPES } from '@aabha/contracts/complaints/complaints.schema';
import { users } from './accounts';
import { createdAt, id, instant, updatedAt } from './columns';
import { media } from './media';

export const issueTypeEnum = pgEnum('issue_type', ISSUE_TYPES);
export const complaintStatusEnum = pgEnum('complaint_status', COMPLAINT_STATUSES);

export const complaints = pgTable(
  'complaints',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    issueType: issueTypeEnum().notNull(),
    customIssueType: text().notNull().default(''),
    description: text().notNull(),
    status: complaintStatusEnum().notNull().default('Pending'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('complaints_user_created_idx').on(t.userId, t.createdAt),
    index('complaints_status_created_idx').on(t.status, t.createdAt),
    check('complaints_custom_type_given', sql`${t.issueType} <> 'Other' or ${t.customIssueType} <> ''`),
  ],
);

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

/** Who asked for offers. Unsubscribing keeps the row, so that nobody is mailed by mistake again. */
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

export const news = pgTable(
  'news',
  {
    id: id(),
    slug: text().unique(),
    title: text().notNull(),
    subtitle: text().notNull(),
    description: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('news_created_idx').on(t.createdAt)],
);

export const newsPictures = pgTable(
  'news_pictures',
  {
    newsId: uuid()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    mediaHash: text()
      .notNull()
      .references(() => media.hash),
  },
  (t) => [
    primaryKey({ columns: [t.newsId, t.position] }),
    check('news_pictures_position_range', sql`${t.position} between 0 and 4`),
  ],
);
