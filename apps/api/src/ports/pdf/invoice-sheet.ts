import { taxesOfSupply } from '@aabha/contracts/gst/place-of-supply';
import { gstStateCode } from '@aabha/contracts/gst/states';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import type { InvoiceLine, InvoiceParty, InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import { invoiceTotals, type InvoiceTotals } from '@aabha/contracts/invoices/invoices.rules';
import { LANGUAGE_FACTS, type Language } from '@aabha/contracts/language/language';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { formatEwayBillNumber } from '@aabha/contracts/eway-bill/eway-bill-number';
import { textsOf } from '@aabha/messages/texts-of';
import type {
  EInvoiceRegistration,
  EnteredEwayBill,
  InvoiceCancellation,
  IssuedCreditNote,
  IssuedInvoice,
} from './pdf';

const DOCUMENTS = textsOf('taxDocuments');
const DATES = textsOf('dates');

const textsIn = (language: Language) => ({
  ...DOCUMENTS[language],
  ...DATES[language],
  locale: LANGUAGE_FACTS[language].locale,
});
type Texts = ReturnType<typeof textsIn>;

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
  /** BCP 47. */
  locale: string;
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
  words: readonly [label: string, value: string];
  notes: string[];
  /** What the e-invoice portal gave, with the text of the QR code and its description for screen readers. */
  registration:
    | { facts: (readonly [label: string, value: string])[]; code: string; codeTitle: string }
    | undefined;
  /** The QR codes of warranty passports, each with its description for screen readers. */
  passports:
    | { title: string; hint: string; codes: { name: string; serial: string; url: string; alt: string }[] }
    | undefined;
  /** Returns the text at the foot of a page. */
  pageOf: (page: number, count: number) => string;
}

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Formats 1,24,990.00, with a true minus sign. */
const amount = (paiseAmount: number) => grouped.format(rupeesFromPaise(paiseAmount)).replace('-', '−');

const stateWithCode = (state: string) => {
  const code = gstStateCode(state);
  return code ? `${state} (${code})` : state;
};

function addressLines(texts: Texts, party: InvoiceParty): string[] {
  const reach = [formatPhone(party.phone ?? ''), party.email].filter(Boolean).join(' · ');
  return [
    party.address,
    `${party.city} ${party.pinCode}`,
    texts.state(stateWithCode(party.state)),
    ...(party.gstin ? [`GSTIN: ${party.gstin}`] : []),
    ...(reach ? [reach] : []),
  ];
}

/** Returns the taxes of a document; none of a commercial credit note. */
const taxesOf = ({ seller, placeOfSupply, isCommercial }: InvoiceSnapshot) =>
  isCommercial ? [] : taxesOfSupply(seller.state, placeOfSupply);

function columnsOf(texts: Texts, snapshot: InvoiceSnapshot, discounted: boolean): SheetColumn[] {
  const number = (title: string, width: number): SheetColumn => ({ title, width, align: 'right' });
  return [
    { title: '#', width: 16, align: 'left' },
    { title: texts.item, width: 0, align: 'left' },
    number(texts.quantity, 32),
    number(texts.price, 62),
    ...(discounted ? [number(texts.discount, 54)] : []),
    ...(snapshot.isCommercial ? [] : [number(texts.taxable, 62)]),
    ...taxesOf(snapshot).map(({ name }) => number(name, 54)),
    number(texts.amount, 64),
  ];
}

function rowOf(
  texts: Texts,
  snapshot: InvoiceSnapshot,
  [index, line]: [number, InvoiceLine],
  discounted: boolean,
): SheetRow {
  const taxes = taxesOf(snapshot).map(({ share, field }) => ({
    text: amount(line[field]),
    below: `${line.ratePercent * share} %`,
  }));
  return {
    cells: [
      { text: String(index + 1) },
      { text: texts.lineDescription(line.description), below: `HSN/SAC ${line.hsn}` },
      /* A credit note of a lower price or of a warranty alone is of no unit. */
      line.quantity === 0 ? { text: '' } : { text: String(line.quantity), below: 'NOS' },
      { text: amount(line.grossPaise) },
      ...(discounted ? [{ text: line.discountPaise > 0 ? amount(-line.discountPaise) : '' }] : []),
      ...(snapshot.isCommercial ? [] : [{ text: amount(line.taxablePaise) }]),
      ...taxes,
      { text: amount(line.grossPaise - line.discountPaise) },
    ],
  };
}

function totalsOf(texts: Texts, snapshot: InvoiceSnapshot, totals: InvoiceTotals): InvoiceSheet['totals'] {
  return [
    [snapshot.isCommercial ? texts.value : texts.taxableValue, amount(totals.taxablePaise)],
    ...taxesOf(snapshot).map(({ name, field }) => [name, amount(totals[field])] as const),
    ...(totals.roundOffPaise === 0 ? [] : [[texts.roundOff, amount(totals.roundOffPaise)] as const]),
  ];
}

function notesOf(texts: Texts, snapshot: InvoiceSnapshot, totals: InvoiceTotals): string[] {
  const { couponCode, offerPaise = 0 } = snapshot;
  const couponPaise = totals.discountPaise - offerPaise;
  return [
    ...(couponPaise > 0 ? [texts.couponOff(couponCode ?? '', `₹${amount(couponPaise)}`)] : []),
    ...(offerPaise > 0 ? [texts.offerOff(`₹${amount(offerPaise)}`)] : []),
    ...(snapshot.placeOfSupplyNote ? [texts.placeOfSupplyNote(snapshot.placeOfSupplyNote)] : []),
    ...(snapshot.isCommercial
      ? [texts.tooLateForGst, texts.inRupees]
      : [texts.pricesIncludeGst, texts.noReverseCharge]),
  ];
}

function markOf(texts: Texts, cancellation: InvoiceCancellation | undefined): InvoiceSheet['mark'] {
  if (!cancellation) return undefined;
  const { at, refund } = cancellation;
  const money = refund
    ? texts.invoiceRefundText(refund.status, rupeesFromPaise(refund.amountPaise))
    : texts.nothingRefunded;
  return { title: texts.cancelled, text: texts.cancelledOn(texts.formatDay(at), money) };
}

function registrationOf(
  texts: Texts,
  registration: EInvoiceRegistration | undefined,
): InvoiceSheet['registration'] {
  if (!registration) return undefined;
  const { irn, ackNumber, ackAt, signedQr } = registration;
  return {
    facts: [
      [texts.irn, irn],
      [texts.ackNumber, ackNumber],
      [texts.acknowledged, texts.formatDateTime(ackAt)],
    ],
    code: signedQr,
    codeTitle: texts.signedQrCode,
  };
}

function ewayBillFacts(texts: Texts, bill: EnteredEwayBill | undefined): InvoiceSheet['facts'] {
  if (!bill) return [];
  const { number, generatedAt, validUntil } = bill;
  return [
    [texts.ewayBill, formatEwayBillNumber(number)],
    [texts.ewayBillGenerated, texts.formatDateTime(generatedAt)],
    ...(validUntil === null ? [] : [[texts.ewayBillValidUntil, texts.formatDateTime(validUntil)] as const]),
  ];
}

function passportsOf(texts: Texts, passports: IssuedInvoice['passports'] = []): InvoiceSheet['passports'] {
  if (passports.length === 0) return undefined;
  return {
    title: texts.warrantyPassports,
    hint: texts.warrantyPassportsHint,
    codes: passports.map(({ name, serial, url }) => ({
      ...{ name, url, serial: texts.serialNumber(serial) },
      alt: texts.warrantyPassportOf(name, serial),
    })),
  };
}

const partyOf = (texts: Texts, title: string, party: InvoiceParty) => ({
  title,
  name: party.name,
  lines: addressLines(texts, party),
});

/** The texts that an invoice and a credit note have alike. */
function sheetOf(texts: Texts, snapshot: InvoiceSnapshot) {
  const totals = invoiceTotals(snapshot);
  const discounted = totals.discountPaise > 0;
  return {
    locale: texts.locale,
    seller: { name: snapshot.seller.name, lines: addressLines(texts, snapshot.seller) },
    columns: columnsOf(texts, snapshot, discounted),
    rows: snapshot.lines.map((line, index) => rowOf(texts, snapshot, [index, line], discounted)),
    totals: totalsOf(texts, snapshot, totals),
    total: [texts.total, `₹${amount(totals.totalPaise)}`] as const,
    words: [texts.totalInWords, texts.amountInWords(totals.totalPaise)] as const,
    notes: notesOf(texts, snapshot, totals),
    pageOf: texts.pageOf,
  };
}

/**
 * Returns the texts and figures of a GST invoice in a language (docs/spec/invoices-and-tax.md#content). A pure function of
 * both.
 */
export function invoiceSheet(invoice: IssuedInvoice, language: Language = 'en'): InvoiceSheet {
  const { number, issuedAt, snapshot, cancellation, registration, ewayBill } = invoice;
  const texts = textsIn(language);
  const sheet = sheetOf(texts, snapshot);
  return {
    ...sheet,
    title: texts.taxInvoice,
    mark: markOf(texts, cancellation),
    registration: registrationOf(texts, registration),
    passports: passportsOf(texts, invoice.passports),
    number,
    facts: [
      [texts.invoiceNumber, number],
      [texts.date, texts.formatDay(issuedAt)],
      [texts.placeOfSupply, stateWithCode(snapshot.placeOfSupply)],
      ...ewayBillFacts(texts, ewayBill),
    ],
    parties: [
      partyOf(texts, texts.billedTo, snapshot.buyer),
      partyOf(texts, texts.deliveredTo, snapshot.consignee ?? snapshot.buyer),
    ],
    notes: [...sheet.notes, texts.invoiceNeedsNoSignature],
  };
}

/**
 * Returns the texts and figures of a credit note in a language (docs/spec/invoices-and-tax.md#credit-notes). A pure function
 * of both.
 */
export function creditNoteSheet(note: IssuedCreditNote, language: Language = 'en'): InvoiceSheet {
  const { number, snapshot } = note;
  const texts = textsIn(language);
  const sheet = sheetOf(texts, snapshot);
  return {
    ...sheet,
    title: snapshot.isCommercial ? texts.commercialCreditNote : texts.creditNote,
    mark: undefined,
    registration: registrationOf(texts, note.registration),
    passports: undefined,
    number,
    facts: [
      [texts.creditNoteNumber, number],
      [texts.date, texts.formatDay(note.issuedAt)],
      [texts.againstInvoice, note.invoiceNumber],
      [texts.invoiceDate, texts.formatDay(note.invoiceIssuedAt)],
      [texts.placeOfSupply, stateWithCode(snapshot.placeOfSupply)],
    ],
    parties: [
      partyOf(texts, texts.creditedTo, snapshot.buyer),
      partyOf(texts, texts.deliveredTo, snapshot.consignee ?? snapshot.buyer),
    ],
    notes: [texts.reason(note.reason), ...sheet.notes, texts.creditNoteNeedsNoSignature],
  };
}
