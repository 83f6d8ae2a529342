import type { ReportRange } from '@aabha/contracts/reports/report-range';
import type { TaxFigures, TaxReportOutput } from '@aabha/contracts/reports/reports.schema';
import { daysFilter } from './days-filter';
import { amountText } from './amount-text';
import type { FigureCell, ReportRow } from './ReportTable';

export const TAX_COLUMNS = ['Taxable value', 'CGST', 'SGST', 'UTGST', 'IGST', 'Total GST'];

export const taxCells = (figures: TaxFigures): FigureCell[] => {
  const { taxable, cgst, sgst, utgst, igst, tax } = figures;
  return [taxable, cgst, sgst, utgst, igst, tax].map((value) => ({
    text: amountText(value),
  }));
};

export const rateText = (rate: number): string => `${rate}%`;

/** Returns the rows by State, with their rate where there are several; each leads to its invoices. */
export function taxTableRows({ rows, rates }: TaxReportOutput, range: ReportRange): ReportRow[] {
  const days = daysFilter('issued', range);
  return rows
    .toSorted((a, b) => b.tax - a.tax || a.state.localeCompare(b.state))
    .map((row) => ({
      key: `${row.place} ${row.rate}`,
      name: rates.length > 1 ? `${row.state}, ${rateText(row.rate)}` : row.state,
      rows: { screen: 'invoices', filter: { ...days, place: row.place } },
      cells: taxCells(row),
    }));
}
