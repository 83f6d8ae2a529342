import { CSV_START, csvLine } from '@aabha/contracts/csv/csv';
import { csvCells, csvHeader, type CsvColumns } from '@aabha/contracts/csv/csv-columns';
import type { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import type { PackedIds } from '@aabha/db/packed-ids';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import type { ReportReader } from '../../replica/report-reader';
import { writeAudit } from '../audit/audit.service';

/** Rows of one statement. */
const PAGE = 250;

/** A list that can be exported, narrowed by filters. */
interface ExportSource<T> {
  /** The list's name in the file name and the audit log. */
  list:
    | 'orders'
    | 'invoices'
    | 'credit-notes'
    | 'refunds'
    | 'returns'
    | 'subscribers'
    | 'gst-returns'
    | 'prices'
    | 'complaints'
    | 'consents'
    | 'book-checks'
    | 'restore-drills'
    | 'coupons'
    | 'shipments'
    | 'mails'
    | 'stock-moves'
    | 'deliveries'
    | 'reorder'
    | 'draft-orders'
    | 'refund-requests'
    | 'settlements'
    | 'ledger'
    | 'bulk-jobs'
    | 'cases'
    | 'deleted-products'
    | 'api-keys'
    | 'messages'
    | 'reviews'
    | 'discrepancies'
    | 'audit-log'
    | 'audit-anchors'
    | 'wholesale-orders'
    | 'webhook-deliveries'
    | 'emi-plans'
    | 'bank-offers'
    | 'specification-terms'
    | 'pictures'
    | 'lanes'
    | 'center-days'
    | 'installations'
    | 'browser-reports'
    | 'staff-roles';
  /** The name of the file without its extension; left out, the list and the day. */
  name?: string;
  filters: object;
  columns: CsvColumns<T>;
  /** Returns the ids of all matches, in the order of the file, in one statement. */
  findIds(db: DbOrTx): Promise<PackedIds>;
  /** Reads some rows, in the order of their ids, in one statement. */
  readRows(db: DbOrTx, ids: readonly string[]): Promise<readonly T[]>;
}

/** Yields the header and then the rows page by page; a page is read once the one before it was consumed. */
async function* linesOf<T>(
  ctx: SignedInContext,
  source: ExportSource<T>,
  { ids, readReport }: { ids: PackedIds; readReport: ReportReader },
) {
  const { list, columns, readRows } = source;
  yield CSV_START + csvLine(csvHeader(columns));
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = ids.slice(start, start + PAGE);
    try {
      const rows = await readReport((db) => readRows(db, page));
      if (rows.length !== page.length) throw new Error('A row was removed during its export.');
      yield rows.map((row) => csvLine(csvCells(columns, row))).join('');
    } catch (error) {
      ctx.log.error({ err: error, list, exportedRows: start, requestId: ctx.requestId }, 'CSV export failed');
      throw error;
    }
  }
}

/**
 * Starts the export of a list. One statement selects its ids, so that each row is exported once however long
 * it takes; each page is read by a statement of its own, in its state by then. No connection is held between
 * pages. The audit entry is written before the first row is sent, so that aborted exports are audited as
 * well.
 */
export async function startExport<T>(ctx: SignedInContext, source: ExportSource<T>): Promise<CsvFile> {
  if (!ctx.takesFiles) throw appError('EXPORT_OVER_REST');
  await ctx.limits.takeForAccount('export', ctx.user.id);
  const { list, filters, name = `${list}-${indiaDay(ctx.now())}` } = source;
  const readReport = ctx.openReport(ctx.workDb);
  const ids = await readReport((db) => source.findIds(db));
  await inTx(ctx.db, (tx) =>
    writeAudit(tx, ctx.user.id, {
      action: `${list}.export`,
      entity: 'export',
      entityId: list,
      before: null,
      after: { ...filters, rowCount: ids.length },
    }),
  );
  return {
    fileName: `${name}.csv`,
    rowCount: ids.length,
    csv: linesOf(ctx, source, { ids, readReport }),
  };
}
