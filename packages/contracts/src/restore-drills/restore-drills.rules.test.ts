import { expect, it } from 'vitest';
import { backupAgeSeconds, drillNotice, type DrillHistory } from './restore-drills.rules';

const now = new Date('2026-11-29T06:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const OLD_SHOP: DrillHistory = { isLastFailed: false, lastPassedAt: null, shopSince: ago(400) };

it.each<[string, Partial<DrillHistory>, number, string | null]>([
  ['a drill within the time', { lastPassedAt: ago(34) }, 35, null],
  ['a drill exactly as old as allowed', { lastPassedAt: ago(35) }, 35, null],
  ['a drill that is older', { lastPassedAt: ago(35.01) }, 35, 'overdue'],
  ['a failed drill after a recent success', { lastPassedAt: ago(2), isLastFailed: true }, 35, 'failed'],
  ['a failed drill after an old success', { lastPassedAt: ago(99), isLastFailed: true }, 35, 'failed'],
  ['no drill in an old shop', {}, 35, 'never'],
  ['no drill in a young shop', { shopSince: ago(10) }, 35, null],
  ['no drill in a shop without accounts', { shopSince: null }, 35, null],
  ['an old drill where the notice is off', { lastPassedAt: ago(99) }, 0, null],
  ['a failed drill where the notice is off', { isLastFailed: true }, 0, null],
])('%s', (_what, over, days, notice) => {
  expect(drillNotice({ ...OLD_SHOP, ...over }, { days, now })).toBe(notice);
});

it('counts the age of a backup in seconds, and none for one from the future', () => {
  expect(backupAgeSeconds('2026-11-29T05:58:30.400Z', now)).toBe(90);
  expect(backupAgeSeconds('2026-11-29T06:00:03.000Z', now)).toBe(0);
});
