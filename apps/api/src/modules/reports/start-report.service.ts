import type { CsvColumns } from '@aabha/contracts/csv/csv-columns';
import type { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { csvPieces } from './csv-pieces';

interface ReportFile<T> {
  report: 'sales' | 'tax' | 'returns' | 'coupon' | 'promise' | 'refused-pins';
  filters: ReportRange;
  columns: CsvColumns<T>;
  rows: () => Promise<readonly T[]>;
}

/** Starts the download of a report, whose rows one statement sums up; it is audited before the first is sent. */
export async function startReport<T>(ctx: SignedInContext, file: ReportFile<T>): Promise<CsvFile> {
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
    yield* csvPieces(columns, rows);
  }
  return { fileName: `${list}-${filters.from}-${filters.to}.csv`, rowCount: rows.length, csv: csv() };
}
