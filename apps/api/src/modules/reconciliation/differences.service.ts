import { appError } from '@aabha/contracts/errors/errors';
import type {
  ListDifferencesInput,
  SettleDifferenceInput,
} from '@aabha/contracts/reconciliation/reconciliation.schema';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../trpc/context';
import { writeAudit } from '../audit/audit.service';
import { countDifferences, selectDifferences, settleOpen } from './reconciliation.queries';

/** A page of where the books differ or differed, newest first. */
export async function listDifferences(ctx: SignedInContext, input: ListDifferencesInput) {
  const [differenceList, differenceCount] = await Promise.all([
    selectDifferences(ctx.db, input),
    countDifferences(ctx.db, input),
  ]);
  return { differenceList, differenceCount };
}

/** How many differences wait for staff. */
export function countOpenDifferences(db: DbOrTx): Promise<number> {
  return countDifferences(db, { filters: { state: 'open' } });
}

/** Staff saw to a difference, and say how. Refuses with 404 what does not wait for them. */
export async function settleDifference(ctx: SignedInContext, { id, note }: SettleDifferenceInput) {
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
