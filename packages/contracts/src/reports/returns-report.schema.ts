import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { DAYS_OF_REPORT, withDaysOfReport } from './days-of-report.schema';
import { RETURNS_GROUPS } from './reports.values';

const figure = z.number().int();

export const ReturnsReportInput = withDaysOfReport(
  z.strictObject({
    ...DAYS_OF_REPORT,
    by: z.enum(RETURNS_GROUPS).default('model').meta({
      description:
        'The days are those on which returns were requested. Own words of shoppers count as Other.',
    }),
  }),
);
export type ReturnsReportInput = z.output<typeof ReturnsReportInput>;

/** Figures of the returns that were requested on these days. */
export const ReturnsFigures = z.object({
  units_sold: figure.nullable().meta({
    description: 'Televisions on invoices of these days; null for a reason, which sells none.',
  }),
  requests: figure.meta({ description: 'Return requests with such a television, or for this reason.' }),
  units_returned: figure.meta({ description: 'Televisions of these requests.' }),
  rate: z.number().nullable().meta({
    description:
      'Returned of sold units in percent, of a reason those of all that were sold; null where none was.',
  }),
  refunded: rupeesOut.meta({ description: 'Amounts of the credit notes of these requests.' }),
  replaced: figure.meta({ description: 'Units for which a replacement was taken from stock.' }),
  rejected: figure.meta({
    description: 'Units of rejected requests, and those that an inspection did not accept.',
  }),
});
export type ReturnsFigures = z.output<typeof ReturnsFigures>;
export type ReturnsFiguresInPaise = z.input<typeof ReturnsFigures>;

const ReturnsRow = ReturnsFigures.extend({
  key: z.string().meta({
    description:
      'The id of the television, the brand or the reason. Empty for delivery and round-off; - where the television does not state it.',
  }),
  label: z.string(),
});
export type ReturnsRow = z.output<typeof ReturnsRow>;
export type ReturnsRowInPaise = z.input<typeof ReturnsRow>;

export const ReturnsReportOutput = z.object({ rows: z.array(ReturnsRow), total: ReturnsFigures });
export type ReturnsReportOutput = z.output<typeof ReturnsReportOutput>;

/** Which report to export. */
export const ExportReturnsReportInput = z.strictObject({ filters: ReturnsReportInput });
export type ExportReturnsReportInput = z.output<typeof ExportReturnsReportInput>;
