import { z } from 'zod';
import { DAYS_OF_REPORT, withDaysOfReport } from './days-of-report.schema';
import { REFUSED_PIN_GROUPS, REFUSED_PIN_ROWS_MAX } from './refused-pins.values';

const figure = z.number().int();

/** The filters that narrow the report to a part of India. */
export const REFUSED_PIN_PART = {
  place: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'Only of the State with this GST code.', example: '29' }),
  district: z.string().max(100).optional().meta({ description: 'Only of this district.' }),
  area: z
    .string()
    .regex(/^\d{3}$/)
    .optional()
    .meta({ description: 'Only codes that begin with these three digits.' }),
};

export const RefusedPinsReportInput = withDaysOfReport(
  z.strictObject({
    ...DAYS_OF_REPORT,
    by: z
      .enum(REFUSED_PIN_GROUPS)
      .default('area')
      .meta({ description: 'The first three digits, the district, the State, or the PIN code itself.' }),
    ...REFUSED_PIN_PART,
  }),
);
export type RefusedPinsReportInput = z.output<typeof RefusedPinsReportInput>;

/** Checks of PIN codes that the shop did not deliver to. */
export const RefusedPinsFigures = z.object({
  checks: figure.meta({ description: 'Checks, not people: somebody who looks twice counts twice.' }),
  before: figure.meta({ description: 'Those of as many days before.' }),
  pins: figure.meta({ description: 'Different PIN codes of these days.' }),
});
export type RefusedPinsFigures = z.output<typeof RefusedPinsFigures>;

const RefusedPinsRow = RefusedPinsFigures.extend({
  key: z.string().meta({ description: 'The three digits, the district, the GST code or the PIN code.' }),
  label: z.string(),
  place: z.string().meta({ description: 'The GST code of the State.' }),
  state: z.string(),
  top_pin: z
    .string()
    .meta({ description: 'The PIN code with the most checks that is not delivered to now; empty for none.' }),
});
export type RefusedPinsRow = z.output<typeof RefusedPinsRow>;

export const RefusedPinsReportOutput = z.object({
  rows: z.array(RefusedPinsRow).meta({
    description: `Those with the most checks first, at most ${REFUSED_PIN_ROWS_MAX}.`,
  }),
  row_count: figure.meta({ description: 'All rows, those that are left out among them.' }),
  total: RefusedPinsFigures,
  places: z.array(z.object({ place: z.string(), checks: figure })).meta({
    description: 'Checks of each State by its GST code, for a map; those without any are left out.',
  }),
});
export type RefusedPinsReportOutput = z.output<typeof RefusedPinsReportOutput>;

/** Which report to export. */
export const ExportRefusedPinsReportInput = z.strictObject({ filters: RefusedPinsReportInput });
export type ExportRefusedPinsReportInput = z.output<typeof ExportRefusedPinsReportInput>;
