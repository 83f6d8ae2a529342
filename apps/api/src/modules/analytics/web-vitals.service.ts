import type { GetVitalsInput, ReportVitalsInput } from '@aabha/contracts/analytics/web-vitals.schema';
import { WEB_VITALS_DAYS } from '@aabha/contracts/settings/limits';
import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { RequestContext, SignedInContext } from '../../context/context';
import { insertVitals, vitalsSince } from './web-vitals.queries';

const DAY_MS = 86_400_000;

/** Returns the first instant of a span of days in India that ends today. */
const beginningOf = (days: number, now: Date) =>
  new Date(startOfIndiaDay(indiaDay(now)).getTime() - (days - 1) * DAY_MS);

/**
 * Stores the measurements of a sampled visit. No personal data is stored: no address, no cookie, no user
 * (docs/spec/analytics.md#web-vitals).
 */
export async function reportVitals(ctx: RequestContext, { route, device, values }: ReportVitalsInput) {
  await ctx.limits.takeForAddress('web-vitals', ctx.address);
  await insertVitals(ctx.db, {
    route,
    device,
    lcpMs: values.LCP,
    inpMs: values.INP,
    cls: values.CLS,
    fcpMs: values.FCP,
    ttfbMs: values.TTFB,
    createdAt: ctx.now().toISOString(),
  });
  return { message: 'Counted.' };
}

/**
 * Returns the web vitals of sampled visits over 7, 30 or 90 days of India up to today: the 75th percentile,
 * rated as by Google.
 */
export async function getVitals(ctx: SignedInContext, input: GetVitalsInput) {
  const since = beginningOf(Number(input.days), ctx.now()).toISOString();
  const readReport = ctx.openReport(ctx.db);
  const rows = await readReport((db) => vitalsSince(db, since));
  const groups = rows.map(({ route, device, visits, ...values }) => ({ route, device, visits, values }));
  return { web_vitals: { sample: ctx.settings.current.webVitalsSample, groups } };
}

/** Returns the first instant of the longest span that staff can view. */
export const firstVitalsInstant = (now: Date): Date => beginningOf(WEB_VITALS_DAYS, now);
