import { expect, it } from 'vitest';
import { COVER_STATES } from './passports.values';
import { isOfferedTo, isTransferable, offerExpiry, offerState } from './transfers.rules';

const NOW = new Date('2026-11-29T06:00:00.000Z');

it('lets an offer end 14 days later', () => {
  expect(offerExpiry(NOW).toISOString()).toBe('2026-12-13T06:00:00.000Z');
});

it('transfers televisions that were delivered and are still there, covered or not', () => {
  expect(COVER_STATES.filter(isTransferable)).toEqual(['covered', 'extended', 'over']);
});

it.each([
  ['open', 'covered', 1, 'open'],
  ['open', 'covered', 0, 'expired'],
  ['open', 'returned', 1, 'ended'],
  ['open', 'replaced', -1, 'ended'],
  ['withdrawn', 'returned', 1, 'withdrawn'],
  ['accepted', 'over', -1, 'accepted'],
] as const)('shows an offer that is stored as %s, of a television that is %s', (state, cover, ms, shown) => {
  const expiresAt = new Date(NOW.getTime() + ms).toISOString();
  expect(offerState({ state, expiresAt }, cover, NOW)).toBe(shown);
});

it('compares addresses without their case', () => {
  expect(isOfferedTo('Meera@Example.in', 'meera@example.in')).toBe(true);
  expect(isOfferedTo('meera@example.in', 'mira@example.in')).toBe(false);
});
