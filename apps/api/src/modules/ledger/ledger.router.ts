import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  ExportLedgerInput,
  ListLedgerInput,
  ListLedgerOutput,
  OrderLedgerInput,
  OrderLedgerOutput,
  TrialBalance,
  TrialBalanceInput,
} from '@aabha/contracts/ledger/ledger.schema';
import { router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import { post, READS_REPORTS } from '../../trpc/procedure-meta';
import { exportLedger, getOrderLedger, getTrialBalance, listLedger } from './ledger.service';

export const ledgerRouter = router({
  list: superAdminProcedure
    .meta(post('/ledger/list', 'Transactions of the ledger with their postings, newest first'))
    .input(ListLedgerInput)
    .output(ListLedgerOutput)
    .query(({ ctx, input }) => listLedger(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/ledger/export', 'The transactions of a filter as a CSV file', READS_REPORTS))
    .input(ExportLedgerInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportLedger(ctx, input)),
  trialBalance: superAdminProcedure
    .meta(post('/ledger/trial-balance', 'The balance of each account at the end of a day'))
    .input(TrialBalanceInput)
    .output(TrialBalance)
    .query(({ ctx, input }) => getTrialBalance(ctx, input)),
  ofOrder: staffProcedure
    .meta(post('/order/{id}/ledger', 'How the balance of an order came about, by its postings'))
    .input(OrderLedgerInput)
    .output(OrderLedgerOutput)
    .query(({ ctx, input }) => getOrderLedger(ctx, input)),
});
