import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { ROW_COUNT_HEADER } from '@aabha/contracts/csv/row-count';

/** What a procedure answers that gives out a file: its name, and its content as base64. */
interface PdfAnswer {
  filename: string;
  pdf: string;
}

/** Procedures whose REST path answers a file instead of the envelope (docs/spec/invoices-and-tax.md#download). */
export const PDF_PROCEDURES: ReadonlySet<string> = new Set(['invoices.download']);
export const CSV_PROCEDURES: ReadonlySet<string> = new Set([
  'orders.exportCsv',
  'invoices.exportCsv',
  'contact.exportSubscribers',
]);

/** Bytes of a file that are made ahead of its reader. */
const AHEAD_BYTES = 64 * 1024;

const asFile = (reply: FastifyReply, fileName: string) =>
  reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store');

/** Sends a file while it is made, no faster than its reader takes it. A reader who leaves ends the work. */
function sendCsv(reply: FastifyReply, { fileName, rowCount, csv }: CsvFile): FastifyReply {
  return asFile(reply, fileName)
    .type('text/csv; charset=utf-8')
    .header(ROW_COUNT_HEADER, rowCount)
    .send(Readable.from(csv, { objectMode: false, highWaterMark: AHEAD_BYTES }));
}

/** The answer of a procedure as REST gives it: a file as its bytes, everything else as it is. */
export function restAnswer(reply: FastifyReply, procedure: string, answer: unknown): unknown {
  if (CSV_PROCEDURES.has(procedure)) return sendCsv(reply, answer as CsvFile);
  if (!PDF_PROCEDURES.has(procedure)) return answer;
  const { filename, pdf } = answer as PdfAnswer;
  return asFile(reply, filename).type('application/pdf').send(Buffer.from(pdf, 'base64'));
}
