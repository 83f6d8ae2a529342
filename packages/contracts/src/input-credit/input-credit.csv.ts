import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';

/** A row of the file; amounts in rupees, negative for a credit note. */
interface ExportedCredit {
  kind: string;
  number: string;
  created_at: string;
  gstin: string;
  placeOfSupply: string;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  credit: number;
}

const rupees = (amount: number) => amount.toFixed(2);

/** The columns of a year's input credit. CGST, SGST and IGST add up to Input credit. */
export const INPUT_CREDIT_COLUMNS: CsvColumns<ExportedCredit> = {
  Document: ({ kind }) => kind,
  Number: ({ number }) => number,
  Date: ({ created_at }) => indiaMinute(created_at).slice(0, 10),
  Month: ({ created_at }) => indiaMinute(created_at).slice(0, 7),
  GSTIN: ({ gstin }) => gstin,
  'Place of supply': ({ placeOfSupply }) => placeOfSupply,
  'Taxable value': ({ taxable }) => rupees(taxable),
  CGST: ({ cgst }) => rupees(cgst),
  'SGST or UTGST': ({ sgst }) => rupees(sgst),
  IGST: ({ igst }) => rupees(igst),
  'Input credit': ({ credit }) => rupees(credit),
};
