import { createHash } from 'node:crypto';
import { canonicalJson } from '@aabha/contracts/books/canonical-json';
import type { DocumentKind } from '@aabha/contracts/books/books.values';
import type { IssuedDocument } from '@aabha/contracts/books/document-problems';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * Returns the SHA-256, in hexadecimal digits, of everything that a document says: number, date, amount and content, of
 * a credit note also its reason and the invoice's number (docs/spec/books.md#hash-chain).
 */
export function contentHash(document: IssuedDocument): string {
  const { number, financialYear, serial, issuedAt, amountPaise, snapshot, reason, invoice } = document;
  return sha256(
    canonicalJson({
      ...{ number, financialYear, serial, issuedAt, amountPaise, snapshot, reason },
      invoiceNumber: invoice?.number,
    }),
  );
}

/** Returns the chain hash that a series of a year starts from: every series has another. */
export function firstChainHash(kind: DocumentKind, financialYear: string): string {
  return sha256(`${kind} ${financialYear}`);
}

/** Returns the chain hash of a document, from that of the document before it. */
export function nextChainHash(previous: string, content: string): string {
  return sha256(previous + content);
}
