import { expect, it } from 'vitest';
import { labelPeriodState } from './label-period.rules';

it.each([
  ['2027-12-31', '2027-11-01', undefined],
  ['2027-12-31', '2027-11-02', 'ending'],
  ['2027-12-31', '2027-12-31', 'ending'],
  ['2027-12-31', '2028-01-01', 'ended'],
  [null, '2028-01-01', undefined],
] as const)('a label until %s is on %s: %s', (validTo, today, state) => {
  expect(labelPeriodState(validTo, today)).toBe(state);
});
