import type { CsvColumns } from '@aabha/contracts/csv/csv-columns';
import type { ScheduledReport } from '@aabha/contracts/report-schedules/report-schedules.schema';
import type { ReportSummary } from '@aabha/contracts/report-schedules/report-summary';
import { COUPON_REPORT_COLUMNS } from '@aabha/contracts/reports/coupon-report.csv';
import { promiseReportColumns } from '@aabha/contracts/reports/promise-report.csv';
import { refusedPinsReportColumns } from '@aabha/contracts/reports/refused-pins-report.csv';
import { rangeBefore, type ReportRange } from '@aabha/contracts/reports/report-range';
import { returnsReportColumns } from '@aabha/contracts/reports/returns-report.csv';
import { salesReportColumns } from '@aabha/contracts/reports/sales-report.csv';
import { TAX_REPORT_COLUMNS } from '@aabha/contracts/reports/tax-report.csv';
import type { ReportReader } from '../../replica/report-reader';
import { readCouponReport } from './coupon-report.service';
import { csvPieces } from './csv-pieces';
import {
  couponSummary,
  promiseSummary,
  refusedPinsSummary,
  returnsSummary,
  salesSummary,
  taxSummary,
} from './report-summaries';
import { readPromiseReport } from './promise-report.service';
import { readRefusedPins } from './refused-pins-report.service';
import { readReturnsReport } from './returns-report.service';
import { readSalesReport } from './sales-report.service';
import { readTaxReport } from './tax-report.service';

/** A report of some days as a mail has it. */
export interface MailedReport {
  summary: ReportSummary;
  rowCount: number;
  /** The CSV file in pieces, the same as the export of the report. */
  csv: Iterable<string>;
}

const mailed = <T>(summary: ReportSummary, columns: CsvColumns<T>, rows: readonly T[]): MailedReport => ({
  ...{ summary, rowCount: rows.length },
  csv: csvPieces(columns, rows),
});

interface Days {
  range: ReportRange;
  /** Promises are overdue as of this instant. */
  now: Date;
}

/** Returns a report of some days with the figures of as many days before (docs/spec/report-schedules.md#mail). */
export async function readMailedReport(
  read: ReportReader,
  report: ScheduledReport,
  { range, now }: Days,
): Promise<MailedReport> {
  const earlier = rangeBefore(range);
  switch (report.kind) {
    case 'sales': {
      const { rows, total, before } = await readSalesReport(read, { ...range, by: report.by });
      return mailed(salesSummary(report.by, rows, { total, before }), salesReportColumns(report.by), rows);
    }
    case 'tax': {
      const { rows, total } = await readTaxReport(read, range);
      const { total: before } = await readTaxReport(read, earlier);
      return mailed(taxSummary(rows, { total, before }), TAX_REPORT_COLUMNS, rows);
    }
    case 'returns': {
      const { by } = report;
      const { rows, total } = await readReturnsReport(read, { ...range, by });
      const { total: before } = await readReturnsReport(read, { ...earlier, by });
      return mailed(returnsSummary(by, rows, { total, before }), returnsReportColumns(by), rows);
    }
    case 'coupons': {
      const { rows, total } = await readCouponReport(read, range);
      const { total: before } = await readCouponReport(read, earlier);
      return mailed(couponSummary(rows, { total, before }), COUPON_REPORT_COLUMNS, rows);
    }
    case 'promises': {
      const { by } = report;
      const { rows, total } = await readPromiseReport(read, { ...range, by }, now);
      const { total: before } = await readPromiseReport(read, { ...earlier, by }, now);
      return mailed(promiseSummary(by, rows, { total, before }), promiseReportColumns(by), rows);
    }
    case 'refused-pins': {
      const { kind: _kind, ...filters } = report;
      const rows = await readRefusedPins(read, { ...filters, ...range });
      const before = await readRefusedPins(read, { ...filters, ...earlier });
      return mailed(refusedPinsSummary(filters.by, rows, before), refusedPinsReportColumns(filters.by), rows);
    }
  }
}
