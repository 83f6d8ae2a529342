import { appError } from '@aabha/contracts/errors/errors';
import type {
  ListDiscrepanciesInput,
  SettleDiscrepancyInput,
} from '@aabha/contracts/reconciliation/reconciliation.schema';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { countDiscrepancies, selectDiscrepancies, settleOpen } from './reconciliation.queries';

/** A page of where the books differ or differed, newest first. */
export async function listDiscrepancies(ctx: SignedInContext, input: ListDiscrepanciesInput) {
  const [differenceList, differenceCount] = await Promise.all([
    selectDiscrepancies(ctx.db, input),
    countDiscrepancies(ctx.db, input),
  ]);
  return { differenceList, differenceCount };
}

/** How many differences wait for staff. */
export function countOpenDiscrepancies(db: DbOrTx): Promise<number> {
  return countDiscrepancies(db, { filters: { state: 'open' } });
}

/** Staff saw to a difference, and say how. Refuses with 404 what does not wait for them. */
export async function settleDiscrepancy(ctx: SignedInContext, { id, note }: SettleDiscrepancyInput) {
  await inTx(ctx.db, async (tx) => {
    const settledAt = ctx.now().toISOString();
    const settled = await settleOpen(tx, id, { settledBy: ctx.user.id, note, settledAt });
    if (!settled) throw appError('NOT_FOUND');
    await writeAudit(tx, ctx.user.id, {
      action: 'difference.settle',
      entity: 'difference',
      entityId: id,
      before: { state: 'open' },
      after: { state: 'settled', kind: settled.kind, subject: settled.subject, note },
    });
  });
  return { message: 'Saved. This discrepancy is closed.' };
}
