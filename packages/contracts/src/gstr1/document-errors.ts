import { isGstin } from '../gst/gstin';
import { formatPaise } from '../money/money-format';
import { paise, percentOf } from '../money/money';
import { placeCode } from './gstr1-rows';
import type { Gstr1Summary } from './gstr1-summary';
import type { HsnDigits } from './hsn-summary';
import { amountsByRate, taxOf, type ReturnDocument } from './return-document';
import { periodName } from './return-period';

/** What a return is checked against. */
export interface ReturnContext {
  period: string;
  gstin: string;
  hsnDigits: HsnDigits;
  /** The ids of documents of earlier months, whose returns were filed without them. */
  late?: ReadonlySet<string>;
}

/** The portal accepts a difference of a rupee between a tax and rate times value. */
const TOLERANCE_PAISE = 100;
const NUMBER = /^[A-Za-z0-9/-]{1,16}$/;
const rupees = (amount: number) => formatPaise(paise(amount));

/** The text is made only for what is wrong: nearly all documents are right. */
type Check = [isWrong: boolean, text: () => string];

function amountChecks(document: ReturnDocument): Check[] {
  const { lines, valuePaise, roundOffPaise, sameState } = document;
  const byRate = amountsByRate(lines);
  const total = byRate.reduce((sum, [, amounts]) => sum + amounts.taxablePaise + taxOf(amounts), 0);
  const taxes = byRate.map(([rate, amounts]): Check => {
    const expected = percentOf(paise(amounts.taxablePaise), rate);
    return [
      Math.abs(expected - taxOf(amounts)) > TOLERANCE_PAISE,
      () => `The tax at ${rate}% is ${rupees(taxOf(amounts))}, not ${rupees(expected)}.`,
    ];
  });
  return [
    ...taxes,
    [
      total + roundOffPaise !== valuePaise,
      () => `Its lines add up to ${rupees(total + roundOffPaise)}, not ${rupees(valuePaise)}.`,
    ],
    [
      byRate.some(([, amounts]) => Math.min(...Object.values(amounts)) < 0),
      () => 'It has a negative amount.',
    ],
    [
      byRate.some(([, { cgstPaise, sgstPaise, igstPaise }]) =>
        sameState ? igstPaise !== 0 : cgstPaise !== 0 || sgstPaise !== 0,
      ),
      () => 'The kind of tax does not follow from the place of supply.',
    ],
  ];
}

function partyChecks(document: ReturnDocument, { gstin }: ReturnContext): Check[] {
  const { sellerGstin, buyerGstin, placeOfSupply, sameState } = document;
  const pos = placeCode(document);
  return [
    [sellerGstin !== gstin, () => `It is of another seller: ${sellerGstin || 'without a GSTIN'}.`],
    [buyerGstin !== '' && !isGstin(buyerGstin), () => `The buyer's GSTIN "${buyerGstin}" is none.`],
    [pos === '', () => `The place of supply "${placeOfSupply}" is no State.`],
    [pos !== '' && sameState !== gstin.startsWith(pos), () => 'The place of supply is not that of its tax.'],
  ];
}

function lineChecks({ lines }: ReturnDocument, { hsnDigits }: ReturnContext): Check[] {
  return [
    [lines.length === 0, () => 'It has no line.'],
    ...lines.map(({ hsn, description }): Check => [
      !/^[0-9]+$/.test(hsn) || hsn.length < hsnDigits,
      () => `${description}: the HSN "${hsn}" has fewer than ${hsnDigits} digits.`,
    ]),
  ];
}

/** Returns what the portal would refuse of a document, in sentences; none for a good one (docs/spec/gst-returns.md#self-check). */
export function documentErrors(document: ReturnDocument, context: ReturnContext): string[] {
  const { number, day, invoice, valuePaise } = document;
  const checks: Check[] = [
    [!NUMBER.test(number), () => `The number "${number}" is not 1 to 16 letters, digits, - or /.`],
    [
      !day.startsWith(context.period) && !context.late?.has(document.id),
      () => `Its date ${day} is not in ${periodName(context.period)}.`,
    ],
    [invoice !== undefined && day < invoice.day, () => `It is older than its invoice ${invoice?.number}.`],
    [
      invoice !== undefined && valuePaise > invoice.valuePaise,
      () => `It credits more than its invoice ${invoice?.number}.`,
    ],
    ...partyChecks(document, context),
    ...amountChecks(document),
    ...lineChecks(document, context),
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, text]) => text());
}

/** Returns where the sections and the HSN summary have different taxable values: tables 4, 5 and 7 less 9B, and 12. */
export function summaryErrors(summary: Gstr1Summary): string[] {
  const { hsn } = summary;
  const taxable = (...names: Parameters<Gstr1Summary['section']>[0][]) =>
    names.reduce((sum, name) => sum + summary.section(name).amounts.taxablePaise, 0);
  const pairs = [
    ['with a GSTIN', taxable('b2b') - taxable('cdnr'), hsn.b2b.taxablePaise],
    ['without a GSTIN', taxable('b2cl', 'b2cs') - taxable('cdnur'), hsn.b2c.taxablePaise],
  ] as const;
  return pairs
    .filter(([, listed, summed]) => listed !== summed)
    .map(
      ([buyers, listed, summed]) =>
        `Buyers ${buyers}: the taxable value is ${rupees(listed)} in the sections and ${rupees(summed)} by HSN.`,
    );
}
