import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  ExportDiscrepanciesInput,
  ListDiscrepanciesInput,
  ListDiscrepanciesOutput,
  SettleDiscrepancyInput,
} from '@aabha/contracts/reconciliation/reconciliation.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { exportDiscrepancies, listDiscrepancies, settleDiscrepancy } from './discrepancies.service';

export const reconciliationRouter = router({
  list: superAdminProcedure
    .input(ListDiscrepanciesInput)
    .output(ListDiscrepanciesOutput)
    .query(({ ctx, input }) => listDiscrepancies(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(
      post('/admin/discrepancy/export', 'The payment discrepancies of a filter as a CSV file', READS_REPORTS),
    )
    .input(ExportDiscrepanciesInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportDiscrepancies(ctx, input)),
  settle: superAdminProcedure
    .meta(ONCE_A_KEY)
    .input(SettleDiscrepancyInput)
    .output(Done)
    .mutation(({ ctx, input }) => settleDiscrepancy(ctx, input)),
});
