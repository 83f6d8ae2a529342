import { expect, it } from 'vitest';
import { DayFilter } from './wire.schema';

it('takes days of the calendar only', () => {
  for (const day of ['2026-11-21', '2028-02-29', '2026-12-31'])
    expect(DayFilter.safeParse(day).success, day).toBe(true);
  for (const text of [
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-11-31',
    '21-11-2026',
    '2026-11-21T00:00Z',
    '',
  ])
    expect(DayFilter.safeParse(text).success, text).toBe(false);
});
