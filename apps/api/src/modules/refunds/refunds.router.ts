import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  ExportRefundsInput,
  ListRefundsInput,
  ListRefundsOutput,
} from '@aabha/contracts/refunds/refunds.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { post, READS_REPORTS } from '../../trpc/procedure-meta';
import { exportRefunds, listRefunds } from './refunds.list.service';

export const refundsRouter = router({
  list: superAdminProcedure
    .meta(post('/refund/list', 'All refunds, of orders and of payments that became none'))
    .input(ListRefundsInput)
    .output(ListRefundsOutput)
    .query(({ ctx, input }) => listRefunds(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/refund/export', 'The refunds of a filter as a CSV file', READS_REPORTS))
    .input(ExportRefundsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportRefunds(ctx, input)),
});
