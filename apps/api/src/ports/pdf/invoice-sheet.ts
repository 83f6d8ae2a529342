import { taxesOfSupply } from '@aabha/contracts/gst/place-of-supply';
import { gstStateCode } from '@aabha/contracts/gst/states';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import type { InvoiceLine, InvoiceParty, InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import { invoiceRefundText } from '@aabha/contracts/invoices/invoice-refund-text';
import { invoiceTotals, type InvoiceTotals } from '@aabha/contracts/invoices/invoices.rules';
import { amountInWords } from '@aabha/contracts/money/amount-in-words';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import type { EInvoiceRegistration, InvoiceCancellation, IssuedCreditNote, IssuedInvoice } from './pdf';

export interface SheetColumn {
  title: string;
  /** Points; the column with 0 takes the remaining space. */
  width: number;
  align: 'left' | 'right';
}

/** One row of the table. A cell's second line is set small below its first. */
export interface SheetRow {
  cells: { text: string; below?: string }[];
}

/** All texts of an invoice by position; the drawing adds none. */
export interface InvoiceSheet {
  title: string;
  /** Notice at the top when the invoice is no longer valid as issued. */
  mark: { title: string; text: string } | undefined;
  number: string;
  seller: { name: string; lines: string[] };
  facts: (readonly [label: string, value: string])[];
  parties: { title: string; name: string; lines: string[] }[];
  columns: SheetColumn[];
  rows: SheetRow[];
  totals: (readonly [label: string, value: string])[];
  total: readonly [label: string, value: string];
  words: string;
  notes: string[];
  /** What the e-invoice portal gave, with the text of the QR code. */
  registration: { facts: (readonly [label: string, value: string])[]; code: string } | undefined;
}

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Formats 1,24,990.00, with a true minus sign. */
const amount = (paiseAmount: number) => grouped.format(rupeesFromPaise(paiseAmount)).replace('-', '−');

const stateWithCode = (state: string) => {
  const code = gstStateCode(state);
  return code ? `${state} (${code})` : state;
};

function addressLines(party: InvoiceParty): string[] {
  const reach = [formatPhone(party.phone ?? ''), party.email].filter(Boolean).join(' · ');
  return [
    party.address,
    `${party.city} ${party.pinCode}`,
    `State: ${stateWithCode(party.state)}`,
    ...(party.gstin ? [`GSTIN: ${party.gstin}`] : []),
    ...(reach ? [reach] : []),
  ];
}

const taxesOf = ({ seller, placeOfSupply }: InvoiceSnapshot) => taxesOfSupply(seller.state, placeOfSupply);

function columnsOf(snapshot: InvoiceSnapshot, discounted: boolean): SheetColumn[] {
  const number = (title: string, width: number): SheetColumn => ({ title, width, align: 'right' });
  return [
    { title: '#', width: 16, align: 'left' },
    { title: 'Item', width: 0, align: 'left' },
    number('Qty', 32),
    number('Price', 62),
    ...(discounted ? [number('Discount', 54)] : []),
    number('Taxable', 62),
    ...taxesOf(snapshot).map(({ name }) => number(name, 54)),
    number('Amount', 64),
  ];
}

function rowOf(snapshot: InvoiceSnapshot, line: InvoiceLine, index: number, discounted: boolean): SheetRow {
  const taxes = taxesOf(snapshot).map(({ share, field }) => ({
    text: amount(line[field]),
    below: `${line.ratePercent * share} %`,
  }));
  return {
    cells: [
      { text: String(index + 1) },
      { text: line.description, below: `HSN/SAC ${line.hsn}` },
      /* A credit note of a lower price or of a warranty alone is of no unit. */
      line.quantity === 0 ? { text: '' } : { text: String(line.quantity), below: 'NOS' },
      { text: amount(line.grossPaise) },
      ...(discounted ? [{ text: line.discountPaise > 0 ? amount(-line.discountPaise) : '' }] : []),
      { text: amount(line.taxablePaise) },
      ...taxes,
      { text: amount(line.grossPaise - line.discountPaise) },
    ],
  };
}

function totalsOf(snapshot: InvoiceSnapshot, totals: InvoiceTotals): InvoiceSheet['totals'] {
  return [
    ['Taxable value', amount(totals.taxablePaise)],
    ...taxesOf(snapshot).map(({ name, field }) => [name, amount(totals[field])] as const),
    ...(totals.roundOffPaise === 0 ? [] : [['Round-off', amount(totals.roundOffPaise)] as const]),
  ];
}

function notesOf(snapshot: InvoiceSnapshot, totals: InvoiceTotals, document: string): string[] {
  const coupon =
    totals.discountPaise > 0
      ? [`Coupon ${snapshot.couponCode ?? ''}: ₹${amount(totals.discountPaise)} off, spread over the items.`]
      : [];
  return [
    ...coupon,
    ...(snapshot.placeOfSupplyNote ? [snapshot.placeOfSupplyNote] : []),
    'Prices include GST. All amounts are in Indian rupees.',
    'Tax is not payable on reverse charge.',
    `This is a computer-generated ${document} and needs no signature.`,
  ];
}

function markOf(cancellation: InvoiceCancellation | undefined): InvoiceSheet['mark'] {
  if (!cancellation) return undefined;
  const { at, refund } = cancellation;
  const money = refund
    ? invoiceRefundText(refund.status, rupeesFromPaise(refund.amountPaise))
    : 'Nothing was refunded.';
  return { title: 'CANCELLED', text: `The order was cancelled on ${formatDay(at)}. ${money}` };
}

function registrationOf(registration: EInvoiceRegistration | undefined): InvoiceSheet['registration'] {
  if (!registration) return undefined;
  const { irn, ackNumber, ackAt, signedQr } = registration;
  return {
    facts: [
      ['IRN', irn],
      ['Acknowledgement number', ackNumber],
      ['Acknowledged', formatDateTime(ackAt)],
    ],
    code: signedQr,
  };
}

const partyOf = (title: string, party: InvoiceParty) => ({
  title,
  name: party.name,
  lines: addressLines(party),
});

/** The texts that an invoice and a credit note have alike. */
function sheetOf(snapshot: InvoiceSnapshot, document: string) {
  const totals = invoiceTotals(snapshot);
  const discounted = totals.discountPaise > 0;
  return {
    seller: { name: snapshot.seller.name, lines: addressLines(snapshot.seller) },
    columns: columnsOf(snapshot, discounted),
    rows: snapshot.lines.map((line, index) => rowOf(snapshot, line, index, discounted)),
    totals: totalsOf(snapshot, totals),
    total: ['Total', `₹${amount(totals.totalPaise)}`] as const,
    words: amountInWords(totals.totalPaise),
    notes: notesOf(snapshot, totals, document),
  };
}

/**
 * Returns the texts and figures of a GST invoice (docs/spec/invoices-and-tax.md#content). A pure function of
 * the invoice.
 */
export function invoiceSheet(invoice: IssuedInvoice): InvoiceSheet {
  const { number, issuedAt, snapshot, cancellation, registration } = invoice;
  return {
    ...sheetOf(snapshot, 'invoice'),
    title: 'Tax Invoice',
    mark: markOf(cancellation),
    registration: registrationOf(registration),
    number,
    facts: [
      ['Invoice number', number],
      ['Date', formatDay(issuedAt)],
      ['Place of supply', stateWithCode(snapshot.placeOfSupply)],
    ],
    parties: [
      partyOf('Billed to', snapshot.buyer),
      partyOf('Delivered to', snapshot.consignee ?? snapshot.buyer),
    ],
  };
}

/**
 * Returns the texts and figures of a credit note (docs/spec/invoices-and-tax.md#credit-notes). A pure function
 * of the note.
 */
export function creditNoteSheet(note: IssuedCreditNote): InvoiceSheet {
  const { number, snapshot } = note;
  const sheet = sheetOf(snapshot, 'credit note');
  return {
    ...sheet,
    title: 'Credit Note',
    mark: undefined,
    registration: registrationOf(note.registration),
    number,
    facts: [
      ['Credit note number', number],
      ['Date', formatDay(note.issuedAt)],
      ['Against invoice', note.invoiceNumber],
      ['Invoice date', formatDay(note.invoiceIssuedAt)],
      ['Place of supply', stateWithCode(snapshot.placeOfSupply)],
    ],
    parties: [
      partyOf('Credited to', snapshot.buyer),
      partyOf('Delivered to', snapshot.consignee ?? snapshot.buyer),
    ],
    notes: [`Reason: ${note.reason}`, ...sheet.notes],
  };
}
