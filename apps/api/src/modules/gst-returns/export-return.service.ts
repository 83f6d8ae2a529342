import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { GSTR1_COLUMNS } from '@aabha/contracts/gstr1/gstr1.csv';
import type { DownloadGstr1Input } from '@aabha/contracts/gstr1/gstr1.schema';
import type { JsonFile } from '@aabha/contracts/wire/json-file';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import type { ReportReader } from '../../replica/report-reader';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { findFiledContent, findFiledReturn } from './filed-returns.queries';
import { openReturn, readReturn } from './read-return';
import { selectReturnDocuments } from './return-documents.queries';
import { writeReturn } from './write-return';

const fileNameOf = (period: string) => `GSTR1-${period}`;

/** Yields a filed return. Throws at its end where it is not what was filed. */
async function* readFiled(content: Buffer, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of Readable.from([content]).pipe(createGunzip())) {
    hash.update(piece as Buffer);
    yield piece as Buffer;
  }
  if (hash.digest('hex') !== sha256) throw new Error('A filed GSTR-1 differs from its SHA-256.');
}

/** Yields the documents of a month. Which they are is selected with the first page. */
async function* openAndRead(read: ReportReader, period: string) {
  yield* readReturn(read, await openReturn(read, period));
}

async function contentOf(ctx: SignedInContext, period: string): Promise<JsonFile['json']> {
  const filed = await findFiledReturn(ctx.workDb, period);
  const content = filed && (await findFiledContent(ctx.workDb, period));
  if (content) return readFiled(content, filed.sha256);
  const read = ctx.openReport(ctx.workDb);
  return writeReturn(ctx.settings.current, { period, pages: openAndRead(read, period) });
}

/** Starts the download of a month's GSTR-1 as JSON; of a filed one, as it was filed. */
export async function downloadReturn(
  ctx: SignedInContext,
  { filters: { period } }: DownloadGstr1Input,
): Promise<JsonFile> {
  if (!ctx.takesFiles) throw appError('EXPORT_OVER_REST');
  await ctx.limits.takeForAccount('export', ctx.user.id);
  const json = await contentOf(ctx, period);
  await inTx(ctx.db, (tx) =>
    writeAudit(tx, ctx.user.id, {
      ...{ action: 'gst-returns.export', entity: 'export', entityId: 'gst-returns' },
      ...{ before: null, after: { period, format: 'json' } },
    }),
  );
  return { fileName: `${fileNameOf(period)}.json`, json };
}

/** Selects documents by ids of which those of invoices come first. */
async function selectBoth(db: DbOrTx, ids: readonly string[]) {
  const invoices = await selectReturnDocuments(db, 'invoice', ids);
  if (invoices.length === ids.length) return invoices;
  return [...invoices, ...(await selectReturnDocuments(db, 'credit-note', ids.slice(invoices.length)))];
}

/** Exports the documents of a month's GSTR-1 with their sections, in the order of the return. */
export async function exportReturn(ctx: SignedInContext, { filters }: DownloadGstr1Input): Promise<CsvFile> {
  const filed = await findFiledReturn(ctx.workDb, filters.period);
  const last = filed && { invoice: filed.lastInvoice, 'credit-note': filed.lastCreditNote };
  return startExport(ctx, {
    ...{ list: 'gst-returns', name: fileNameOf(filters.period), filters, columns: GSTR1_COLUMNS },
    findIds: async (db) => {
      const { invoices, creditNotes } = await openReturn((read) => read(db), filters.period, last);
      return invoices.concat(creditNotes);
    },
    readRows: selectBoth,
  });
}
