import type { DocumentKind } from '../books/books.values';
import { gstStateCode } from '../gst/states';
import type { InvoiceLine, InvoiceParty, InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { invoiceTotals } from '../invoices/invoices.rules';
import { rupeesFromPaise } from '../money/money';
import { indiaDay } from '../time/india-time';
import { EInvoice } from './e-invoice.schema';

/** An issued invoice, or an issued credit note with its invoice. Instants are ISO-8601. */
export interface EInvoiceDocument {
  kind: DocumentKind;
  number: string;
  issuedAt: string;
  snapshot: InvoiceSnapshot;
  /** The invoice that a credit note reduces. */
  invoice?: { number: string; issuedAt: string } | undefined;
}

const ADDRESS_LINE_MAX = 100;
/** Prices have three decimals at most. */
const MILLI = 1000;

/** Returns the day of an instant in India as the portal writes it: `23/11/2026`. */
const portalDay = (instant: string) => indiaDay(new Date(instant)).split('-').toReversed().join('/');

const stateCodeOf = (state: string) => gstStateCode(state) ?? '';

/** Returns a name or an address; a second line only where the first is full. */
function partyOf({ name, address, city, pinCode, state }: InvoiceParty) {
  const rest = address.slice(ADDRESS_LINE_MAX).trim();
  return {
    LglNm: name.slice(0, ADDRESS_LINE_MAX),
    Addr1: address.slice(0, ADDRESS_LINE_MAX),
    ...(rest !== '' && { Addr2: rest.slice(0, ADDRESS_LINE_MAX).padEnd(3) }),
    Loc: city.slice(0, 50),
    Pin: Number(pinCode),
    Stcd: stateCodeOf(state),
  };
}

/** Returns a line with its price before tax, after the discount. A line without goods has a quantity of 0. */
function itemOf(line: InvoiceLine, index: number): EInvoice['ItemList'][number] {
  const { taxablePaise, igstPaise, cgstPaise, sgstPaise, quantity } = line;
  const taxable = rupeesFromPaise(taxablePaise);
  return {
    SlNo: String(index + 1),
    PrdDesc: line.description.slice(0, 300),
    IsServc: line.hsn.startsWith('99') ? 'Y' : 'N',
    HsnCd: line.hsn,
    Qty: quantity,
    Unit: 'NOS',
    UnitPrice: Math.round((taxable * MILLI) / Math.max(quantity, 1)) / MILLI,
    TotAmt: taxable,
    Discount: 0,
    AssAmt: taxable,
    GstRt: line.ratePercent,
    IgstAmt: rupeesFromPaise(igstPaise),
    CgstAmt: rupeesFromPaise(cgstPaise),
    SgstAmt: rupeesFromPaise(sgstPaise),
    ...{ CesRt: 0, CesAmt: 0, CesNonAdvlAmt: 0 },
    TotItemVal: rupeesFromPaise(taxablePaise + igstPaise + cgstPaise + sgstPaise),
  };
}

function sumsOf(snapshot: InvoiceSnapshot): EInvoice['ValDtls'] {
  const totals = invoiceTotals(snapshot);
  return {
    AssVal: rupeesFromPaise(totals.taxablePaise),
    CgstVal: rupeesFromPaise(totals.cgstPaise),
    SgstVal: rupeesFromPaise(totals.sgstPaise),
    IgstVal: rupeesFromPaise(totals.igstPaise),
    ...{ CesVal: 0, Discount: 0, OthChrg: 0 },
    RndOffAmt: rupeesFromPaise(totals.roundOffPaise),
    TotInvVal: rupeesFromPaise(totals.totalPaise),
  };
}

/**
 * Returns the e-invoice (INV-01) of a document to a business, from what was issued. Throws a ZodError for a document that the
 * portal would refuse (docs/spec/e-invoices.md#json).
 */
export function eInvoiceOf({ kind, number, issuedAt, snapshot, invoice }: EInvoiceDocument): EInvoice {
  const { seller, buyer, consignee, placeOfSupply, lines } = snapshot;
  const fields: EInvoice = {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
    DocDtls: { Typ: kind === 'invoice' ? 'INV' : 'CRN', No: number, Dt: portalDay(issuedAt) },
    SellerDtls: { Gstin: seller.gstin ?? '', ...partyOf(seller) },
    BuyerDtls: { Gstin: buyer.gstin ?? '', ...partyOf(buyer), Pos: stateCodeOf(placeOfSupply) },
    ...(consignee && { ShipDtls: partyOf(consignee) }),
    ItemList: lines.map(itemOf),
    ValDtls: sumsOf(snapshot),
    ...(invoice && {
      RefDtls: { PrecDocDtls: [{ InvNo: invoice.number, InvDt: portalDay(invoice.issuedAt) }] },
    }),
  };
  return EInvoice.parse(fields);
}
