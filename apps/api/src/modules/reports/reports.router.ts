import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { CouponReportOutput } from '@aabha/contracts/reports/coupon-report.schema';
import {
  ExportPromiseReportInput,
  PromiseReportInput,
  PromiseReportOutput,
} from '@aabha/contracts/reports/promise-report.schema';
import {
  ExportRangeReportInput,
  ExportSalesReportInput,
  ReportRangeInput,
  SalesReportInput,
  SalesReportOutput,
  TaxReportOutput,
} from '@aabha/contracts/reports/reports.schema';
import {
  ExportRefusedPinsReportInput,
  RefusedPinsReportInput,
  RefusedPinsReportOutput,
} from '@aabha/contracts/reports/refused-pins-report.schema';
import {
  ExportReturnsReportInput,
  ReturnsReportInput,
  ReturnsReportOutput,
} from '@aabha/contracts/reports/returns-report.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { post, READS_REPORTS } from '../../trpc/procedure-meta';
import { getRefusedPinsReport } from './refused-pins-report.service';
import { getCouponReport } from './coupon-report.service';
import {
  exportCouponReport,
  exportPromiseReport,
  exportRefusedPinsReport,
  exportReturnsReport,
  exportSalesReport,
  exportTaxReport,
} from './export-report.service';
import { getPromiseReport } from './promise-report.service';
import { getReturnsReport } from './returns-report.service';
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
    .input(ExportRangeReportInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportTaxReport(ctx, input)),
  returns: superAdminProcedure
    .meta(post('/report/returns', 'Returns by television, brand or reason', READS_REPORTS))
    .input(ReturnsReportInput)
    .output(ReturnsReportOutput)
    .query(({ ctx, input }) => getReturnsReport(ctx, input)),
  exportReturns: superAdminProcedure
    .meta(post('/report/returns/export', 'A returns report as a CSV file', READS_REPORTS))
    .input(ExportReturnsReportInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportReturnsReport(ctx, input)),
  coupons: superAdminProcedure
    .meta(post('/report/coupons', 'Discounts of coupons, and the orders with them', READS_REPORTS))
    .input(ReportRangeInput)
    .output(CouponReportOutput)
    .query(({ ctx, input }) => getCouponReport(ctx, input)),
  exportCoupons: superAdminProcedure
    .meta(post('/report/coupons/export', 'A coupon report as a CSV file', READS_REPORTS))
    .input(ExportRangeReportInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportCouponReport(ctx, input)),
  promises: superAdminProcedure
    .meta(post('/report/promises', 'Deliveries against the promised day', READS_REPORTS))
    .input(PromiseReportInput)
    .output(PromiseReportOutput)
    .query(({ ctx, input }) => getPromiseReport(ctx, input)),
  exportPromises: superAdminProcedure
    .meta(post('/report/promises/export', 'A report of kept promises as a CSV file', READS_REPORTS))
    .input(ExportPromiseReportInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportPromiseReport(ctx, input)),
  refusedPins: superAdminProcedure
    .meta(post('/report/refused-pins', 'Checks of PIN codes that are not delivered to', READS_REPORTS))
    .input(RefusedPinsReportInput)
    .output(RefusedPinsReportOutput)
    .query(({ ctx, input }) => getRefusedPinsReport(ctx, input)),
  exportRefusedPins: superAdminProcedure
    .meta(
      post(
        '/report/refused-pins/export',
        'Checks of PIN codes without delivery as a CSV file',
        READS_REPORTS,
      ),
    )
    .input(ExportRefusedPinsReportInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportRefusedPinsReport(ctx, input)),
});
