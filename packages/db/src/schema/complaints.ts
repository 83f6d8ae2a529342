import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { COMPLAINT_STATUSES, ISSUE_TYPES } from '@aabha/contracts/complaints/complaints.schema';
import { users } from './accounts';
import { createdAt, id, updatedAt } from './columns';

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
    check('complaints_custom_type_given', sql`${t.issueType} <> 'Other' or ${t.customIssueType} <> ''`),
  ],
);
