import { expect, it } from 'vitest';
import type { WaitingRoom } from './waiting-room.schema';
import { waitingRoomView } from './waiting-room.view';

const room: WaitingRoom = {
  phase: 'open',
  startsAt: '2026-11-21T06:30:00.000Z',
  now: '2026-11-21T07:00:00.000Z',
  unitsLeft: 5,
  unitsReserved: 2,
  peopleWaiting: 1234,
  refreshSeconds: 5,
};
const waiting = { state: 'waiting', position: 1200, waitSeconds: 400 } as const;

it.each([
  ['There is no waiting room', 'television', { phase: 'none' }],
  ['The waiting room is closed', 'television', { phase: 'closed', place: waiting }],
  ['The sale is over', 'television', { phase: 'over', place: waiting }],
  ['Sold out', 'television', { phase: 'soldOut', place: waiting }],
  ['The sale has not started', 'join', { phase: 'before' }],
  ['Join the waiting room', 'join', {}],
  ['You are in the draw', 'none', { phase: 'before', place: { state: 'inDraw' } }],
  ['You are number 1,200', 'none', { place: waiting }],
  ['It is your turn', 'cart', { place: { state: 'turn', admittedUntil: '2026-11-21T07:10:00.000Z' } }],
  ['You missed your turn', 'join', { place: { state: 'missed' } }],
] as const)('says "%s" and offers %s', (title, action, over) => {
  expect(waitingRoomView({ ...room, ...over })).toMatchObject({ title, action });
});

it('names position, wait, people and units as they are', () => {
  expect(waitingRoomView({ ...room, place: waiting }).lines).toEqual([
    'Your turn is in about 7 minutes.',
    '1,234 people are waiting.',
    '5 units are left.',
    'Having a place does not reserve a unit.',
  ]);
});

it('does not announce a start that has passed while places are drawn', () => {
  const { lines } = waitingRoomView({ ...room, place: { state: 'inDraw' } });
  expect(lines[0]).toBe('The sale has started. Your place is being drawn.');
});

it('estimates nothing while all units are reserved', () => {
  const { lines } = waitingRoomView({ ...room, unitsLeft: 0, place: { state: 'waiting', position: 3 } });
  expect(lines[0]).toContain('All remaining units are being paid for right now.');
  expect(lines.join(' ')).not.toMatch(/minute|units are left/);
});
