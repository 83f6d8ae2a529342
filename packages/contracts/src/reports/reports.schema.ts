import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { DAYS_OF_REPORT, withDaysOfReport } from './days-of-report.schema';
import { SALES_GROUPS } from './reports.values';

const figure = z.number().int();

/** The days of a report, in India, both included. */
export const ReportRangeInput = withDaysOfReport(z.strictObject(DAYS_OF_REPORT));
export type ReportRangeInput = z.output<typeof ReportRangeInput>;

export const SalesReportInput = withDaysOfReport(
  z.strictObject({
    ...DAYS_OF_REPORT,
    by: z.enum(SALES_GROUPS).default('day').meta({
      description: 'Days in India; States are places of supply; the others are facts of the television.',
    }),
  }),
);
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

/** Which report to export that has no groups. */
export const ExportRangeReportInput = z.strictObject({ filters: ReportRangeInput });
export type ExportRangeReportInput = z.output<typeof ExportRangeReportInput>;
