import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { caseRowsOf } from '@aabha/db/cases/case-rows-of';
import type { DbOrTx } from '@aabha/db/client';
import { anyOf } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { complaintMessages, complaints } from '@aabha/db/schema/complaints';
import { dueOrNever } from '@aabha/db/schema/due-or-never';
import { matchesText } from './complaints.queries';

/* Literals, since the index of the inbox is used by this very text only. */
const IS_OPEN = sql`${complaints.status} <> 'Resolved'`;

/** Returns the complaints of the inbox under these filters, by the states that are asked for. */
export const complaintCaseRows = caseRowsOf({
  kind: 'complaint',
  table: complaints,
  id: complaints.id,
  assignedTo: complaints.assignedTo,
  due: dueOrNever(complaints.dueAt),
  /* As `complaintCaseState` has them. */
  inState: {
    us: and(IS_OPEN, sql`not ${complaints.awaitsCustomer}`),
    customer: and(IS_OPEN, sql`${complaints.awaitsCustomer}`),
    closed: sql`${complaints.status} = 'Resolved'`,
  },
  matchesText,
});

/** Selects some complaints with what the inbox shows of them. */
export const selectComplaintCases = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select({
      id: complaints.id,
      name: complaints.name,
      issue_type: complaints.issueType,
      customIssueType: complaints.customIssueType,
      description: complaints.description,
      status: complaints.status,
      awaitsCustomer: complaints.awaitsCustomer,
      dueAt: complaints.dueAt,
      createdAt: complaints.createdAt,
      assignedTo: { _id: users.id, name: users.name },
    })
    .from(complaints)
    .leftJoin(users, eq(users.id, complaints.assignedTo))
    .where(anyOf(complaints.id, ids));

/** Selects what was written last about each of some complaints; notes are not counted. */
export const selectLastMessages = (db: DbOrTx, ids: readonly string[]) =>
  db
    .selectDistinctOn([complaintMessages.complaintId], {
      of: complaintMessages.complaintId,
      author: complaintMessages.author,
      text: complaintMessages.text,
      at: complaintMessages.createdAt,
    })
    .from(complaintMessages)
    .where(and(anyOf(complaintMessages.complaintId, ids), ne(complaintMessages.author, 'note')))
    .orderBy(complaintMessages.complaintId, desc(complaintMessages.id));
