import { z } from 'zod';
import { DAYS_OF_REPORT, withDaysOfReport } from './days-of-report.schema';
import { PROMISE_GROUPS } from './reports.values';

const figure = z.number().int();

export const PromiseReportInput = withDaysOfReport(
  z.strictObject({
    ...DAYS_OF_REPORT,
    by: z.enum(PROMISE_GROUPS).default('center').meta({
      description:
        'The dispatch centre of the order, the State it goes to, or the courier of its last shipment.',
    }),
  }),
);
export type PromiseReportInput = z.output<typeof PromiseReportInput>;

/** Orders by how their delivery stands to the last day that was promised. */
export const PromiseFigures = z.object({
  delivered: figure.meta({ description: 'Orders delivered on these days.' }),
  kept: figure.meta({ description: 'Of these, delivered on the promised day or before.' }),
  late_1: figure.meta({ description: 'One day late.' }),
  late_2_3: figure.meta({ description: 'Two or three days late.' }),
  late_more: figure.meta({ description: 'More than three days late.' }),
  unpromised: figure.meta({ description: 'Delivered without a promised day.' }),
  kept_percent: z
    .number()
    .nullable()
    .meta({ description: '`kept` in percent of those with a promised day; null where none has one.' }),
  overdue: figure.meta({
    description:
      'Orders promised for these days, whose day is over in India, and that are not delivered yet.',
  }),
});
export type PromiseFigures = z.output<typeof PromiseFigures>;

const PromiseRow = PromiseFigures.extend({
  key: z.string().meta({
    description:
      'The dispatch centre, the GST code of the State, or the code of the courier; empty for none.',
  }),
  label: z.string(),
});
export type PromiseRow = z.output<typeof PromiseRow>;

export const PromiseReportOutput = z.object({
  rows: z.array(PromiseRow),
  total: PromiseFigures,
  overdue_until: z
    .string()
    .meta({ description: 'The last day that is over in India, up to which promises are overdue.' }),
});
export type PromiseReportOutput = z.output<typeof PromiseReportOutput>;

/** Which report to export. */
export const ExportPromiseReportInput = z.strictObject({ filters: PromiseReportInput });
export type ExportPromiseReportInput = z.output<typeof ExportPromiseReportInput>;
