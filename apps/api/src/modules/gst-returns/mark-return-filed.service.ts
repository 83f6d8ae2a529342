import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { appError } from '@aabha/contracts/errors/errors';
import { Gstr1Summary } from '@aabha/contracts/gstr1/gstr1-summary';
import type { Gstr1Filed, Gstr1Input } from '@aabha/contracts/gstr1/gstr1.schema';
import { periodBounds, periodName } from '@aabha/contracts/gstr1/return-period';
import type { DocumentProgress, ProgressLines } from '@aabha/contracts/wire/progress-lines';
import { inTx } from '@aabha/db/tx';
import { resultOf, startWork, type Work } from '../../core/progress-lines';
import type { SignedInContext } from '../../context/context';
import { readFromPrimary } from '../../replica/report-reader';
import { writeAudit } from '../audit/audit.service';
import {
  findFiledReturn,
  insertFiledReturn,
  insertLateDocuments,
  type LateDocument,
} from './filed-returns.queries';
import { documentsOf, openReturn, readReturn } from './read-return';
import { countWaitingInvoices } from './return-documents.queries';
import { returnFigures } from './return-figures';
import { writeReturn } from './write-return';

interface CompressedJson {
  content: Buffer;
  /** Of the JSON, in hexadecimal digits. */
  sha256: string;
}

/** Returns the JSON compressed with gzip: some 15 bytes a document are in memory. Yields its progress after each piece. */
async function* compress(
  json: AsyncIterable<string>,
  progressOf: () => DocumentProgress,
): Work<CompressedJson> {
  const hash = createHash('sha256');
  const gzip = createGzip();
  const content = buffer(gzip);
  /* Stopped work leaves it without an end. */
  content.catch(() => undefined);
  try {
    for await (const piece of json) {
      hash.update(piece);
      if (!gzip.write(piece)) await once(gzip, 'drain');
      yield progressOf();
    }
    gzip.end();
    return { content: await content, sha256: hash.digest('hex') };
  } finally {
    gzip.destroy();
  }
}

/** A return before it is stored, with the documents of earlier months that it has. */
type BuiltReturn = Omit<Parameters<typeof insertFiledReturn>[1], 'filedBy' | 'filedAt'> & {
  late: readonly LateDocument[];
};

/** Builds the return of a month from the primary, as it will be stored. */
async function* buildReturn(ctx: SignedInContext, period: string): Work<BuiltReturn> {
  const read = readFromPrimary(ctx.workDb);
  const source = await openReturn(read, period);
  if ((await countWaitingInvoices(ctx.workDb, source.scope)) > 0) throw appError('GSTR1_WAITING');
  const summary = new Gstr1Summary(ctx.settings.current.hsnDigits);
  const content = { period, pages: readReturn(read, source) };
  const { last } = source.scope;
  const json = writeReturn(ctx.settings.current, content, summary);
  const documents = documentsOf(source);
  return {
    ...(yield* compress(json, () => ({ checked: summary.documents, documents }))),
    ...{ period, documents: summary.documents, figures: returnFigures(summary) },
    ...{ lastInvoice: last.invoice, lastCreditNote: last['credit-note'] },
    late: source.late,
  };
}

async function* fileReturn(ctx: SignedInContext, { period }: Gstr1Input): Work<Gstr1Filed> {
  if (ctx.now() < periodBounds(period).end) throw appError('GSTR1_RUNNING');
  if (await findFiledReturn(ctx.workDb, period)) throw appError('GSTR1_FILED');
  const { late, ...filed } = yield* buildReturn(ctx, period);
  const { sha256, documents } = filed;
  await inTx(ctx.db, async (tx) => {
    const isNew = await insertFiledReturn(tx, {
      ...filed,
      ...{ filedBy: ctx.user.id, filedAt: ctx.now().toISOString() },
    });
    if (!isNew) throw appError('GSTR1_FILED');
    await insertLateDocuments(
      tx,
      late.map(({ kind, id: documentId }) => ({ kind, documentId, period })),
    );
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'gst-return.file', entity: 'gst-return', entityId: period },
      ...{ before: null, after: { period, documents, sha256, late: late.length } },
    });
  });
  return { message: `The GSTR-1 of ${periodName(period)} is marked as filed.`, sha256 };
}

/**
 * Stores the GSTR-1 of a month as filed (docs/spec/gst-returns.md#filing): it is never made anew. 409 before the month
 * has ended, where it was filed, and while an invoice of it has no number.
 */
export const markReturnFiled = (ctx: SignedInContext, input: Gstr1Input): Promise<Gstr1Filed> =>
  resultOf(fileReturn(ctx, input));

/** Starts the same, with its progress; nothing is stored where the caller leaves before it is whole. */
export async function startReturnFiling(ctx: SignedInContext, input: Gstr1Input): Promise<ProgressLines> {
  if (!ctx.takesFiles) throw appError('PROGRESS_OVER_REST');
  return startWork(fileReturn(ctx, input));
}
