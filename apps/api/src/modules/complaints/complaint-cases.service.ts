import { complaintCaseState } from '@aabha/contracts/cases/cases.rules';
import type { Case } from '@aabha/contracts/cases/cases.schema';
import { issueText, ticketNumber } from '@aabha/contracts/complaints/complaints.rules';
import { beginningOf } from '@aabha/contracts/cases/beginning-of';
import type { DbOrTx } from '@aabha/db/client';
import { complaintCaseRows, selectComplaintCases, selectLastMessages } from './complaints.cases.queries';

/** Returns some complaints as the inbox of cases shows them. */
async function read(db: DbOrTx, ids: readonly string[]): Promise<Case[]> {
  const [rows, messages] = await Promise.all([selectComplaintCases(db, ids), selectLastMessages(db, ids)]);
  return rows.map((row) => {
    const last = messages.find(({ of }) => of === row.id);
    const state = complaintCaseState(row);
    return {
      _id: row.id,
      kind: 'complaint',
      number: ticketNumber(row.id),
      customer: row.name,
      subject: issueText(row),
      state,
      status: row.status,
      last: {
        by: last?.author === 'shop' ? 'shop' : 'customer',
        text: beginningOf(last?.text ?? row.description),
        at: last?.at ?? row.createdAt,
      },
      assigned_to: row.assignedTo,
      due_at: state === 'closed' ? null : row.dueAt,
      created_at: row.createdAt,
    };
  });
}

/** Complaints as cases. */
export const complaintCases = { rows: complaintCaseRows, read };
