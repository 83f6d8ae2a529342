import type { z } from 'zod';
import { DayFilter } from '../wire/wire.schema';
import { daysOfRange, type ReportRange } from './report-range';
import { REPORT_DAYS_MAX } from './reports.values';

/** The fields of a report's days, in India, both included. */
export const DAYS_OF_REPORT = { from: DayFilter, to: DayFilter };

/** Returns the schema with the checks of a report's days: in order, and three years at most. */
export const withDaysOfReport = <S extends z.ZodType<ReportRange>>(schema: S) =>
  schema
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day is before the first.' })
    .refine((days) => daysOfRange(days) <= REPORT_DAYS_MAX, {
      path: ['to'],
      error: 'A report has at most three years.',
    });
