import type { RoomPhase } from './waiting-room.values';

/** What decides the phase of a waiting room. Instants are ISO-8601. */
export interface RoomFacts {
  startsAt: string;
  endsAt: string | null;
  closedAt: string | null;
  /** Whether staff still have the television marked for a sale. */
  isOnSale: boolean;
  /** Units that can be reserved now. */
  unitsLeft: number;
  /** Units that open payments reserve; they come back when these are not paid. */
  unitsReserved: number;
}

/** Returns the phase of a waiting room (docs/spec/waiting-room.md#phases). */
export function roomPhase(room: RoomFacts, now: string): RoomPhase {
  if (room.closedAt !== null) return 'closed';
  if (!room.isOnSale || (room.endsAt !== null && room.endsAt <= now)) return 'over';
  if (now < room.startsAt) return 'before';
  return room.unitsLeft <= 0 && room.unitsReserved <= 0 ? 'soldOut' : 'open';
}

/** Returns whether a checkout needs a turn in this phase. */
export const isGuarded = (phase: RoomPhase): boolean =>
  phase === 'before' || phase === 'open' || phase === 'soldOut';

/**
 * Returns the seconds until a place is served at the present rate, rounded up; undefined while nobody is admitted because
 * all units are reserved.
 */
export function waitSeconds(
  peopleAhead: number,
  { ratePerMinute, unitsLeft }: { ratePerMinute: number; unitsLeft: number },
): number | undefined {
  if (unitsLeft <= 0) return undefined;
  return Math.ceil(((peopleAhead + 1) * 60) / ratePerMinute);
}

const SLOWEST_REFRESH_SECONDS = 15;
const FASTEST_REFRESH_SECONDS = 3;

/** Returns when a page should read its place again: the sooner, the nearer the turn is. */
export function refreshSeconds(waitedSeconds: number | undefined): number {
  if (waitedSeconds === undefined) return SLOWEST_REFRESH_SECONDS;
  return Math.min(SLOWEST_REFRESH_SECONDS, Math.max(FASTEST_REFRESH_SECONDS, Math.ceil(waitedSeconds / 4)));
}

/** Returns a wait as people say it, never shorter than it is: 'about a minute', 'about 5 minutes'. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'about a minute';
  if (minutes < 60) return `about ${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hoursText = hours === 1 ? '1 hour' : `${hours} hours`;
  return rest === 0 ? `about ${hoursText}` : `about ${hoursText} ${rest} min`;
}

/** Returns the path of the page of a television's waiting room. */
export const waitingRoomPath = (productId: string): string => `/waiting-room/${productId}`;
