import {
  AssigneesInput,
  AssigneesOutput,
  CaseNeighboursInput,
  CaseNeighboursOutput,
  ExportCasesInput,
  ListCasesInput,
  ListCasesOutput,
  WaitingCasesOutput,
} from '@aabha/contracts/cases/cases.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import { get, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { caseNeighbours, exportCases, listAssignees, listCases, waitingCases } from './cases.service';

export const casesRouter = router({
  list: staffProcedure
    .meta(post('/case/list', 'Complaints, messages and returns, what is due first on top'))
    .input(ListCasesInput)
    .output(ListCasesOutput)
    .query(({ ctx, input }) => listCases(ctx, input)),
  neighbours: staffProcedure
    .meta(post('/case/neighbours', 'The cases before and after one in the inbox'))
    .input(CaseNeighboursInput)
    .output(CaseNeighboursOutput)
    .query(({ ctx, input }) => caseNeighbours(ctx, input)),
  waiting: staffProcedure
    .meta(get('/case/waiting', 'How many cases wait for the shop'))
    .output(WaitingCasesOutput)
    .query(({ ctx }) => waitingCases(ctx)),
  assignees: staffProcedure
    .meta(post('/case/assignees', 'The staff to whom cases of a kind can be assigned'))
    .input(AssigneesInput)
    .output(AssigneesOutput)
    .query(({ ctx, input }) => listAssignees(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/case/export', 'The cases of a filter as a CSV file', READS_REPORTS))
    .input(ExportCasesInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportCases(ctx, input)),
});
