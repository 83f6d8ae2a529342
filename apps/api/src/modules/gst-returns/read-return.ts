import type { DocumentKind } from '@aabha/contracts/books/books.values';
import type { ReturnDocument } from '@aabha/contracts/gstr1/return-document';
import { periodBounds } from '@aabha/contracts/gstr1/return-period';
import { financialYear } from '@aabha/contracts/time/india-time';
import type { PackedIds } from '@aabha/db/packed-ids';
import type { ReportReader } from '../../replica/report-reader';
import type { LateDocument } from './filed-returns.queries';
import { lateDocumentsIn } from './late-documents.service';
import {
  findCreditNotesOfReturn,
  findInvoicesOfReturn,
  selectLastSerials,
  selectReturnDocuments,
  type ReturnScope,
} from './return-documents.queries';

/** Documents of one statement. */
const PAGE = 500;

/** The documents of a return in the order of its file. Numbered documents never change, so that they can be read later. */
interface ReturnSource {
  scope: ReturnScope;
  /** Documents of filed months that are reported in this one. */
  late: readonly LateDocument[];
  invoices: PackedIds;
  creditNotes: PackedIds;
}

/** Returns the documents of a month; `last` are the last serials of one that was filed. */
export async function openReturn(
  read: ReportReader,
  period: string,
  last?: ReturnScope['last'],
): Promise<ReturnSource> {
  const bounds = periodBounds(period);
  const year = financialYear(bounds.start);
  const late = await lateDocumentsIn(read, period);
  const lateIds = (kind: DocumentKind) => late.filter((one) => one.kind === kind).map(({ id }) => id);
  const scope = {
    ...{ start: bounds.start.toISOString(), end: bounds.end.toISOString(), financialYear: year },
    last: last ?? (await read((db) => selectLastSerials(db, year))),
    late: { invoice: lateIds('invoice'), 'credit-note': lateIds('credit-note') },
  };
  return {
    ...{ scope, late },
    invoices: await read((db) => findInvoicesOfReturn(db, scope)),
    creditNotes: await read((db) => findCreditNotesOfReturn(db, scope)),
  };
}

/** Returns how many documents a return has. */
export const documentsOf = ({ invoices, creditNotes }: ReturnSource): number =>
  invoices.length + creditNotes.length;

function* pagesOf({ invoices, creditNotes }: ReturnSource): Generator<[kind: DocumentKind, ids: string[]]> {
  for (let at = 0; at < invoices.length; at += PAGE) yield ['invoice', invoices.slice(at, at + PAGE)];
  for (let at = 0; at < creditNotes.length; at += PAGE)
    yield ['credit-note', creditNotes.slice(at, at + PAGE)];
}

/**
 * Yields the documents of a return page by page. The next page is read while one is worked on; no connection is held
 * meanwhile. Throws where a document is missing.
 */
export async function* readReturn(
  read: ReportReader,
  source: ReturnSource,
): AsyncGenerator<readonly ReturnDocument[]> {
  const pages = pagesOf(source);
  const readNext = async () => {
    const page = pages.next();
    if (page.done) return undefined;
    const [kind, ids] = page.value;
    const documents = await read((db) => selectReturnDocuments(db, kind, ids));
    if (documents.length !== ids.length) throw new Error('A document was removed while its return was read.');
    return documents;
  };
  for (let next = readNext(); ;) {
    const documents = await next;
    if (!documents) return;
    next = readNext();
    /* The reader may leave before this page is awaited. */
    next.catch(() => undefined);
    yield documents;
  }
}
