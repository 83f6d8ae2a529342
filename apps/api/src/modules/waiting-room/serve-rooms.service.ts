import { isGuarded, roomPhase } from '@aabha/contracts/waiting-room/waiting-room.rules';
import { ADMISSION_MINUTES } from '@aabha/contracts/waiting-room/waiting-room.values';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { events } from '../../core/events';
import { openDraw } from './draw';
import { ADJUST_EVERY_MS, adjustRate, serveQueue } from './serve-queue';
import { admitNumbers } from './places.queries';
import {
  findStartedRooms,
  lockRoomOfWorker,
  readPaymentStarts,
  updateRoom,
  type RoomRow,
} from './rooms.queries';

/** Measurements older than two adjustments say nothing about the present rate. */
const MEASURED_WITHIN_MS = 2 * ADJUST_EVERY_MS;

/** Returns the numbers that drew, or have, the places after `from` up to `to`. */
function numbersAt(room: RoomRow, drawnCount: number, from: number, to: number): number[] {
  const draw = openDraw(room.seed, drawnCount);
  return Array.from({ length: to - from }, (_, at) => {
    const place = from + at + 1;
    return place <= drawnCount ? draw.numberAt(place) : place;
  });
}

/** Returns the rate of a room, adjusted when that is due. */
async function currentRate(tx: Tx, room: RoomRow, nowMs: number) {
  const { currentRate, adjustedAt } = room;
  if (nowMs - Date.parse(adjustedAt) < ADJUST_EVERY_MS) return { currentRate, adjustedAt };
  const p95Ms = await readPaymentStarts(tx, new Date(nowMs - MEASURED_WITHIN_MS).toISOString());
  return { currentRate: adjustRate(room, p95Ms), adjustedAt: new Date(nowMs).toISOString() };
}

/** Moves one room. Returns how many people it admitted. */
async function serveRoom(tx: Tx, room: RoomRow, now: Date): Promise<number> {
  const nowMs = now.getTime();
  const drawnCount = room.drawnCount ?? room.nextNumber - 1;
  const pace = await currentRate(tx, room, nowMs);
  const last = room.nextNumber - 1;
  /* Nobody is admitted to a television of which no unit is free. */
  const served = serveQueue(
    {
      nowServing: room.nowServing,
      last: room.unitsLeft > 0 ? last : room.nowServing,
      servedAtMs: Math.max(Date.parse(room.servedAt), Date.parse(room.startsAt)),
      ratePerMinute: pace.currentRate,
    },
    nowMs,
  );
  if (served.nowServing > room.nowServing) {
    const until = new Date(nowMs + ADMISSION_MINUTES * 60_000).toISOString();
    await admitNumbers(tx, room.id, numbersAt(room, drawnCount, room.nowServing, served.nowServing), until);
  }
  await updateRoom(tx, room.id, {
    ...pace,
    drawnCount,
    nowServing: served.nowServing,
    servedAt: new Date(served.servedAtMs).toISOString(),
  });
  return served.nowServing - room.nowServing;
}

/**
 * Moves "now serving" of every open room by the time since the last step (docs/spec/waiting-room.md#admission). Any number
 * of processes may call it: whoever locks the room moves it, and the others leave it alone.
 */
export async function serveRooms({ db, ports }: Pick<AppDeps, 'db' | 'ports'>): Promise<void> {
  const started = await findStartedRooms(db, ports.clock.now().toISOString());
  for (const id of started) {
    const admitted = await inTx(db, async (tx) => {
      const room = await lockRoomOfWorker(tx, id);
      const now = ports.clock.now();
      return room && isGuarded(roomPhase(room, now.toISOString())) ? serveRoom(tx, room, now) : 0;
    });
    if (admitted > 0) events.admitted.publish(admitted);
  }
}
