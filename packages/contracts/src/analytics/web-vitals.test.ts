import { describe, expect, it } from 'vitest';
import { WEB_VITALS } from './web-vitals.names';
import { rateVital, VITAL_LIMITS } from './web-vitals.rules';
import { ReportVitalsInput } from './web-vitals.schema';

describe('the rating of a measure', () => {
  it.each([
    ['LCP', 2500, 'good'],
    ['LCP', 2501, 'needs_work'],
    ['LCP', 4000, 'needs_work'],
    ['LCP', 4001, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 500, 'needs_work'],
    ['INP', 501, 'poor'],
    ['CLS', 0, 'good'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.25, 'needs_work'],
    ['CLS', 0.26, 'poor'],
  ] as const)('of %s %d is %s', (vital, value, rating) => expect(rateVital(vital, value)).toBe(rating));

  it('has a middle for every measure', () => {
    for (const vital of WEB_VITALS) expect(VITAL_LIMITS[vital].good).toBeLessThan(VITAL_LIMITS[vital].poor);
  });
});

describe('a report', () => {
  const report = { route: '/television/$id', device: 'phone', values: { LCP: 1234.5, CLS: 0 } };
  const refused = (over: object) => !ReportVitalsInput.safeParse({ ...report, ...over }).success;

  it('is a route pattern, a device class and measured values', () => {
    expect(ReportVitalsInput.parse(report)).toEqual(report);
  });

  it('names no page of one television, no person, and nothing else', () => {
    expect(refused({ route: '/television/0192-1' })).toBe(true);
    expect(refused({ device: 'Pixel 9 of Kavya' })).toBe(true);
    expect(refused({ user: '1' })).toBe(true);
    expect(refused({ values: { LCP: 1, FID: 2 } })).toBe(true);
  });

  it('has plausible values, and at least one', () => {
    expect(refused({ values: {} })).toBe(true);
    for (const LCP of [-1, 120_001, Number.NaN, Infinity, '1'])
      expect(refused({ values: { LCP } })).toBe(true);
    expect(refused({ values: { CLS: 51 } })).toBe(true);
  });
});
