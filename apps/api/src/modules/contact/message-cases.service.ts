import { beginningOf } from '@aabha/contracts/cases/beginning-of';
import { messageCaseState } from '@aabha/contracts/cases/cases.rules';
import type { Case } from '@aabha/contracts/cases/cases.schema';
import { messageReference } from '@aabha/contracts/contact/contact.rules';
import type { DbOrTx } from '@aabha/db/client';
import { messageCaseRows, selectLastReplies, selectMessageCases } from './contact.cases.queries';

/** Returns some messages as the inbox of cases shows them. */
async function read(db: DbOrTx, ids: readonly string[]): Promise<Case[]> {
  const [rows, replies] = await Promise.all([selectMessageCases(db, ids), selectLastReplies(db, ids)]);
  return rows.map((row) => {
    const last = replies.find(({ of }) => of === row.id);
    return {
      _id: row.id,
      kind: 'message',
      number: messageReference(row.id),
      customer: row.name,
      subject: row.subject,
      state: messageCaseState(row.state),
      status: row.state,
      last: {
        by: last?.author === 'shop' ? 'shop' : 'customer',
        text: beginningOf(last?.text ?? row.message),
        at: last?.at ?? row.createdAt,
      },
      assigned_to: row.assignedTo,
      due_at: row.dueAt,
      created_at: row.createdAt,
    };
  });
}

/** Messages to the shop as cases. */
export const messageCases = { rows: messageCaseRows, read };
