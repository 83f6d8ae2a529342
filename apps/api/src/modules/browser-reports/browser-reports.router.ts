import {
  ExportBrowserReportsInput,
  ListBrowserReportsInput,
  ListBrowserReportsOutput,
} from '@aabha/contracts/browser-reports/browser-reports.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { post, READS_REPORTS } from '../../trpc/procedure-meta';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { exportBrowserReports, listBrowserReports } from './browser-reports.service';

export const browserReportsRouter = router({
  list: superAdminProcedure
    .meta(post('/admin/browser-reports', 'Violations of our Content-Security-Policy that browsers reported'))
    .input(ListBrowserReportsInput)
    .output(ListBrowserReportsOutput)
    .query(({ ctx, input }) => listBrowserReports(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/admin/browser-reports/export', 'Browser reports as a CSV file', READS_REPORTS))
    .input(ExportBrowserReportsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportBrowserReports(ctx, input)),
});
