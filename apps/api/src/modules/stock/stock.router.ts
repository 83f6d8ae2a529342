import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  CountStockInput,
  CountStockOutput,
  ExportStockMovesInput,
  ListStockMovesInput,
  ListStockMovesOutput,
} from '@aabha/contracts/stock/stock.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { countStock } from './count-stock.service';
import { exportStockMoves, listStockMoves } from './stock-moves.service';

export const stockRouter = router({
  moves: superAdminProcedure
    .meta(post('/stock/moves', 'Every change of the units on hand, newest first'))
    .input(ListStockMovesInput)
    .output(ListStockMovesOutput)
    .query(({ ctx, input }) => listStockMoves(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/stock/moves/export', 'The movements of stock as a CSV file', READS_REPORTS))
    .input(ExportStockMovesInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportStockMoves(ctx, input)),
  count: superAdminProcedure
    .meta(post('/stock/count', 'Set the units on hand to those that were counted', ONCE_A_KEY))
    .input(CountStockInput)
    .output(CountStockOutput)
    .mutation(({ ctx, input }) => countStock(ctx, input)),
});
