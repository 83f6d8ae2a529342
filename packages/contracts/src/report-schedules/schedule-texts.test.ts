import { expect, it } from 'vitest';
import { hourText, rangeText, reportPath, reportTitle, timesText } from './schedule-texts';

it('a report is named with its grouping and filters, and its address opens it on its days', () => {
  expect(reportTitle({ kind: 'sales', by: 'state' })).toBe('Sales by State');
  expect(reportTitle({ kind: 'tax' })).toBe('Tax');
  const refused = { kind: 'refused-pins', by: 'pin', place: '29', area: '560' } as const;
  expect(reportTitle(refused)).toBe('Where we do not deliver by PIN code, Karnataka, PIN codes 560…');
  const days = { from: '2026-11-01', to: '2026-11-30' };
  expect(reportPath(refused, days)).toBe(
    '/admin-dashboard/refused-pins-report?by=pin&place=29&area=560&from=2026-11-01&to=2026-11-30',
  );
  expect(reportPath({ kind: 'coupons' }, days)).toBe(
    '/admin-dashboard/coupon-report?from=2026-11-01&to=2026-11-30',
  );
});

it('days, hours and rhythms are said as people say them', () => {
  expect(rangeText({ from: '2026-11-01', to: '2026-11-01' })).toBe('1 Nov 2026');
  expect(rangeText({ from: '2026-11-01', to: '2026-11-30' })).toBe('1 Nov 2026 – 30 Nov 2026');
  expect([0, 1, 11, 12, 13, 23].map(hourText)).toEqual([
    ...['12 midnight', '1 am', '11 am', '12 noon', '1 pm', '11 pm'],
  ]);
  const times = { every: 'day', weekday: 7, month_day: 28, hour: 8 } as const;
  expect(timesText(times)).toBe('Every day, 8 am');
  expect(timesText({ ...times, every: 'week' })).toBe('Every Sunday, 8 am');
  expect(timesText({ ...times, every: 'month' })).toBe('On day 28 of each month, 8 am');
});
