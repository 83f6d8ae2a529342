import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { periodFilter, daysOf, instantsFilter, periodOf } from './period-filter';

/* 02:00 on 1 April in India, where the day before is still last year’s in UTC. */
const NOW = new Date('2026-03-31T20:30:00.000Z');

describe('the days of a list', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('are those of a preset in India at the moment of reading', () => {
    const day = '2026-04-01';
    expect(daysOf('today', NOW)).toEqual({ from: day, to: day });
    expect(daysOf('7', NOW)).toEqual({ from: '2026-03-26', to: day });
    expect(daysOf('month', NOW)).toEqual({ from: day, to: day });
    expect(daysOf('last-month', NOW)).toEqual({ from: '2026-03-01', to: '2026-03-31' });
    expect(daysOf('year', NOW)).toEqual({ from: day, to: day });
  });

  it('are those of the address, open at either side, and none for anything else', () => {
    expect(daysOf('2026-02-01..2026-02-28', NOW)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(daysOf('2026-02-01..', NOW)).toEqual({ from: '2026-02-01' });
    expect(daysOf('..2026-02-28', NOW)).toEqual({ to: '2026-02-28' });
    for (const text of ['..', 'tomorrow', '2026-13-01..x', '', 7, undefined])
      expect(daysOf(text, NOW)).toBeUndefined();
    for (const days of [
      { from: '2026-02-01' },
      { to: '2026-02-28' },
      { from: '2026-02-01', to: '2026-02-02' },
    ])
      expect(daysOf(periodOf(days), NOW)).toEqual(days);
    expect(periodOf({})).toBe('');
  });

  it('reach the API as days or as instants, and replace those of a link', () => {
    const filter = { period: 'today', from: '2020-01-01', placedFrom: '2020-01-01T00:00:00.000Z' };
    expect(periodFilter({ filter })).toEqual({ from: '2026-04-01', to: '2026-04-01' });
    expect(instantsFilter({ filter }, 'placedFrom', 'placedBefore')).toEqual({
      placedFrom: '2026-03-31T18:30:00.000Z',
      placedBefore: '2026-04-01T18:30:00.000Z',
    });
    const link = { from: '2020-01-01', placedBefore: '2020-01-01T00:00:00.000Z' };
    expect(periodFilter({ filter: link })).toEqual({ from: '2020-01-01' });
    expect(instantsFilter({ filter: link }, 'placedFrom', 'placedBefore')).toEqual({
      placedBefore: link.placedBefore,
    });
  });
});
