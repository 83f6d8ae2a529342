import type {
  ReportRangeInput,
  SalesReportInput,
  SalesReportOutput,
  TaxReportOutput,
} from '@aabha/contracts/reports/reports.schema';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type SalesReportData = SalesReportOutput;
export type TaxReportData = TaxReportOutput;

export const reportActions = {
  getSalesReport: (input: SalesReportInput) =>
    api.reports.sales.query(input).then((data) => ({ data }), toHttpError),
  getTaxReport: (input: ReportRangeInput) =>
    api.reports.tax.query(input).then((data) => ({ data }), toHttpError),
};
export type ReportProvider = ProviderWith<typeof reportActions>;
