import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ATTACHMENT_TYPES, MESSAGE_AUTHORS } from '@aabha/contracts/complaints/complaint-thread.schema';
import {
  COMPLAINT_OUTCOMES,
  COMPLAINT_STATUSES,
  ISSUE_TYPES,
} from '@aabha/contracts/complaints/complaints.schema';
import { users } from './accounts';
import { bytes, createdAt, id, instant, updatedAt } from './columns';
import { dueOrNever } from './due-or-never';
import { orders } from './orders';
import { shipmentSerials } from './shipments';

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
    orderId: uuid().references(() => orders.id),
    /** The television that it is about, by the serial number under which it was sold. */
    serialId: uuid().references(() => shipmentSerials.id, { onDelete: 'set null' }),
    /** Whether the shop wrote last. A trigger sets it with each message. */
    awaitsCustomer: boolean().notNull().default(false),
    /** When the mail with the ticket number was sent. */
    acknowledgedAt: instant(),
    /** Null for complaints from before the clocks that were older than 48 hours. */
    ackDueAt: instant(),
    /** Null until the worker has set the clocks of a complaint that an earlier release wrote. */
    dueAt: instant(),
    resolvedAt: instant(),
    outcome: text({ enum: COMPLAINT_OUTCOMES }),
    assignedTo: uuid().references(() => users.id),
    /** The key of the link in mails, which opens the complaint without signing in. */
    linkKey: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('complaints_user_created_idx').on(t.userId, t.createdAt),
    index('complaints_created_idx').on(t.createdAt, t.id),
    index('complaints_status_created_idx').on(t.status, t.createdAt),
    index('complaints_search_idx').using(
      'gin',
      sql`(${t.id}::text) gin_trgm_ops`,
      sql`${t.name} gin_trgm_ops`,
      sql`${t.email} gin_trgm_ops`,
      sql`${t.phone} gin_trgm_ops`,
      sql`${t.customIssueType} gin_trgm_ops`,
      sql`${t.description} gin_trgm_ops`,
    ),
    index('complaints_due_idx')
      .on(t.dueAt, t.id)
      .where(sql`${t.status} <> 'Resolved'`),
    index('complaints_ack_due_idx')
      .on(t.ackDueAt)
      .where(sql`${t.acknowledgedAt} is null`),
    index('complaints_without_clocks_idx')
      .on(t.id)
      .where(sql`${t.dueAt} is null`),
    index('complaints_assigned_idx')
      .on(t.assignedTo, t.createdAt)
      .where(sql`${t.assignedTo} is not null`),
    index('complaints_order_idx')
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
    index('complaints_serial_idx')
      .on(t.serialId)
      .where(sql`${t.serialId} is not null`),
    /* The inbox of cases. */
    index('complaints_case_idx')
      .on(t.awaitsCustomer, dueOrNever(t.dueAt), t.id.desc().nullsFirst())
      .where(sql`${t.status} <> 'Resolved'`),
    uniqueIndex('complaints_link_key').on(t.linkKey),
    check('complaints_custom_type_given', sql`${t.issueType} <> 'Other' or ${t.customIssueType} <> ''`),
  ],
);

/** What shopper and staff wrote to each other about a complaint, and notes of staff. */
export const complaintMessages = pgTable(
  'complaint_messages',
  {
    id: id(),
    complaintId: uuid()
      .notNull()
      .references(() => complaints.id),
    author: text({ enum: MESSAGE_AUTHORS }).notNull(),
    /** The member of staff; null for the shopper. */
    staffId: uuid().references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('complaint_messages_complaint_idx').on(t.complaintId, t.id),
    check('complaint_messages_author', sql`${t.author} in ('shopper', 'shop', 'note')`),
    check('complaint_messages_staff', sql`(${t.author} = 'shopper') = (${t.staffId} is null)`),
  ],
);

/**
 * Files of complaints. They are personal, so they are stored here and not beside the public pictures
 * (docs/decisions/039-files-of-complaints.md).
 */
export const complaintFiles = pgTable(
  'complaint_files',
  {
    id: id(),
    complaintId: uuid()
      .notNull()
      .references(() => complaints.id),
    /** Null for files that came with the complaint itself. */
    messageId: uuid().references(() => complaintMessages.id),
    name: text().notNull(),
    type: text({ enum: ATTACHMENT_TYPES }).notNull(),
    bytes: integer().notNull(),
    content: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('complaint_files_complaint_idx').on(t.complaintId, t.id),
    check('complaint_files_type', sql`${t.type} in ('image/webp', 'application/pdf')`),
  ],
);
