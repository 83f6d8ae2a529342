import { expect, test } from 'vitest';
import { visitDays } from './visit-days';

/* 1 December in India, 30 November in UTC. */
const NOW = new Date('2026-11-30T20:00:00Z');

test.each([
  ['today', { from: '2026-12-01', to: '2026-12-01' }],
  ['tomorrow', { from: '2026-12-02', to: '2026-12-02' }],
  ['week', { from: '2026-12-01', to: '2026-12-07' }],
  ['2026-12-05..', { from: '2026-12-05' }],
  ['2026-12-05..2026-12-06', { from: '2026-12-05', to: '2026-12-06' }],
])('%s are days in India', (value, days) => {
  expect(visitDays(value, NOW)).toEqual(days);
});

test.each([undefined, '', 'toString', 7])('%j is no filter', (value) => {
  expect(visitDays(value, NOW)).toBeUndefined();
});
