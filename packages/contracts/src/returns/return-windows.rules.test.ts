import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstChoices } from '../shop-settings/first-choices';
import { daysOfReason, longestDays, reasonsUntil, returnUntil, returnWindows } from './return-windows.rules';
import { RETURN_REASONS } from './returns.values';

const windows = returnWindows(firstChoices({}).returns);

it('a fault counts longer than a changed mind, and own words count as Other', () => {
  expect(daysOfReason(windows, 'Defective product')).toBe(10);
  expect(daysOfReason(windows, 'Changed mind')).toBe(7);
  expect(daysOfReason(windows, 'The box was torn')).toBe(windows.Other);
  expect(longestDays(windows)).toBe(10);
});

it('a window ends with its last day in India, and no reason ends after the longest', () => {
  const delivered = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(delivered, (at) => {
      const last = returnUntil(at.toISOString(), longestDays(windows));
      const all = reasonsUntil(windows, at.toISOString());
      expect(all.map(({ reason }) => reason)).toEqual([...RETURN_REASONS]);
      for (const { until } of all) {
        expect(until <= last && until.endsWith('T18:29:59.999Z')).toBe(true);
        expect(Date.parse(until) - at.getTime()).toBeGreaterThanOrEqual(7 * 86_400_000);
      }
    }),
  );
});
