import { invoiceTotals } from '../invoices/invoices.rules';
import type { InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { addPaise, paise, type Paise } from '../money/money';
import { indiaDay } from '../time/india-time';

/** An issued B2B invoice, or a credit note of one. */
export interface IssuedForBusiness {
  id: string;
  kind: 'Invoice' | 'Credit note';
  number: string;
  issuedAt: string;
  snapshot: InvoiceSnapshot;
}

interface TaxParts {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  credit: Paise;
}

/** A document with what its buyer claims; negative for a credit note, whose tax the buyer gives back. */
export interface CreditDocument extends TaxParts {
  _id: string;
  kind: IssuedForBusiness['kind'];
  number: string;
  created_at: string;
  gstin: string;
  placeOfSupply: string;
}

/** Returns the input credit of a document (CGST Act, sections 16 and 34). */
export function creditOf({ id, kind, number, issuedAt, snapshot }: IssuedForBusiness): CreditDocument {
  const totals = invoiceTotals(snapshot);
  const signed = (amount: Paise) => (kind === 'Invoice' ? amount : paise(0 - amount));
  const [taxable, cgst, sgst, igst] = [
    signed(totals.taxablePaise),
    signed(totals.cgstPaise),
    signed(totals.sgstPaise),
    signed(totals.igstPaise),
  ];
  return {
    ...{ _id: id, kind, number, created_at: issuedAt },
    ...{ gstin: snapshot.buyer.gstin ?? '', placeOfSupply: snapshot.placeOfSupply },
    ...{ taxable, cgst, sgst, igst, credit: addPaise(cgst, sgst, igst) },
  };
}

function sumOf(documents: readonly TaxParts[]): TaxParts {
  const sum = (of: (document: TaxParts) => Paise) => addPaise(...documents.map(of));
  return {
    taxable: sum(({ taxable }) => taxable),
    cgst: sum(({ cgst }) => cgst),
    sgst: sum(({ sgst }) => sgst),
    igst: sum(({ igst }) => igst),
    credit: sum(({ credit }) => credit),
  };
}

const monthOf = ({ created_at }: CreditDocument) => indiaDay(new Date(created_at)).slice(0, 7);
const keyOf = (document: CreditDocument) => `${monthOf(document)} ${document.gstin}`;

/** Returns documents by month in India and GSTIN with their sums, newest month first; the order within a month is kept. */
export function creditByMonth(documents: readonly CreditDocument[]) {
  const keys = [...new Set(documents.map(keyOf))].sort().reverse();
  return keys.map((key) => {
    const rows = documents.filter((document) => keyOf(document) === key);
    const [month = '', gstin = ''] = key.split(' ');
    return { month, gstin, ...sumOf(rows), documents: rows };
  });
}
