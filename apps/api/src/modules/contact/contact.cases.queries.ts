import { and, desc, eq, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { CaseFilters } from '@aabha/contracts/cases/cases.schema';
import type { CaseState } from '@aabha/contracts/cases/cases.values';
import type { CaseRows, CaseViewer } from '@aabha/db/cases/case-rows';
import { isAssigned } from '@aabha/db/cases/is-assigned';
import { NO_DUE } from '@aabha/db/cases/no-due';
import type { DbOrTx } from '@aabha/db/client';
import { anyOf } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { contactMessages, contactReplies } from '@aabha/db/schema/contact';
import { dueOrNever } from '@aabha/db/schema/due-or-never';
import { matchesText } from './contact.queries';

/* Literals, since the index of the inbox is used by this very text only. */
const IS_OPEN = sql`${contactMessages.state} <> 'closed'`;

/** The conditions of the states, as `messageCaseState` has them. */
const IN_STATE: Readonly<Record<CaseState, SQL | undefined>> = {
  us: and(IS_OPEN, sql`${contactMessages.state} = 'open'`),
  customer: and(IS_OPEN, sql`${contactMessages.state} = 'waiting'`),
  closed: sql`${contactMessages.state} = 'closed'`,
};

/** Returns the messages of the inbox under these filters, by the states that are asked for. */
export function messageCaseRows(
  filters: CaseFilters,
  viewer: CaseViewer,
  states: readonly CaseState[],
): CaseRows[] {
  const search = filters.search?.trim();
  const where = and(
    isAssigned(contactMessages.assignedTo, filters.assigned, viewer.userId),
    filters.overdue ? lt(dueOrNever(contactMessages.dueAt), viewer.now.toISOString()) : undefined,
    search ? matchesText(search) : undefined,
  );
  return states.map((state) => ({
    kind: 'message',
    table: contactMessages,
    id: contactMessages.id,
    due: state === 'closed' ? NO_DUE : dueOrNever(contactMessages.dueAt),
    where: and(IN_STATE[state], where),
  }));
}

/** Selects some messages with what the inbox shows of them. */
export const selectMessageCases = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select({
      id: contactMessages.id,
      name: contactMessages.name,
      subject: contactMessages.subject,
      message: contactMessages.message,
      state: contactMessages.state,
      dueAt: contactMessages.dueAt,
      createdAt: contactMessages.createdAt,
      assignedTo: { _id: users.id, name: users.name },
    })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.assignedTo))
    .where(anyOf(contactMessages.id, ids));

/** Selects what was written last about each of some messages; notes are not counted. */
export const selectLastReplies = (db: DbOrTx, ids: readonly string[]) =>
  db
    .selectDistinctOn([contactReplies.messageId], {
      of: contactReplies.messageId,
      author: contactReplies.author,
      text: contactReplies.text,
      at: contactReplies.createdAt,
    })
    .from(contactReplies)
    .where(and(anyOf(contactReplies.messageId, ids), ne(contactReplies.author, 'note')))
    .orderBy(contactReplies.messageId, desc(contactReplies.id));
