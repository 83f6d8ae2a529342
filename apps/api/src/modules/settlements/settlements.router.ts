import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  ExportSettlementsInput,
  ImportSettlementBankInput,
  ImportSettlementBankOutput,
  LatestSettlementReadOutput,
  ListSettlementLinesInput,
  ListSettlementLinesOutput,
  ListSettlementsInput,
  ListSettlementsOutput,
  RunSettlementReadInput,
  SetSettlementBankInput,
  SettlementInput,
  SettlementOutput,
} from '@aabha/contracts/settlements/settlements.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { get, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { importSettlementBank, setSettlementBank } from './settlement-bank.service';
import {
  exportSettlements,
  getSettlement,
  latestSettlementRead,
  listSettlementLines,
  listSettlements,
  startSettlementRead,
  stopSettlementRead,
} from './settlements.service';

export const settlementsRouter = router({
  list: superAdminProcedure
    .meta(post('/settlement/list', 'Settlements of the payment provider, newest first'))
    .input(ListSettlementsInput)
    .output(ListSettlementsOutput)
    .query(({ ctx, input }) => listSettlements(ctx, input)),
  latestRead: superAdminProcedure
    .meta(get('/settlement/read', 'The latest reading of settlements, with its progress'))
    .output(LatestSettlementReadOutput)
    .query(({ ctx }) => latestSettlementRead(ctx)),
  startRead: superAdminProcedure
    .meta(post('/settlement/read/start', 'Read settlements from the payment provider'))
    .input(RunSettlementReadInput)
    .output(Done)
    .mutation(({ ctx }) => startSettlementRead(ctx)),
  stopRead: superAdminProcedure
    .meta(post('/settlement/read/stop', 'Stop the reading of settlements'))
    .input(RunSettlementReadInput)
    .output(Done)
    .mutation(({ ctx }) => stopSettlementRead(ctx)),
  importBank: superAdminProcedure
    .meta(post('/settlement/bank/import', 'What arrived in the bank, by UTR, from a CSV file'))
    .input(ImportSettlementBankInput)
    .output(ImportSettlementBankOutput)
    .mutation(({ ctx, input }) => importSettlementBank(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/settlement/export', 'The settlements of a filter as a CSV file', READS_REPORTS))
    .input(ExportSettlementsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportSettlements(ctx, input)),
  get: superAdminProcedure
    .meta(get('/settlement/{id}', 'A settlement with its sums'))
    .input(SettlementInput)
    .output(SettlementOutput)
    .query(({ ctx, input }) => getSettlement(ctx, input)),
  lines: superAdminProcedure
    .meta(post('/settlement/{id}/lines', 'The lines of a settlement, those that do not match first'))
    .input(ListSettlementLinesInput)
    .output(ListSettlementLinesOutput)
    .query(({ ctx, input }) => listSettlementLines(ctx, input)),
  setBank: superAdminProcedure
    .meta(post('/settlement/{id}/bank', 'What staff saw of a settlement in the bank'))
    .input(SetSettlementBankInput)
    .output(SettlementOutput)
    .mutation(({ ctx, input }) => setSettlementBank(ctx, input)),
});
