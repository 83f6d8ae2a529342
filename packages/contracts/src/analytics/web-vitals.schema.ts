import { z } from 'zod';
import { DEVICE_CLASSES, STORE_ROUTES, type WebVital } from './web-vitals.names';

const durationMs = z.number().min(0).max(120_000).optional();

/**
 * What one sampled visit measured, once, when its page was left: times in milliseconds, CLS without a unit. Where the
 * page was opened is given as the pattern of its route, so that nothing names a person or what they looked at. A value
 * that a browser could not measure is left out; implausible ones are refused (docs/spec/analytics.md#web-vitals).
 */
export const ReportVitalsInput = z
  .strictObject({
    route: z.enum(STORE_ROUTES),
    device: z.enum(DEVICE_CLASSES),
    values: z
      .strictObject({
        LCP: durationMs,
        INP: durationMs,
        CLS: z.number().min(0).max(50).optional(),
        FCP: durationMs,
        TTFB: durationMs,
      })
      .refine(
        (values) => Object.values(values).some((value) => value !== undefined),
        'Nothing was measured.',
      ),
  })
  .meta({ example: { route: '/televisions', device: 'phone', values: { LCP: 1840, INP: 96, CLS: 0.02 } } });
export type ReportVitalsInput = z.output<typeof ReportVitalsInput>;

/** The spans of the screen, in days of India up to and with today. */
export const VITALS_SPANS = ['7', '30', '90'] as const;
export const GetVitalsInput = z.strictObject({ days: z.enum(VITALS_SPANS).default('30') });
export type GetVitalsInput = z.output<typeof GetVitalsInput>;

const count = z.number().int();

/** A metric over visits: its 75th percentile and the numbers of good, poor and other visits. */
export const VitalFigures = z.object({ p75: z.number(), good: count, needs_work: count, poor: count });
export type VitalFigures = z.output<typeof VitalFigures>;

/** Visits of one route and one class of device; null stands for all of them. */
export const VitalsGroup = z.object({
  route: z.enum(STORE_ROUTES).nullable(),
  device: z.enum(DEVICE_CLASSES).nullable(),
  visits: count,
  /** Null where no visit measured it. */
  values: z.object({
    LCP: VitalFigures.nullable(),
    INP: VitalFigures.nullable(),
    CLS: VitalFigures.nullable(),
    FCP: VitalFigures.nullable(),
    TTFB: VitalFigures.nullable(),
  } satisfies Record<WebVital, z.ZodType>),
});
export type VitalsGroup = z.output<typeof VitalsGroup>;

export const GetVitalsOutput = z.object({
  web_vitals: z.object({
    /** The share of visits that measure, 0 to 1. */
    sample: z.number(),
    /** Most visited first; without any visit there is none. */
    groups: z.array(VitalsGroup),
  }),
});
export type GetVitalsOutput = z.output<typeof GetVitalsOutput>;
