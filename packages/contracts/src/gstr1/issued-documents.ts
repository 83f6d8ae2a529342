import type { DocumentKind } from '../books/books.values';
import { creditNoteNumber, invoiceNumber } from '../gst/gst';

/** Consecutive serials of a series that were given in one period. */
export interface SerialRange {
  kind: DocumentKind;
  financialYear: string;
  first: number;
  last: number;
}

const NUMBER_OF = { invoice: invoiceNumber, 'credit-note': creditNoteNumber } as const;

/** The natures of documents that the shop issues, by their codes of table 13. */
const NATURES = [
  { kind: 'invoice', doc_num: 1 },
  { kind: 'credit-note', doc_num: 5 },
] as const;

/** Returns how many documents a range has. */
export const documentsIn = ({ first, last }: SerialRange): number => last - first + 1;

/** Returns the first and the last number of a range. */
export const rangeNumbers = ({ kind, financialYear, first, last }: SerialRange) => ({
  from: NUMBER_OF[kind](financialYear, first),
  to: NUMBER_OF[kind](financialYear, last),
});

/** Returns table 13: the numbers that were issued. None is ever cancelled: a credit note reduces its invoice. */
export function issuedDocuments(ranges: readonly SerialRange[]) {
  return NATURES.map(({ kind, doc_num }) => ({
    doc_num,
    docs: ranges
      .filter((range) => range.kind === kind)
      .map((range, index) => ({
        num: index + 1,
        ...rangeNumbers(range),
        totnum: documentsIn(range),
        cancel: 0,
        net_issue: documentsIn(range),
      })),
  })).filter(({ docs }) => docs.length > 0);
}
