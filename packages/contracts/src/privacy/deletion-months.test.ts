import { expect, it } from 'vitest';
import { ANALYTICS_DAYS, WEB_VITALS_DAYS } from '../settings/limits';
import { deletionMonths } from './deletion-months';

it.each([
  [0, 2],
  [30, 3],
  [WEB_VITALS_DAYS, 4],
  [ANALYTICS_DAYS, 15],
])('%d days are deleted within %d months', (days, months) => {
  expect(deletionMonths(days)).toBe(months);
});
