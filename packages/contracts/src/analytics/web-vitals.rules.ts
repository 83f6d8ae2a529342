import type { WebVital } from './web-vitals.names';

/** Google's thresholds: good up to the first, poor above the second. */
export const VITAL_LIMITS: Readonly<Record<WebVital, { good: number; poor: number }>> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
};

export type VitalRating = 'good' | 'needs_work' | 'poor';

/** How a value of a measure is, by Google's thresholds, which belong to the better side. */
export function rateVital(vital: WebVital, value: number): VitalRating {
  const { good, poor } = VITAL_LIMITS[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needs_work' : 'poor';
}
