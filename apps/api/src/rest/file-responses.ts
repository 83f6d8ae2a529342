import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CsvFile } from '@aabha/contracts/csv/csv.schema';
import type { JsonFile } from '@aabha/contracts/wire/json-file';
import type { EventStream } from '@aabha/contracts/wire/event-stream';
import type { PdfFile } from '@aabha/contracts/wire/pdf-file';
import type { ProgressLines } from '@aabha/contracts/wire/progress-lines';
import { ROW_COUNT_HEADER } from '@aabha/contracts/csv/row-count-header';

/** The output of a procedure that returns a file: its name, and its content as base64. */
interface PdfOutput {
  filename: string;
  pdf: string;
}

/**
 * Procedures whose REST path returns a file instead of the envelope (docs/spec/invoices-and-tax.md#download).
 */
export const PDF_PROCEDURES: ReadonlySet<string> = new Set([
  'invoices.download',
  'creditNotes.download',
  'selfAudits.download',
]);
export const CSV_PROCEDURES: ReadonlySet<string> = new Set([
  'orders.exportCsv',
  'inputCredit.exportCsv',
  'invoices.exportCsv',
  'creditNotes.exportCsv',
  'books.exportCsv',
  'restoreDrills.exportCsv',
  'refundRequests.exportCsv',
  'refunds.exportCsv',
  'returns.exportCsv',
  'contact.exportSubscribers',
  'gstReturns.exportCsv',
  'prices.exportCsv',
  'complaints.exportCsv',
  'consents.exportCsv',
  'settlements.exportCsv',
  'ledger.exportCsv',
  'reports.exportSales',
  'reports.exportTax',
  'reports.exportReturns',
  'reports.exportCoupons',
  'reports.exportPromises',
  'reports.exportRefusedPins',
  'coupons.exportCsv',
  'shipments.exportCsv',
  'mailLog.exportCsv',
  'stock.exportCsv',
  'stock.exportDeliveries',
  'stock.exportForecast',
  'deliveryPromise.exportDays',
  'deliveryPromise.exportLanes',
  'installations.exportCsv',
  'draftOrders.exportCsv',
  'bulkJobs.exportCsv',
  'cases.exportCsv',
  'apiKeys.exportCsv',
  'exports.audit',
  'exports.auditAnchors',
  'contact.exportMessages',
  'products.exportRemoved',
  'reconciliation.exportCsv',
  'reviews.exportCsv',
  'wholesale.exportOrders',
  'specifications.exportCsv',
  'emi.exportCsv',
  'bankOffers.exportCsv',
  'library.exportCsv',
  'browserReports.exportCsv',
  'staffRoles.exportCsv',
  'webhooks.exportCsv',
]);
export const JSON_FILE_PROCEDURES: ReadonlySet<string> = new Set([
  'gstReturns.downloadJson',
  'eInvoices.downloadJson',
  'ewayBills.downloadJson',
]);

/** Procedures whose REST path sends lines of JSON while it works: its progress, then its result. */
export const PROGRESS_PROCEDURES: ReadonlySet<string> = new Set([
  'gstReturns.preview',
  'gstReturns.startFiling',
]);

/** Procedures whose REST path sends events until the caller leaves. */
export const EVENT_PROCEDURES: ReadonlySet<string> = new Set(['live.changes']);

/** Procedures whose REST path sends a PDF while it is drawn. */
export const PDF_STREAM_PROCEDURES: ReadonlySet<string> = new Set(['shipments.papers']);

/** Bytes of a file that are produced ahead of its reader. */
const AHEAD_BYTES = 64 * 1024;

const asFile = (reply: FastifyReply, fileName: string) =>
  reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store');

/** Streams a file as fast as its reader consumes it. Stops when the reader disconnects. */
const sendStream = (reply: FastifyReply, content: AsyncIterable<string | Uint8Array>) =>
  reply.send(Readable.from(content, { objectMode: false, highWaterMark: AHEAD_BYTES }));

function sendCsv(reply: FastifyReply, { fileName, rowCount, csv }: CsvFile): FastifyReply {
  asFile(reply, fileName).type('text/csv; charset=utf-8').header(ROW_COUNT_HEADER, rowCount);
  return sendStream(reply, csv);
}

function sendJson(reply: FastifyReply, { fileName, json }: JsonFile): FastifyReply {
  asFile(reply, fileName).type('application/json; charset=utf-8');
  return sendStream(reply, json);
}

function sendPdf(reply: FastifyReply, { fileName, documentCount, pdf }: PdfFile): FastifyReply {
  asFile(reply, fileName).type('application/pdf').header(ROW_COUNT_HEADER, documentCount);
  return sendStream(reply, pdf);
}

/** Sends each text as soon as it is there. */
function sendAtOnce(reply: FastifyReply, type: string, texts: AsyncIterable<string>): FastifyReply {
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'private, no-store');
  /* nginx would collect them. */
  reply.header('x-accel-buffering', 'no');
  return reply.send(Readable.from(texts, { objectMode: false, highWaterMark: 1 }));
}

/** Returns the REST body of a procedure's output: a file as its bytes, anything else unchanged. */
export function fileResponse(reply: FastifyReply, procedure: string, output: unknown): unknown {
  if (CSV_PROCEDURES.has(procedure)) return sendCsv(reply, output as CsvFile);
  if (JSON_FILE_PROCEDURES.has(procedure)) return sendJson(reply, output as JsonFile);
  if (PDF_STREAM_PROCEDURES.has(procedure)) return sendPdf(reply, output as PdfFile);
  if (PROGRESS_PROCEDURES.has(procedure))
    return sendAtOnce(reply, 'application/x-ndjson', (output as ProgressLines).lines);
  if (EVENT_PROCEDURES.has(procedure))
    return sendAtOnce(reply, 'text/event-stream', (output as EventStream).events);
  if (!PDF_PROCEDURES.has(procedure)) return output;
  const { filename, pdf } = output as PdfOutput;
  return asFile(reply, filename).type('application/pdf').send(Buffer.from(pdf, 'base64'));
}
