import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pickupFilter } from './pickup-filter';

/* Saturday evening in UTC is Sunday in India. */
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T19:00:00Z') }));
afterEach(() => vi.useRealTimers());

const days = (pickup?: string) => pickupFilter({ filter: { pickup } });

test.each([
  ['today', { pickup_from: '2026-11-29', pickup_to: '2026-11-29' }],
  ['tomorrow', { pickup_from: '2026-11-30', pickup_to: '2026-11-30' }],
  ['week', { pickup_from: '2026-11-29', pickup_to: '2026-12-05' }],
  ['2026-12-01..2026-12-03', { pickup_from: '2026-12-01', pickup_to: '2026-12-03' }],
  ['2026-12-01..', { pickup_from: '2026-12-01' }],
  ['..2026-12-03', { pickup_to: '2026-12-03' }],
  ['soon', {}],
  [undefined, {}],
])('the pickup day %j of the address is %j in India', (value, expected) => {
  expect(days(value)).toEqual(expected);
});
