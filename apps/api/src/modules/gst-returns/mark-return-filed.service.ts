import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { appError } from '@aabha/contracts/errors/errors';
import { Gstr1Summary } from '@aabha/contracts/gstr1/gstr1-summary';
import type { Gstr1Input } from '@aabha/contracts/gstr1/gstr1.schema';
import { periodBounds, periodName } from '@aabha/contracts/gstr1/return-period';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { readFromPrimary } from '../../replica/report-reader';
import { writeAudit } from '../audit/audit.service';
import { findFiledReturn, insertFiledReturn, insertLateDocuments } from './filed-returns.queries';
import { openReturn, readReturn } from './read-return';
import { countWaitingInvoices } from './return-documents.queries';
import { returnFigures } from './return-figures';
import { writeReturn } from './write-return';

/** Returns the JSON compressed with gzip, and its SHA-256: some 15 bytes a document are in memory. */
async function compress(json: AsyncIterable<string>): Promise<{ content: Buffer; sha256: string }> {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const piece of json) {
      hash.update(piece);
      yield piece;
    }
  }
  const content = await buffer(Readable.from(hashed()).pipe(createGzip()));
  return { content, sha256: hash.digest('hex') };
}

/** Builds the return of a month from the primary, as it will be stored. */
async function buildReturn(ctx: SignedInContext, period: string) {
  const read = readFromPrimary(ctx.workDb);
  const source = await openReturn(read, period);
  if ((await countWaitingInvoices(ctx.workDb, source.scope)) > 0) throw appError('GSTR1_WAITING');
  const summary = new Gstr1Summary(ctx.settings.current.hsnDigits);
  const content = { period, pages: readReturn(read, source) };
  const { last } = source.scope;
  return {
    ...(await compress(writeReturn(ctx.settings.current, content, summary))),
    ...{ period, documents: summary.documents, figures: returnFigures(summary) },
    ...{ lastInvoice: last.invoice, lastCreditNote: last['credit-note'] },
    late: source.late,
  };
}

/**
 * Stores the GSTR-1 of a month as filed (docs/spec/gst-returns.md#filing): it is never made anew. 409 before the month
 * has ended, where it was filed, and while an invoice of it has no number.
 */
export async function markReturnFiled(ctx: SignedInContext, { period }: Gstr1Input) {
  if (ctx.now() < periodBounds(period).end) throw appError('GSTR1_RUNNING');
  if (await findFiledReturn(ctx.workDb, period)) throw appError('GSTR1_FILED');
  const { late, ...filed } = await buildReturn(ctx, period);
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
