import type { DocumentKind } from '@aabha/contracts/books/books.values';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { paise } from '@aabha/contracts/money/money';
import type { Db } from '@aabha/db/client';
import type { BookDiscrepancy } from '../discrepancies/raise-discrepancies.service';
import { selectOverCredited, selectRefundsWithoutCreditNote } from './books-discrepancies.queries';
import { selectSeries, type DocumentSeries } from './documents.queries';
import { selectContentHashes } from './seals.queries';
import { numberOf, verifySeries } from './verify-series';

/** Findings beyond these are counted only. */
const MOST_FINDINGS = 1000;

/** A chain hash that somebody wrote down earlier. */
export interface KnownHead {
  kind: DocumentKind;
  financialYear: string;
  serial: number;
  chainHash: string;
}

/** The result of a check. */
export interface BooksReport {
  series: DocumentSeries[];
  /** Documents that were looked at. */
  documents: number;
  /** The first thousand. */
  findings: BookDiscrepancy[];
  findingCount: number;
}

interface VerifyOptions {
  /** Called after every thousand documents; throws to stop. */
  onProgress?: (checked: number, total: number) => void | Promise<void>;
  heads?: readonly KnownHead[];
}

async function checkRefunds(db: Db, add: (found: BookDiscrepancy) => void): Promise<void> {
  for (const { number, orderId, amountPaise, creditedPaise } of await selectOverCredited(db)) {
    const [credited, invoiced] = [creditedPaise, amountPaise].map((amount) => formatPaise(paise(amount)));
    const detail = `${number}: its credit notes add up to ${credited}, more than its ${invoiced}.`;
    add({ kind: 'document-flawed', subject: `credit notes of ${number}`, orderId, detail });
  }
  for (const { id, orderId, number } of await selectRefundsWithoutCreditNote(db))
    add({ kind: 'credit-note-missing', subject: id, orderId, detail: `The invoice is ${number}.` });
}

async function checkHead(db: Db, head: KnownHead, add: (found: BookDiscrepancy) => void): Promise<void> {
  const [seal] = await selectContentHashes(db, head, head.serial, head.serial);
  if (seal?.chainHash === head.chainHash) return;
  add({
    kind: 'document-changed',
    subject: `${numberOf(head.kind, head.financialYear, head.serial)} as known`,
    orderId: null,
    detail: 'Its chain hash is not the known one: a document up to it was changed and sealed again.',
  });
}

/**
 * Checks all invoices and credit notes (docs/spec/books.md#checks): no number missing or given twice, none changed since
 * it was sealed, each lawful, no invoice credited beyond its amount, no refund without its credit note. Only reads.
 */
export async function verifyBooks(db: Db, options: VerifyOptions = {}): Promise<BooksReport> {
  const series = await selectSeries(db);
  const total = series.reduce((sum, { lastSerial }) => sum + lastSerial, 0);
  const report: BooksReport = { series, documents: 0, findings: [], findingCount: 0 };
  const add = (found: BookDiscrepancy) => {
    report.findingCount += 1;
    if (report.findings.length < MOST_FINDINGS) report.findings.push(found);
  };
  for (const one of series)
    await verifySeries(db, one, add, async (documents) => {
      report.documents += documents;
      await options.onProgress?.(report.documents, total);
    });
  await checkRefunds(db, add);
  for (const head of options.heads ?? []) await checkHead(db, head, add);
  return report;
}
