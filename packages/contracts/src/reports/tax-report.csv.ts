import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import type { TaxRowInPaise } from './reports.schema';

/** The columns of an exported tax report. */
export const TAX_REPORT_COLUMNS: CsvColumns<TaxRowInPaise> = {
  'GST %': ({ rate }) => String(rate),
  State: ({ state }) => state,
  'State code': ({ place }) => place,
  'Taxable value': ({ taxable }) => decimalRupees(taxable),
  CGST: ({ cgst }) => decimalRupees(cgst),
  SGST: ({ sgst }) => decimalRupees(sgst),
  UTGST: ({ utgst }) => decimalRupees(utgst),
  IGST: ({ igst }) => decimalRupees(igst),
  'Total GST': ({ tax }) => decimalRupees(tax),
};
