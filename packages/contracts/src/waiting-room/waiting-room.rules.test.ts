import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isGuarded,
  refreshSeconds,
  roomPhase,
  waitSeconds,
  waitText,
  type RoomFacts,
} from './waiting-room.rules';

const START = '2026-11-21T06:30:00.000Z';
const room: RoomFacts = {
  startsAt: START,
  endsAt: '2026-11-21T12:30:00.000Z',
  closedAt: null,
  isOnSale: true,
  unitsLeft: 5,
  unitsReserved: 0,
};

it.each([
  ['before', {}, '2026-11-21T06:29:59.999Z', true],
  ['open', {}, START, true],
  ['open', { unitsLeft: 0, unitsReserved: 1 }, START, true],
  ['soldOut', { unitsLeft: 0 }, START, true],
  ['over', {}, '2026-11-21T12:30:00.000Z', false],
  ['over', { isOnSale: false }, START, false],
  ['closed', { closedAt: START }, START, false],
] as const)('is %s with %o at %s', (phase, over, now, guarded) => {
  expect(roomPhase({ ...room, ...over }, now)).toBe(phase);
  expect(isGuarded(phase)).toBe(guarded);
});

it('estimates no less than the people ahead need at the present rate', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.integer({ min: 1, max: 60_000 }), (ahead, ratePerMinute) => {
      const seconds = waitSeconds(ahead, { ratePerMinute, unitsLeft: 1 }) ?? 0;
      expect((seconds * ratePerMinute) / 60).toBeGreaterThanOrEqual(ahead + 1);
      expect(((seconds - 1) * ratePerMinute) / 60).toBeLessThan(ahead + 1);
    }),
  );
});

it('estimates nothing while nobody is admitted', () => {
  expect(waitSeconds(3, { ratePerMinute: 60, unitsLeft: 0 })).toBeUndefined();
});

it.each([
  [1, 'about a minute'],
  [60, 'about a minute'],
  [61, 'about 2 minutes'],
  [3540, 'about 59 minutes'],
  [3600, 'about 1 hour'],
  [7320, 'about 2 hours 2 min'],
])('says %i seconds as %s', (seconds, text) => expect(waitText(seconds)).toBe(text));

it('reads more often as the turn comes nearer', () => {
  expect([undefined, 600, 40, 20, 1].map(refreshSeconds)).toEqual([15, 15, 10, 5, 3]);
});
