import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { caseRowsOf } from '@aabha/db/cases/case-rows-of';
import type { DbOrTx } from '@aabha/db/client';
import { anyOf } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { contactMessages, contactReplies } from '@aabha/db/schema/contact';
import { dueOrNever } from '@aabha/db/schema/due-or-never';
import { matchesText } from './contact.queries';

/* Literals, since the index of the inbox is used by this very text only. */
const IS_OPEN = sql`${contactMessages.state} <> 'closed'`;

/** Returns the messages of the inbox under these filters, by the states that are asked for. */
export const messageCaseRows = caseRowsOf({
  kind: 'message',
  table: contactMessages,
  id: contactMessages.id,
  assignedTo: contactMessages.assignedTo,
  due: dueOrNever(contactMessages.dueAt),
  /* As `messageCaseState` has them. */
  inState: {
    us: and(IS_OPEN, sql`${contactMessages.state} = 'open'`),
    customer: and(IS_OPEN, sql`${contactMessages.state} = 'waiting'`),
    closed: sql`${contactMessages.state} = 'closed'`,
  },
  matchesText,
});

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
