import type { ExportStockMovesInput, ListStockMovesInput } from '@aabha/contracts/stock/stock.schema';
import { STOCK_MOVE_COLUMNS } from '@aabha/contracts/stock/stock-moves.csv';
import { isUuid } from '@aabha/db/ids';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import {
  countMoves,
  findMoveIds,
  selectMovesOfIds,
  selectMovesPage,
  unitsAfter,
} from './stock-moves.queries';

/** Returns a page of the movements of stock, newest first; those of one television with its units after each. */
export async function listStockMoves(ctx: SignedInContext, input: ListStockMovesInput) {
  const { product } = input.filters;
  const [rows, moveCount] = await Promise.all([
    selectMovesPage(ctx.db, input),
    countMoves(ctx.db, input.filters),
  ]);
  if (product === undefined || !isUuid(product)) return { moveList: rows, moveCount };
  const units = await unitsAfter(
    ctx.db,
    product,
    rows.map(({ _id }) => _id),
  );
  return { moveList: rows.map((row) => ({ ...row, after: units.get(row._id) })), moveCount };
}

/** Exports the movements under these filters, newest first. */
export function exportStockMoves(ctx: SignedInContext, { filters }: ExportStockMovesInput) {
  return startExport(ctx, {
    list: 'stock-moves',
    filters,
    columns: STOCK_MOVE_COLUMNS,
    findIds: (db) => findMoveIds(db, filters),
    readRows: (db, ids) => selectMovesOfIds(db, ids),
  });
}
