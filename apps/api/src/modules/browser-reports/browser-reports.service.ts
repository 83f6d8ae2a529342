import { BROWSER_REPORT_COLUMNS } from '@aabha/contracts/browser-reports/browser-reports.csv';
import type {
  ExportBrowserReportsInput,
  ListBrowserReportsInput,
} from '@aabha/contracts/browser-reports/browser-reports.schema';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import { countReports, findReportIds, selectReports, selectReportsOfIds } from './browser-reports.queries';

/** Returns a page of reports, the latest first by default. */
export async function listBrowserReports(ctx: SignedInContext, input: ListBrowserReportsInput) {
  const [reportList, reportCount] = await Promise.all([
    selectReports(ctx.db, input),
    countReports(ctx.db, input.filters),
  ]);
  return { reportList, reportCount };
}

/** Exports the reports under these filters, the latest first. */
export function exportBrowserReports(ctx: SignedInContext, { filters }: ExportBrowserReportsInput) {
  return startExport(ctx, {
    list: 'browser-reports',
    filters,
    columns: BROWSER_REPORT_COLUMNS,
    findIds: (db) => findReportIds(db, filters),
    readRows: selectReportsOfIds,
  });
}
