import type { Db } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { StoredPlace } from '../../context/waiting-rooms.types';
import { findPlaces, insertPlaces, lockRoomToJoin, type PlaceRow } from './places.queries';
import { updateRoom } from './rooms.queries';

/** Few enough that a transaction takes milliseconds. */
const MOST_AT_ONCE = 1000;

const hasMissed = ({ admittedUntil }: PlaceRow, now: string) =>
  admittedUntil !== null && admittedUntil <= now;

/**
 * Gives accounts their numbers in a room, in one transaction. An account that has a place keeps it, unless its turn has
 * passed; then it gets a new number at the end. Whoever is first after the start closes the draw. Returns the places;
 * none when the room is closed.
 */
export function joinRoom(
  db: Db,
  roomId: string,
  userIds: readonly string[],
  now: string,
): Promise<Map<string, StoredPlace>> {
  return inTx(db, async (tx) => {
    const room = await lockRoomToJoin(tx, roomId);
    if (!room) return new Map<string, StoredPlace>();
    const present = await findPlaces(tx, roomId, userIds);
    const places = new Map<string, StoredPlace>(
      present.filter((place) => !hasMissed(place, now)).map((place) => [place.userId, place]),
    );
    const fresh = userIds.filter((id) => !places.has(id));
    if (fresh.length > 0) await insertPlaces(tx, roomId, fresh, room.nextNumber);
    const isDrawDue = room.drawnCount === null && room.startsAt <= now;
    if (fresh.length > 0 || isDrawDue)
      await updateRoom(tx, roomId, {
        nextNumber: room.nextNumber + fresh.length,
        drawnCount: isDrawDue ? room.nextNumber - 1 : room.drawnCount,
      });
    for (const [at, id] of fresh.entries())
      places.set(id, { number: room.nextNumber + at, admittedUntil: null });
    return places;
  });
}

/** Returns a function that joins accounts to a room: those that come while a transaction runs share the next one. */
export function joinInBatches(
  join: (roomId: string, userIds: string[]) => Promise<Map<string, StoredPlace>>,
) {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, { userIds: Set<string>; places: Promise<Map<string, StoredPlace>> }>();

  const run = (roomId: string, userIds: Set<string>) => {
    const places = join(roomId, [...userIds]);
    running.set(roomId, places);
    const forget = () => {
      if (running.get(roomId) === places) running.delete(roomId);
    };
    places.then(forget, forget);
    return places;
  };

  return async (roomId: string, userId: string): Promise<StoredPlace | undefined> => {
    const batch = waiting.get(roomId);
    if (batch && batch.userIds.size < MOST_AT_ONCE) {
      batch.userIds.add(userId);
      return (await batch.places).get(userId);
    }
    const userIds = new Set([userId]);
    const before = batch?.places ?? running.get(roomId);
    if (!before) return (await run(roomId, userIds)).get(userId);
    const next = { userIds, places: Promise.resolve(new Map<string, StoredPlace>()) };
    next.places = before
      .catch(() => undefined)
      .then(() => {
        if (waiting.get(roomId) === next) waiting.delete(roomId);
        return run(roomId, userIds);
      });
    waiting.set(roomId, next);
    return (await next.places).get(userId);
  };
}
