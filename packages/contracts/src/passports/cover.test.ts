import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfIndiaDay } from '../time/india-time';
import { coverOf, type CoverFacts } from './cover.rules';

const BOUGHT: CoverFacts = {
  deliveredAt: '2026-01-31T10:00:00.000Z',
  installedOn: null,
  ...{ months: 12, extendedMonths: 24, isReturned: false, isReplaced: false },
};
const at = (time: string, over: Partial<CoverFacts> = {}) => coverOf({ ...BOUGHT, ...over }, new Date(time));

describe('the cover of a television', () => {
  it('begins with the delivery, ends after its own months, then covers the panel, then nothing', () => {
    expect(at('2026-02-01T00:00:00Z')).toEqual({
      state: 'covered',
      ...{ startsOn: '2026-01-31', endsOn: '2027-01-31', extendedEndsOn: '2029-01-31' },
      daysLeft: 365,
    });
    expect(at('2027-01-31T18:29:59Z')).toMatchObject({ state: 'covered', daysLeft: 1 });
    expect(at('2027-01-31T18:30:00Z')).toMatchObject({ state: 'extended' });
    expect(at('2029-01-31T18:30:00Z')).toMatchObject({ state: 'over', daysLeft: 0 });
  });

  it('counts the day of the delivery in India, whatever the time zone of the server', () => {
    expect(at('2026-06-01T00:00:00Z', { deliveredAt: '2026-01-31T18:29:00Z' }).startsOn).toBe('2026-01-31');
    expect(at('2026-06-01T00:00:00Z', { deliveredAt: '2026-01-31T18:31:00Z' }).startsOn).toBe('2026-02-01');
  });

  it('begins with the installation where that was later, never before the delivery', () => {
    const begins = (over: Partial<CoverFacts>) => at('2026-06-01T00:00:00Z', over);
    expect(begins({ installedOn: '2026-02-05' })).toMatchObject({
      ...{ startsOn: '2026-02-05', endsOn: '2027-02-05', extendedEndsOn: '2029-02-05' },
    });
    expect(begins({ installedOn: '2026-01-30' }).startsOn).toBe('2026-01-31');
    expect(begins({ deliveredAt: null, installedOn: '2026-02-05' }).startsOn).toBe('2026-02-05');
  });

  it('ends on the last day of a month that is shorter', () => {
    expect(at('2026-02-01T00:00:00Z', { months: 1 }).endsOn).toBe('2026-02-28');
  });

  it('has not begun before the delivery, and ends with a return or a replacement', () => {
    expect(at('2026-02-01T00:00:00Z', { deliveredAt: null })).toMatchObject({ state: 'waiting', endsOn: '' });
    expect(at('2026-02-01T00:00:00Z', { isReturned: true })).toMatchObject({
      state: 'returned',
      daysLeft: 0,
    });
    expect(at('2026-02-01T00:00:00Z', { isReturned: true, isReplaced: true }).state).toBe('replaced');
  });

  it('is the extended one from the start where the product has none of its own', () => {
    expect(at('2026-02-01T00:00:00Z', { months: 0 })).toMatchObject({
      ...{ state: 'extended', endsOn: '', extendedEndsOn: '2028-01-31' },
    });
    expect(at('2026-02-01T00:00:00Z', { months: 0, extendedMonths: 0 }).state).toBe('over');
  });

  it('never comes back once it is over, and days only get fewer', () => {
    const ORDER = ['covered', 'extended', 'over'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 400 }),
        (months, extendedMonths, after, further) => {
          const start = Date.parse('2026-01-31T10:00:00.000Z');
          const day = 86_400_000;
          const facts = { ...BOUGHT, months, extendedMonths };
          const first = coverOf(facts, new Date(start + after * day));
          const later = coverOf(facts, new Date(start + (after + further) * day));
          expect(ORDER.indexOf(later.state)).toBeGreaterThanOrEqual(ORDER.indexOf(first.state));
          if (later.state === first.state) expect(later.daysLeft).toBeLessThanOrEqual(first.daysLeft);
          if (first.extendedEndsOn && first.endsOn)
            expect(endOfIndiaDay(first.extendedEndsOn) > endOfIndiaDay(first.endsOn)).toBe(true);
        },
      ),
    );
  });
});
