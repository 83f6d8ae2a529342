import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { DayFilter } from '../wire/wire.schema';
import { daysOfRange } from './report-range';
import { REPORT_DAYS_MAX, SALES_GROUPS } from './reports.values';

const figure = z.number().int();

const range = { from: DayFilter, to: DayFilter };
const isOrdered = ({ from, to }: { from: string; to: string }) => from <= to;
const isShort = (days: { from: string; to: string }) => daysOfRange(days) <= REPORT_DAYS_MAX;
const ORDER = { path: ['to'], error: 'The last day is before the first.' };
const LENGTH = { path: ['to'], error: 'A report has at most three years.' };

/** The days of a report, in India, both included. */
export const ReportRangeInput = z.strictObject(range).refine(isOrdered, ORDER).refine(isShort, LENGTH);
export type ReportRangeInput = z.output<typeof ReportRangeInput>;

export const SalesReportInput = z
  .strictObject({
    ...range,
    by: z.enum(SALES_GROUPS).default('day').meta({
      description: 'Days in India; States are places of supply; the others are facts of the television.',
    }),
  })
  .refine(isOrdered, ORDER)
  .refine(isShort, LENGTH);
export type SalesReportInput = z.output<typeof SalesReportInput>;

/** Sums of documents; amounts include GST. */
export const SalesFigures = z.object({
  invoices: figure.nullable().meta({
    description: 'Null where they are grouped by television, since an invoice may have several.',
  }),
  credit_notes: figure.nullable().meta({ description: 'Null in the same groups.' }),
  units: figure.meta({ description: 'Televisions on invoices.' }),
  returned_units: figure.meta({ description: 'Televisions on credit notes.' }),
  gross: rupeesOut.meta({ description: 'Invoiced at the prices before coupons, with delivery.' }),
  coupon: rupeesOut.meta({ description: 'What coupons took off.' }),
  round_off: rupeesOut.meta({ description: 'Round-off of the invoices.' }),
  refunds: rupeesOut.meta({ description: 'Amounts of credit notes.' }),
  net: rupeesOut.meta({ description: 'Amounts of invoices less those of credit notes.' }),
  tax: rupeesOut.meta({ description: 'GST in the net amount.' }),
});
export type SalesFigures = z.output<typeof SalesFigures>;
export type SalesFiguresInPaise = z.input<typeof SalesFigures>;

const SalesRow = SalesFigures.extend({
  key: z.string().meta({
    description:
      'The day, the GST code of the State, the brand, inches or technology. Empty for delivery and round-off; - where the television does not state it.',
  }),
  label: z.string(),
});

export const SalesReportOutput = z.object({
  rows: z.array(SalesRow),
  total: SalesFigures,
  before: SalesFigures.extend({ from: z.string(), to: z.string() }).meta({
    description: 'The total of as many days before.',
  }),
});
export type SalesReportOutput = z.output<typeof SalesReportOutput>;
export type SalesRow = z.output<typeof SalesRow>;
export type SalesRowInPaise = z.input<typeof SalesRow>;

/** Which report to export. */
export const ExportSalesReportInput = z.strictObject({ filters: SalesReportInput });
export type ExportSalesReportInput = z.output<typeof ExportSalesReportInput>;

/** Taxes of invoices less those of credit notes; commercial credit notes reduce none. */
export const TaxFigures = z.object({
  taxable: rupeesOut,
  cgst: rupeesOut,
  sgst: rupeesOut,
  utgst: rupeesOut.meta({ description: 'The half of a union territory without a legislature.' }),
  igst: rupeesOut,
  tax: rupeesOut.meta({ description: 'All of them.' }),
});
export type TaxFigures = z.output<typeof TaxFigures>;
export type TaxFiguresInPaise = z.input<typeof TaxFigures>;

const TaxRow = TaxFigures.extend({
  rate: z.number().meta({ description: 'GST in percent.' }),
  place: z.string().meta({ description: 'The GST code of the place of supply.' }),
  state: z.string(),
});
export type TaxRowInPaise = z.input<typeof TaxRow>;

export const TaxReportOutput = z.object({
  rows: z.array(TaxRow),
  rates: z.array(TaxFigures.extend({ rate: z.number() })),
  total: TaxFigures,
});
export type TaxReportOutput = z.output<typeof TaxReportOutput>;

export const ExportTaxReportInput = z.strictObject({ filters: ReportRangeInput });
export type ExportTaxReportInput = z.output<typeof ExportTaxReportInput>;
