import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import type { SalesRowInPaise } from './reports.schema';
import type { SalesGroup } from './reports.values';

const GROUP_NAMES: Readonly<Record<SalesGroup, string>> = {
  day: 'Day',
  state: 'State',
  brand: 'Brand',
  size: 'Screen size',
  technology: 'Technology',
};

const count = (value: number | null) => (value === null ? '' : String(value));

/** Returns the columns of an exported sales report; documents are counted where they are not split. */
export function salesReportColumns(by: SalesGroup): CsvColumns<SalesRowInPaise> {
  const hasDocuments = by === 'day' || by === 'state';
  return {
    [GROUP_NAMES[by]]: ({ key, label }) => (by === 'day' ? key : label),
    ...(by === 'state' && { 'State code': ({ key }: SalesRowInPaise) => key }),
    ...(hasDocuments && {
      Invoices: (row: SalesRowInPaise) => count(row.invoices),
      'Credit notes': (row: SalesRowInPaise) => count(row.credit_notes),
    }),
    Units: ({ units }) => count(units),
    'Returned units': ({ returned_units }) => count(returned_units),
    Gross: ({ gross }) => decimalRupees(gross),
    Coupons: ({ coupon }) => decimalRupees(coupon),
    'Round-off': ({ round_off }) => decimalRupees(round_off),
    Refunds: ({ refunds }) => decimalRupees(refunds),
    Net: ({ net }) => decimalRupees(net),
    'GST in net': ({ tax }) => decimalRupees(tax),
  };
}
