import { CSV_START, csvLine } from '@aabha/contracts/csv/csv';
import { csvCells, csvHeader, type CsvColumns } from '@aabha/contracts/csv/csv-columns';
import type { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import type { ExportSalesReportInput, ExportTaxReportInput } from '@aabha/contracts/reports/reports.schema';
import { salesReportColumns } from '@aabha/contracts/reports/sales-report.csv';
import { TAX_REPORT_COLUMNS } from '@aabha/contracts/reports/tax-report.csv';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { sumSales, sumTaxes } from './reports.queries';
import { salesRows } from './sales-report.service';
import { taxRow } from './tax-report.service';

/** Rows of one piece of the file. */
const PIECE = 100;

function* linesOf<T>(columns: CsvColumns<T>, rows: readonly T[]) {
  yield CSV_START + csvLine(csvHeader(columns));
  for (let start = 0; start < rows.length; start += PIECE)
    yield rows
      .slice(start, start + PIECE)
      .map((row) => csvLine(csvCells(columns, row)))
      .join('');
}

interface ReportFile<T> {
  report: 'sales' | 'tax';
  filters: ReportRange;
  columns: CsvColumns<T>;
  rows: () => Promise<readonly T[]>;
}

/** Starts the download of a report, whose rows one statement sums up; it is audited before the first is sent. */
async function startReport<T>(ctx: SignedInContext, file: ReportFile<T>): Promise<CsvFile> {
  if (!ctx.takesFiles) throw appError('EXPORT_OVER_REST');
  await ctx.limits.takeForAccount('export', ctx.user.id);
  const { report, filters, columns } = file;
  const rows = await file.rows();
  const list = `${report}-report`;
  await inTx(ctx.db, (tx) =>
    writeAudit(tx, ctx.user.id, {
      ...{ action: `${list}.export`, entity: 'export', entityId: list },
      ...{ before: null, after: { ...filters, rowCount: rows.length } },
    }),
  );
  /* The pieces are joined and sent as the reader takes them. */
  async function* csv() {
    yield* linesOf(columns, rows);
  }
  return { fileName: `${list}-${filters.from}-${filters.to}.csv`, rowCount: rows.length, csv: csv() };
}

/** Exports the rows of a sales report. */
export function exportSalesReport(ctx: SignedInContext, { filters }: ExportSalesReportInput) {
  const read = ctx.openReport(ctx.workDb);
  return startReport(ctx, {
    ...{ report: 'sales', filters, columns: salesReportColumns(filters.by) },
    rows: async () => salesRows(await read((db) => sumSales(db, filters, filters.by)), filters),
  });
}

/** Exports the rows of a tax report. */
export function exportTaxReport(ctx: SignedInContext, { filters }: ExportTaxReportInput) {
  const read = ctx.openReport(ctx.workDb);
  return startReport(ctx, {
    ...{ report: 'tax', filters, columns: TAX_REPORT_COLUMNS },
    rows: async () => (await read((db) => sumTaxes(db, filters))).map(taxRow),
  });
}
