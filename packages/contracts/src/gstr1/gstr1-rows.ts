import { gstStateCode } from '../gst/states';
import { basisPoints, rupeesFromPaise } from '../money/money';
import { amountsByRate, type ReturnDocument, type TaxAmounts } from './return-document';

/** The taxes of a row: IGST between States, else CGST and SGST in equal halves. The shop's goods have no cess. */
type RowTaxes = { csamt: number } & ({ iamt: number } | { camt: number; samt: number });

type ItemDetail = { rt: number; txval: number } & RowTaxes;

/** An item of a document: one for each rate of tax. */
interface ReturnItem {
  num: number;
  itm_det: ItemDetail;
}

/** Returns the taxable value and taxes of a row at a rate. */
export function rowAmounts(ratePercent: number, amounts: TaxAmounts, sameState: boolean): ItemDetail {
  const taxes = sameState
    ? { camt: rupeesFromPaise(amounts.cgstPaise), samt: rupeesFromPaise(amounts.sgstPaise) }
    : { iamt: rupeesFromPaise(amounts.igstPaise) };
  return { rt: ratePercent, txval: rupeesFromPaise(amounts.taxablePaise), ...taxes, csamt: 0 };
}

/** The number of an item as the offline tool of the portal gives it: 1801 at 18 %. */
const itemNumber = (ratePercent: number) => basisPoints(ratePercent) + 1;

const itemsOf = ({ lines, sameState }: ReturnDocument): ReturnItem[] =>
  amountsByRate(lines).map(([rate, amounts]) => ({
    num: itemNumber(rate),
    itm_det: rowAmounts(rate, amounts, sameState),
  }));

/** Returns a day in India as returns state it: `23-11-2026`. */
const returnDay = (day: string) => day.split('-').toReversed().join('-');

/** Returns the two-digit code of a document's place of supply; empty for a name that is no State. */
export const placeCode = ({ placeOfSupply }: Pick<ReturnDocument, 'placeOfSupply'>): string =>
  gstStateCode(placeOfSupply) ?? '';

const invoiceHead = ({ number, day, valuePaise }: ReturnDocument) => ({
  inum: number,
  idt: returnDay(day),
  val: rupeesFromPaise(valuePaise),
});

const noteHead = ({ number, day, valuePaise }: ReturnDocument) => ({
  ntty: 'C',
  nt_num: number,
  nt_dt: returnDay(day),
  val: rupeesFromPaise(valuePaise),
});

/** The row of a document in each section that lists documents. */
export const DOCUMENT_ROWS = {
  b2b: (invoice: ReturnDocument) => ({
    ...invoiceHead(invoice),
    pos: placeCode(invoice),
    rchrg: 'N',
    inv_typ: 'R',
    itms: itemsOf(invoice),
  }),
  b2cl: (invoice: ReturnDocument) => ({ ...invoiceHead(invoice), itms: itemsOf(invoice) }),
  cdnr: (note: ReturnDocument) => ({
    ...noteHead(note),
    pos: placeCode(note),
    rchrg: 'N',
    inv_typ: 'R',
    itms: itemsOf(note),
  }),
  cdnur: (note: ReturnDocument) => ({
    typ: 'B2CL',
    ...noteHead(note),
    pos: placeCode(note),
    itms: itemsOf(note),
  }),
} as const;
