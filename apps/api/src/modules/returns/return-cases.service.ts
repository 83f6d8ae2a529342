import { beginningOf } from '@aabha/contracts/cases/beginning-of';
import { returnCaseState } from '@aabha/contracts/cases/cases.rules';
import type { Case } from '@aabha/contracts/cases/cases.schema';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import type { DbOrTx } from '@aabha/db/client';
import { returnCaseRows } from './returns.cases.queries';
import { selectReturnsOfIds } from './returns.queries';
import { withLines } from './returns.service';

type ReturnWire = Awaited<ReturnType<typeof withLines>>[number];

/** Returns the step that was taken last with a return: the request of the customer, or one of staff. */
function lastStep({
  created_at,
  approved_at,
  received_at,
  inspected_at,
  rejected_at,
  replaced_at,
}: ReturnWire) {
  const steps = [approved_at, received_at, inspected_at, rejected_at, replaced_at].filter(
    (at) => at !== null,
  );
  const at = steps.toSorted().at(-1);
  return at === undefined ? { by: 'customer' as const, at: created_at } : { by: 'shop' as const, at };
}

function toCase(row: ReturnWire): Case {
  const refunded = row.refund_status || row.refund === 'queued' || row.refund === 'processed';
  const dueAt = row.due_at ?? null;
  return {
    _id: row._id,
    kind: 'return',
    number: orderNumber(row.order_id._id),
    customer: row.user_id.name,
    subject: row.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    state: returnCaseState({
      isEnded: refunded || row.state === 'rejected' || row.state === 'replaced',
      dueAt,
    }),
    status: refunded ? 'refunded' : row.state,
    last: { ...lastStep(row), text: beginningOf(row.return_reason) },
    assigned_to: row.assigned_to,
    due_at: dueAt,
    created_at: row.created_at,
  };
}

/** Returns some returns as the inbox of cases shows them. */
async function read(db: DbOrTx, ids: readonly string[]): Promise<Case[]> {
  if (ids.length === 0) return [];
  return (await withLines(db, await selectReturnsOfIds(db, ids))).map(toCase);
}

/** Returns of goods as cases. */
export const returnCases = { rows: returnCaseRows, read };
