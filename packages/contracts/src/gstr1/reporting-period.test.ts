import { expect, it } from 'vitest';
import { reportingPeriod } from './reporting-period';

it.each([
  ['2026-10', ['2026-10'], '2026-11'],
  ['2026-10', ['2026-10', '2026-11'], '2026-12'],
  ['2026-12', ['2026-12'], '2027-01'],
  ['2026-10', ['2026-10', '2026-12'], '2026-11'],
  ['2026-02', ['2026-02', '2026-03', '2026-04'], '2026-05'],
])('a late document of %s, with %j filed, is reported in %s', (period, filed, expected) => {
  expect(reportingPeriod(period, new Set(filed))).toBe(expected);
});
