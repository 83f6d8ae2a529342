import { appError } from '@aabha/contracts/errors/errors';
import { DISCREPANCY_COLUMNS } from '@aabha/contracts/reconciliation/discrepancies.csv';
import type {
  ExportDiscrepanciesInput,
  ListDiscrepanciesInput,
  SettleDiscrepancyInput,
} from '@aabha/contracts/reconciliation/reconciliation.schema';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import {
  countDiscrepancies,
  findDiscrepancyIds,
  selectDiscrepancies,
  selectDiscrepanciesOfIds,
  settleOpen,
} from './reconciliation.queries';

/** Returns a page of discrepancies, newest first. */
export async function listDiscrepancies(ctx: SignedInContext, input: ListDiscrepanciesInput) {
  const [differenceList, differenceCount] = await Promise.all([
    selectDiscrepancies(ctx.db, input),
    countDiscrepancies(ctx.db, input),
  ]);
  return { differenceList, differenceCount };
}

/** Exports the discrepancies under these filters, newest first. */
export function exportDiscrepancies(ctx: SignedInContext, { filters }: ExportDiscrepanciesInput) {
  return startExport(ctx, {
    list: 'discrepancies',
    filters,
    columns: DISCREPANCY_COLUMNS,
    findIds: (db) => findDiscrepancyIds(db, { filters }),
    readRows: selectDiscrepanciesOfIds,
  });
}

/** Returns the number of discrepancies that are open for staff. */
export function countOpenDiscrepancies(db: DbOrTx): Promise<number> {
  return countDiscrepancies(db, { filters: { state: 'open' } });
}

/** Settles a discrepancy with a note of the staff. 404 for one that is not open. */
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
