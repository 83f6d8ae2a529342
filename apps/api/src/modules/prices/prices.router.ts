import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  ExportPriceHistoryInput,
  ListPriceChangesInput,
  ListPriceChangesOutput,
  ListPriceHistoryInput,
  ListPriceHistoryOutput,
  PriceChangeIdInput,
  PriceChangeOutput,
  RejectPriceInput,
  SchedulePriceInput,
} from '@aabha/contracts/prices/prices.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { post, READS_REPORTS } from '../../trpc/procedure-meta';
import {
  approvePrice,
  cancelPrice,
  listPriceChanges,
  rejectPrice,
  schedulePrice,
} from './price-changes.service';
import { exportPriceHistory, listPriceHistory } from './price-history.service';

export const pricesRouter = router({
  list: superAdminProcedure
    .meta(post('/price/list', 'Scheduled price changes, and those that need a second person'))
    .input(ListPriceChangesInput)
    .output(ListPriceChangesOutput)
    .query(({ ctx, input }) => listPriceChanges(ctx, input)),
  schedule: superAdminProcedure
    .meta(post('/price/schedule', 'Schedule a price of a television'))
    .input(SchedulePriceInput)
    .output(PriceChangeOutput)
    .mutation(({ ctx, input }) => schedulePrice(ctx, input)),
  cancel: superAdminProcedure
    .meta(post('/price/{id}/cancel', 'Cancel a scheduled price, or end it now'))
    .input(PriceChangeIdInput)
    .output(PriceChangeOutput)
    .mutation(({ ctx, input }) => cancelPrice(ctx, input)),
  approve: superAdminProcedure
    .meta(post('/price/{id}/approve', 'Approve the price that somebody else asked for'))
    .input(PriceChangeIdInput)
    .output(PriceChangeOutput)
    .mutation(({ ctx, input }) => approvePrice(ctx, input)),
  reject: superAdminProcedure
    .meta(post('/price/{id}/reject', 'Reject a proposed price'))
    .input(RejectPriceInput)
    .output(PriceChangeOutput)
    .mutation(({ ctx, input }) => rejectPrice(ctx, input)),
  history: superAdminProcedure
    .meta(post('/price/history', 'The history of prices, newest first'))
    .input(ListPriceHistoryInput)
    .output(ListPriceHistoryOutput)
    .query(({ ctx, input }) => listPriceHistory(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/price/history/export', 'The history of prices as a CSV file', READS_REPORTS))
    .input(ExportPriceHistoryInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportPriceHistory(ctx, input)),
});
