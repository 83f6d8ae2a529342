import type { WaitingRoom } from '@aabha/contracts/waiting-room/waiting-room.schema';

const NOW = '2026-11-21T07:00:00.000Z';
const NONE: WaitingRoom = {
  phase: 'none',
  now: NOW,
  unitsLeft: 0,
  unitsReserved: 0,
  peopleWaiting: 0,
  refreshSeconds: 15,
};
const OPEN: WaitingRoom = {
  ...NONE,
  phase: 'open',
  product: { _id: 'open', name: 'Surya 43' },
  unitsLeft: 5,
  peopleWaiting: 31,
};

/** What the API says to each ticket. */
const OF_TICKET: Readonly<Record<string, Partial<WaitingRoom>>> = {
  'waiting.sign-ed_': { place: { state: 'waiting', position: 27, waitSeconds: 90 }, refreshSeconds: 7 },
  'turn.signed': { place: { state: 'turn', admittedUntil: '2026-11-21T07:10:00.000Z' } },
  'missed.signed': { place: { state: 'missed' } },
  'soldOut.signed': { phase: 'soldOut', unitsLeft: 0, place: { state: 'waiting', position: 27 } },
  'closed.signed': { phase: 'closed' },
};

/** Returns the waiting room of a television; only `open` has one. Refuses a ticket that names no place. */
export function waitingRoom({ id, ticket }: { id: string; ticket?: string }): { room: WaitingRoom } {
  if (id !== 'open') return { room: NONE };
  const more = ticket === undefined ? {} : OF_TICKET[ticket];
  if (!more) throw new Error('This place in the waiting room is not valid. Please join again.');
  return { room: { ...OPEN, ...more } };
}
