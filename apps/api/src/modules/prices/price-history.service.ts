import { PRICE_HISTORY_COLUMNS } from '@aabha/contracts/prices/prices.csv';
import type { ExportPriceHistoryInput, ListPriceHistoryInput } from '@aabha/contracts/prices/prices.schema';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import { countHistory, findHistoryIds, selectHistoryOfIds, selectHistoryPage } from './price-history.queries';

const withActor = <T extends { actor: object | null }>({ actor, ...row }: T) => ({
  ...row,
  actor: (actor ?? undefined) as NonNullable<T['actor']> | undefined,
});

/** Returns a page of the history of prices, newest first (docs/spec/prices.md#history). */
export async function listPriceHistory(ctx: SignedInContext, input: ListPriceHistoryInput) {
  const [rows, historyCount] = await Promise.all([
    selectHistoryPage(ctx.db, input),
    countHistory(ctx.db, input.filters),
  ]);
  return { historyList: rows.map(withActor), historyCount };
}

/** Exports the history under these filters, newest first. */
export function exportPriceHistory(ctx: SignedInContext, { filters }: ExportPriceHistoryInput) {
  return startExport(ctx, {
    list: 'prices',
    filters,
    columns: PRICE_HISTORY_COLUMNS,
    findIds: (db) => findHistoryIds(db, filters),
    readRows: async (db, ids) => (await selectHistoryOfIds(db, ids)).map(withActor),
  });
}
