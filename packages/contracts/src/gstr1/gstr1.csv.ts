import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees, paise } from '../money/money';
import { placeCode } from './gstr1-rows';
import {
  addAmounts,
  amountsByRate,
  NO_AMOUNTS,
  type ReturnDocument,
  type TaxAmounts,
} from './return-document';
import { sectionOf } from './section-of';

const amountCell =
  (amount: keyof TaxAmounts) =>
  ({ lines }: ReturnDocument): string =>
    decimalRupees(paise(lines.reduce<TaxAmounts>((sum, line) => addAmounts(sum, line), NO_AMOUNTS)[amount]));

/** The columns of the documents of a GSTR-1. Amounts are positive; those of credit notes are to be subtracted. */
export const GSTR1_COLUMNS: CsvColumns<ReturnDocument> = {
  Section: (document) => sectionOf(document).toUpperCase(),
  Document: ({ kind }) => (kind === 'invoice' ? 'Invoice' : 'Credit note'),
  Number: ({ number }) => number,
  Date: ({ day }) => day,
  GSTIN: ({ buyerGstin }) => buyerGstin,
  'Place of supply': (document) => `${placeCode(document)} ${document.placeOfSupply}`,
  'GST %': ({ lines }) =>
    amountsByRate(lines)
      .map(([rate]) => rate)
      .join(', '),
  Value: ({ valuePaise }) => decimalRupees(paise(valuePaise)),
  'Taxable value': amountCell('taxablePaise'),
  IGST: amountCell('igstPaise'),
  CGST: amountCell('cgstPaise'),
  SGST: amountCell('sgstPaise'),
  'Round-off': ({ roundOffPaise }) => decimalRupees(paise(roundOffPaise)),
  'Invoice credited': ({ invoice }) => invoice?.number ?? '',
  'Invoice date': ({ invoice }) => invoice?.day ?? '',
};
