import { COUPON_REPORT_COLUMNS } from '@aabha/contracts/reports/coupon-report.csv';
import { promiseReportColumns } from '@aabha/contracts/reports/promise-report.csv';
import type { ExportPromiseReportInput } from '@aabha/contracts/reports/promise-report.schema';
import type { ExportRangeReportInput, ExportSalesReportInput } from '@aabha/contracts/reports/reports.schema';
import { refusedPinsReportColumns } from '@aabha/contracts/reports/refused-pins-report.csv';
import type { ExportRefusedPinsReportInput } from '@aabha/contracts/reports/refused-pins-report.schema';
import { returnsReportColumns } from '@aabha/contracts/reports/returns-report.csv';
import type { ExportReturnsReportInput } from '@aabha/contracts/reports/returns-report.schema';
import { salesReportColumns } from '@aabha/contracts/reports/sales-report.csv';
import { TAX_REPORT_COLUMNS } from '@aabha/contracts/reports/tax-report.csv';
import type { SignedInContext } from '../../context/context';
import { readRefusedPins } from './refused-pins-report.service';
import { readCouponReport } from './coupon-report.service';
import { readPromiseReport } from './promise-report.service';
import { sumSales } from './reports.queries';
import { readReturnsReport } from './returns-report.service';
import { salesRows } from './sales-report.service';
import { startReport } from './start-report.service';
import { readTaxReport } from './tax-report.service';

/** Exports the rows of a sales report. */
export function exportSalesReport(ctx: SignedInContext, { filters }: ExportSalesReportInput) {
  const read = ctx.openReport(ctx.workDb);
  return startReport(ctx, {
    ...{ report: 'sales', filters, columns: salesReportColumns(filters.by) },
    rows: async () => salesRows(await read((db) => sumSales(db, filters, filters.by)), filters),
  });
}

/** Exports the rows of a tax report. */
export function exportTaxReport(ctx: SignedInContext, { filters }: ExportRangeReportInput) {
  const read = ctx.openReport(ctx.workDb);
  return startReport(ctx, {
    ...{ report: 'tax', filters, columns: TAX_REPORT_COLUMNS },
    rows: async () => (await readTaxReport(read, filters)).rows,
  });
}

/** Exports the rows of a returns report. */
export function exportReturnsReport(ctx: SignedInContext, { filters }: ExportReturnsReportInput) {
  const read = ctx.openReport(ctx.workDb);
  return startReport(ctx, {
    ...{ report: 'returns', filters, columns: returnsReportColumns(filters.by) },
    rows: async () => (await readReturnsReport(read, filters)).rows,
  });
}

/** Exports the rows of a coupon report. */
export function exportCouponReport(ctx: SignedInContext, { filters }: ExportRangeReportInput) {
  const read = ctx.openReport(ctx.workDb);
  return startReport(ctx, {
    ...{ report: 'coupon', filters, columns: COUPON_REPORT_COLUMNS },
    rows: async () => (await readCouponReport(read, filters)).rows,
  });
}

/** Exports the rows of a report of kept promises. */
export function exportPromiseReport(ctx: SignedInContext, { filters }: ExportPromiseReportInput) {
  const read = ctx.openReport(ctx.workDb);
  return startReport(ctx, {
    ...{ report: 'promise', filters, columns: promiseReportColumns(filters.by) },
    rows: async () => (await readPromiseReport(read, filters, ctx.now())).rows,
  });
}

/** Exports the checks of PIN codes without delivery, all rows. */
export function exportRefusedPinsReport(ctx: SignedInContext, { filters }: ExportRefusedPinsReportInput) {
  const read = ctx.openReport(ctx.workDb);
  return startReport(ctx, {
    ...{ report: 'refused-pins', filters, columns: refusedPinsReportColumns(filters.by) },
    rows: () => readRefusedPins(read, filters),
  });
}
