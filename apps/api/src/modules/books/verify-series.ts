import type { DocumentKind } from '@aabha/contracts/books/books.values';
import { creditNoteNumber, invoiceNumber } from '@aabha/contracts/gst/gst';
import type { Db } from '@aabha/db/client';
import type { BookDiscrepancy } from '../discrepancies/raise-discrepancies.service';
import { documentFlaws } from './document-flaws';
import { contentHash, firstChainHash, nextChainHash } from './content-hash';
import { selectDocuments, type DocumentSeries, type SealedDocument } from './documents.queries';
import { selectContentHashes } from './seals.queries';

const PAGE = 1000;

/** Returns the number of a serial in its series. */
export function numberOf(kind: DocumentKind, financialYear: string, serial: number): string {
  return (kind === 'invoice' ? invoiceNumber : creditNoteNumber)(financialYear, serial);
}

/** Where a walk over a series is. */
interface Walk {
  db: Db;
  series: DocumentSeries;
  /** The last serial that was looked at. */
  serial: number;
  /** The chain hash of that serial, as computed from the seals. */
  chainHash: string;
  add(found: BookDiscrepancy): void;
}

const changed = (walk: Walk, serial: number, orderId: string | null, detail: string) =>
  walk.add({
    kind: 'document-changed',
    subject: numberOf(walk.series.kind, walk.series.financialYear, serial),
    orderId,
    detail,
  });

function followChain(walk: Walk, seal: { contentHash: string; chainHash: string }, serial: number): void {
  if (nextChainHash(walk.chainHash, seal.contentHash) !== seal.chainHash)
    changed(walk, serial, null, 'Its seal does not follow from the one before it.');
  /* The walk goes on from the stored hash, so that one change is found once. */
  walk.chainHash = seal.chainHash;
}

/** Raises the serials from the next one to `to` as missing, and follows the chain over their seals. */
async function skipMissing(walk: Walk, to: number): Promise<void> {
  const { db, series } = walk;
  const from = walk.serial + 1;
  if (from > to) return;
  const first = numberOf(series.kind, series.financialYear, from);
  const last = numberOf(series.kind, series.financialYear, to);
  const detail =
    from === to ? 'It does not exist.' : `The ${to - from + 1} documents up to ${last} do not exist.`;
  walk.add({ kind: 'document-missing', subject: first, orderId: null, detail });
  for (const seal of await selectContentHashes(db, series, from, to)) followChain(walk, seal, seal.serial);
  walk.serial = to;
}

async function checkDocument(walk: Walk, document: SealedDocument): Promise<void> {
  const { serial, seal, orderId } = document;
  await skipMissing(walk, serial - 1);
  walk.serial = serial;
  if (seal) {
    if (contentHash(document) !== seal.contentHash)
      changed(walk, serial, orderId, 'Its content is not what was sealed after it was issued.');
    followChain(walk, seal, serial);
  } else if (serial <= walk.series.sealedSerial) changed(walk, serial, orderId, 'Its seal was removed.');
  documentFlaws(document).forEach(walk.add);
}

/**
 * Checks every document of a series: no serial missing, content and hash chain unchanged, lawful by rules 46 and 53.
 * Reads a thousand at a time. Documents that are numbered meanwhile are not looked at. `onPage` is called after each
 * page with its length and may throw to stop.
 */
export async function verifySeries(
  db: Db,
  series: DocumentSeries,
  add: (found: BookDiscrepancy) => void,
  onPage: (documents: number) => Promise<void>,
): Promise<void> {
  const { kind, financialYear, lastSerial, sealedSerial } = series;
  const walk: Walk = { db, series, add, serial: 0, chainHash: firstChainHash(kind, financialYear) };
  for (let after = 0; after < lastSerial; after = walk.serial) {
    const page = await selectDocuments(db, { kind, financialYear, after, limit: PAGE });
    const documents = page.filter(({ serial }) => serial <= lastSerial);
    for (const document of documents) await checkDocument(walk, document);
    await onPage(documents.length);
    if (documents.length < PAGE) break;
  }
  await skipMissing(walk, Math.max(lastSerial, sealedSerial));
}
