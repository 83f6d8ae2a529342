import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  ExportSalesReportInput,
  ExportTaxReportInput,
  ReportRangeInput,
  SalesReportInput,
  SalesReportOutput,
  TaxReportOutput,
} from '@aabha/contracts/reports/reports.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { post, READS_REPORTS } from '../../trpc/procedure-meta';
import { exportSalesReport, exportTaxReport } from './export-report.service';
import { getSalesReport } from './sales-report.service';
import { getTaxReport } from './tax-report.service';

export const reportsRouter = router({
  sales: superAdminProcedure
    .meta(post('/report/sales', 'Sales net of credit notes by day, State or television', READS_REPORTS))
    .input(SalesReportInput)
    .output(SalesReportOutput)
    .query(({ ctx, input }) => getSalesReport(ctx, input)),
  exportSales: superAdminProcedure
    .meta(post('/report/sales/export', 'A sales report as a CSV file', READS_REPORTS))
    .input(ExportSalesReportInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportSalesReport(ctx, input)),
  tax: superAdminProcedure
    .meta(post('/report/tax', 'GST by rate and State, less that of credit notes', READS_REPORTS))
    .input(ReportRangeInput)
    .output(TaxReportOutput)
    .query(({ ctx, input }) => getTaxReport(ctx, input)),
  exportTax: superAdminProcedure
    .meta(post('/report/tax/export', 'A tax report as a CSV file', READS_REPORTS))
    .input(ExportTaxReportInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportTaxReport(ctx, input)),
});
