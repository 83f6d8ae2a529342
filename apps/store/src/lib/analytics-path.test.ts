import { expect, it } from 'vitest';
import { analyticsPath } from './analytics-path';

it.each([
  ['/track/0193a1e0-0000-7000-8000-000000000001.abc_-', '/track/…'],
  ['/pay/0193a1e0-0000-7000-8000-000000000001.abc/', '/pay/…'],
  ['/track', '/track'],
  ['/track/', '/track/'],
  ['/television/019b8c4f-d200-7669-a141-72c673288a01', '/television/019b8c4f-d200-7669-a141-72c673288a01'],
  ['/payments/one', '/payments/one'],
  ['/', '/'],
])('of %s is %s', (path, shown) => {
  expect(analyticsPath(path)).toBe(shown);
});
