import type { DocumentKind } from './books.values';
import { isTooLateForTax } from '../credit-notes/commercial-note';
import { creditNoteNumber, invoiceNumber } from '../gst/gst';
import { isGstin } from '../gst/gstin';
import { HSN_CODE } from '../gst/hsn-code';
import { placeOfSupply as suppliedIn } from '../gst/place-of-supply';
import { gstStateCode, isSameState } from '../gst/states';
import type { InvoiceLine, InvoiceParty, InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { inputCreditOf, invoiceTotals } from '../invoices/invoices.rules';
import { formatPaise } from '../money/money-format';
import { paise, percentOf } from '../money/money';
import { financialYear } from '../time/india-time';

/** What an invoice or a credit note says, before it has its number. Amounts in paise. */
interface DocumentContent {
  amountPaise: number;
  snapshot: InvoiceSnapshot;
}

/** An invoice with its number and date (ISO-8601). */
export interface IssuedInvoice extends DocumentContent {
  number: string;
  financialYear: string;
  serial: number;
  issuedAt: string;
}

/** A credit note with its number and date, its reason, and the invoice that it reduces. */
export interface IssuedCreditNote extends IssuedInvoice {
  reason: string;
  invoice: Pick<IssuedInvoice, 'number' | 'issuedAt' | 'amountPaise' | 'snapshot'>;
}

/** An issued document of either kind; an invoice has no reason and no other invoice. */
export type IssuedDocument = IssuedInvoice & Partial<Pick<IssuedCreditNote, 'reason' | 'invoice'>>;

/** Each tax is rounded to the paisa, and a part of a refund is the difference of two rounded sums. */
const TAX_TOLERANCE_PAISE = 2;
/** A total is rounded to the rupee (CGST Act, section 170). */
const MOST_ROUND_OFF_PAISE = 99;
/** A tax invoice is addressed in full from this value on (rule 46(e)); every invoice of the shop is. */
const PIN_CODE = /^[1-9][0-9]{5}$/;
const NUMBER = /^[A-Za-z0-9/-]{1,16}$/;

type Check = [isWrong: boolean, text: string];
const wrongOf = (checks: readonly Check[]) => checks.filter(([isWrong]) => isWrong).map(([, text]) => text);
const isEmpty = (text: string | undefined) => text === undefined || text.trim() === '';
const rupees = (amount: number) => formatPaise(paise(amount));

/** Rule 46 (a), (d), (e): who sells and who buys. */
function partyProblems(who: string, party: InvoiceParty): string[] {
  const code = gstStateCode(party.state);
  const { gstin } = party;
  return wrongOf([
    [isEmpty(party.name), `The ${who} has no name.`],
    [isEmpty(party.address) || isEmpty(party.city), `The ${who} has no address.`],
    [code === undefined, `The ${who}'s State "${party.state}" is none of India.`],
    [!PIN_CODE.test(party.pinCode), `The ${who}'s PIN code "${party.pinCode}" is none.`],
    [gstin !== undefined && !isGstin(gstin), `The ${who}'s GSTIN "${gstin}" is none.`],
    [
      gstin !== undefined && code !== undefined && !gstin.startsWith(code),
      `The ${who}'s GSTIN is of another State than ${party.state}.`,
    ],
  ]);
}

/** What a line may have at least. A credit of a price alone has no units; rounded halves may cost it a paisa. */
const LEAST = {
  invoice: { quantity: 1, paise: 0 },
  'credit-note': { quantity: 0, paise: -1 },
} as const satisfies Record<DocumentKind, { quantity: number; paise: number }>;

/** Rule 46 (g) to (m): what was sold, its value, rate and tax. */
function lineProblems(line: InvoiceLine, index: number, sameState: boolean, kind: DocumentKind): string[] {
  const { grossPaise, discountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, ratePercent } = line;
  const amounts = [grossPaise, discountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise];
  const tax = cgstPaise + sgstPaise + igstPaise;
  const tolerance = TAX_TOLERANCE_PAISE * (sameState ? 2 : 1);
  const isRate = ratePercent >= 0 && ratePercent < 100;
  const name = `Line ${index + 1}`;
  return wrongOf([
    [isEmpty(line.description), `${name} has no description.`],
    [!HSN_CODE.test(line.hsn), `${name} has no HSN of 4, 6 or 8 digits, but "${line.hsn}".`],
    [!Number.isInteger(line.quantity) || line.quantity < LEAST[kind].quantity, `${name} has no quantity.`],
    [
      amounts.some((amount) => !Number.isInteger(amount) || amount < LEAST[kind].paise),
      `${name} has a negative amount.`,
    ],
    [!isRate, `${name} has no rate of tax.`],
    [
      grossPaise - discountPaise !== taxablePaise + tax,
      `${name}: taxable value and tax are not the price less the discount.`,
    ],
    [
      isRate && Math.abs(percentOf(paise(taxablePaise), ratePercent) - tax) > tolerance,
      `${name}: the tax is ${rupees(tax)}, not ${ratePercent}% of ${rupees(taxablePaise)}.`,
    ],
    [sameState && igstPaise !== 0, `${name} has IGST within a State.`],
    [!sameState && cgstPaise + sgstPaise !== 0, `${name} has CGST or SGST between States.`],
    [cgstPaise !== sgstPaise, `${name}: CGST and SGST differ.`],
  ]);
}

/** IGST Act, section 10(1): a registered buyer is supplied where its GSTIN is, others where the goods go. */
function placeProblems({ seller, buyer, consignee, placeOfSupply, sameState }: InvoiceSnapshot): string[] {
  const due = suppliedIn(buyer.gstin ?? '', (consignee ?? buyer).state);
  const isState = gstStateCode(placeOfSupply) !== undefined;
  return wrongOf([
    [!isState, `The place of supply "${placeOfSupply}" is no State.`],
    [
      isState && !isSameState(due ?? '', placeOfSupply),
      buyer.gstin === undefined
        ? 'The place of supply is not the State of delivery.'
        : "The place of supply is not the State of the buyer's GSTIN.",
    ],
    [
      sameState !== isSameState(seller.state, placeOfSupply),
      'The kind of tax does not follow from the place of supply.',
    ],
  ]);
}

/**
 * Returns what a tax invoice lacks or has wrong by rule 46 of the CGST Rules, in sentences; none for a lawful one. Number
 * and date are checked by `invoiceProblems`, when it has them.
 */
export function contentProblems(
  { amountPaise, snapshot }: DocumentContent,
  kind: DocumentKind = 'invoice',
): string[] {
  const { seller, buyer, consignee, sameState, lines, roundOffPaise } = snapshot;
  const { totalPaise } = invoiceTotals(snapshot);
  return [
    ...partyProblems('seller', seller),
    ...partyProblems('buyer', buyer),
    ...(consignee ? partyProblems('recipient of the goods', consignee) : []),
    ...wrongOf([
      [seller.gstin === undefined, 'The seller has no GSTIN.'],
      [lines.length === 0, 'There is no line.'],
      [Math.abs(roundOffPaise) > MOST_ROUND_OFF_PAISE, `The round-off is ${rupees(roundOffPaise)}.`],
      [totalPaise !== amountPaise, `The lines add up to ${rupees(totalPaise)}, not ${rupees(amountPaise)}.`],
    ]),
    ...placeProblems(snapshot),
    ...lines.flatMap((line, index) => lineProblems(line, index, sameState, kind)),
  ];
}

function issueProblems(
  { number, financialYear: year, serial, issuedAt }: IssuedInvoice,
  numberOf: (year: string, serial: number) => string,
): string[] {
  return wrongOf([
    [!NUMBER.test(number), `The number "${number}" is not 1 to 16 letters, digits, - or /.`],
    [number !== numberOf(year, serial), `The number should be ${numberOf(year, serial)}.`],
    [financialYear(new Date(issuedAt)) !== year, `The date ${issuedAt} is not in ${year}.`],
  ]);
}

/** Returns what an issued invoice lacks or has wrong by rule 46, number and date included. */
export function invoiceProblems(invoice: IssuedInvoice): string[] {
  return [...issueProblems(invoice, invoiceNumber), ...contentProblems(invoice)];
}

/** Returns what an issued credit note lacks or has wrong by section 34 of the CGST Act and rule 53(1A). */
export function creditNoteProblems(note: IssuedCreditNote): string[] {
  const { invoice, snapshot } = note;
  const isCommercial = snapshot.isCommercial === true;
  const isLate = isTooLateForTax(invoice.issuedAt, note.issuedAt);
  const tax = inputCreditOf(snapshot);
  const rateOf = ({ hsn, ratePercent }: InvoiceLine) => (isCommercial ? hsn : `${hsn} ${ratePercent}`);
  const rates = new Set(invoice.snapshot.lines.map(rateOf));
  return [
    ...issueProblems(note, creditNoteNumber),
    ...contentProblems(note, 'credit-note'),
    ...wrongOf([
      [isEmpty(note.reason), 'It has no reason.'],
      [isEmpty(invoice.number), 'It names no invoice.'],
      [Date.parse(note.issuedAt) < Date.parse(invoice.issuedAt), 'It is older than its invoice.'],
      [isLate && !isCommercial, 'It came after 30 November of the next year: it may not reduce the tax.'],
      [isCommercial && !isLate, 'It is without tax, though it came until 30 November of the next year.'],
      [isCommercial && tax !== 0, `It is without tax, but has ${rupees(tax)} of it.`],
      [note.amountPaise > invoice.amountPaise, 'It credits more than its invoice.'],
      [
        snapshot.placeOfSupply !== invoice.snapshot.placeOfSupply,
        'Its place of supply is not that of the invoice.',
      ],
      [
        snapshot.buyer.gstin !== invoice.snapshot.buyer.gstin,
        'Its buyer’s GSTIN is not that of the invoice.',
      ],
      [
        snapshot.lines.some((line) => !rates.has(rateOf(line))),
        'An HSN or a rate is not that of the invoice.',
      ],
    ]),
  ];
}
