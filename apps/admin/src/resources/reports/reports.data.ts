import type { CouponReportOutput } from '@aabha/contracts/reports/coupon-report.schema';
import type { PromiseReportInput, PromiseReportOutput } from '@aabha/contracts/reports/promise-report.schema';
import type {
  RefusedPinsReportInput,
  RefusedPinsReportOutput,
} from '@aabha/contracts/reports/refused-pins-report.schema';
import type {
  ReportRangeInput,
  SalesReportInput,
  SalesReportOutput,
  TaxReportOutput,
} from '@aabha/contracts/reports/reports.schema';
import type { ReturnsReportInput, ReturnsReportOutput } from '@aabha/contracts/reports/returns-report.schema';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type SalesReportData = SalesReportOutput;
export type TaxReportData = TaxReportOutput;
export type ReturnsReportData = ReturnsReportOutput;
export type CouponReportData = CouponReportOutput;
export type PromiseReportData = PromiseReportOutput;
export type RefusedPinsReportData = RefusedPinsReportOutput;

const asData = <T>(data: T) => ({ data });

export const reportActions = {
  getSalesReport: (input: SalesReportInput) => api.reports.sales.query(input).then(asData, toHttpError),
  getTaxReport: (input: ReportRangeInput) => api.reports.tax.query(input).then(asData, toHttpError),
  getReturnsReport: (input: ReturnsReportInput) => api.reports.returns.query(input).then(asData, toHttpError),
  getCouponReport: (input: ReportRangeInput) => api.reports.coupons.query(input).then(asData, toHttpError),
  getPromiseReport: (input: PromiseReportInput) =>
    api.reports.promises.query(input).then(asData, toHttpError),
  getRefusedPinsReport: (input: RefusedPinsReportInput) =>
    api.reports.refusedPins.query(input).then(asData, toHttpError),
};
export type ReportProvider = ProviderWith<typeof reportActions>;
