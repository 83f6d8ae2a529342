import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '@aabha/contracts/errors/errors';
import { isGuarded, roomPhase } from '@aabha/contracts/waiting-room/waiting-room.rules';
import type { Db } from '@aabha/db/client';
import type { Room, WaitingRooms } from '../../context/waiting-rooms.types';
import { openDraw } from './draw';
import { joinInBatches, joinRoom } from './join-room.service';
import { p95Of } from './serve-queue';
import { readRooms, writePaymentStarts, type RoomRow } from './rooms.queries';

const REFRESH_MS = 1000;

/** Returns a room with the function that computes places. */
function roomOfRow({ seed, ...row }: RoomRow): Room {
  const { drawnCount } = row;
  const draw = drawnCount ? openDraw(seed, drawnCount) : undefined;
  return {
    ...row,
    unitsLeft: Math.max(0, row.unitsLeft),
    placeOf: (number) => (draw && drawnCount && number <= drawnCount ? draw.placeOf(number) : number),
  };
}

/** Returns the waiting rooms of a process. It knows none until it is started or refreshed. */
export function openWaitingRooms(db: Db, now: () => Date, log: FastifyBaseLogger): WaitingRooms {
  const processId = randomUUID();
  let rooms = new Map<string, Room>();
  let hasOpenRoom = false;
  let startsMs: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function refresh(): Promise<void> {
    const p95 = p95Of(startsMs);
    startsMs = [];
    if (p95 !== undefined) await writePaymentStarts(db, processId, Math.round(p95), now().toISOString());
    /* In order, so that the latest room of a television remains. */
    rooms = new Map((await readRooms(db)).map((row) => [row.productId, roomOfRow(row)]));
    const at = now().toISOString();
    hasOpenRoom = [...rooms.values()].some((room) => isGuarded(roomPhase(room, at)));
  }
  async function refreshAgain(): Promise<void> {
    await refresh().catch((error: unknown) => log.warn({ err: error }, 'waiting rooms could not be read'));
    if (!isStopped) timer = setTimeout(() => void refreshAgain(), REFRESH_MS).unref();
  }
  return {
    roomOf: (productId) => rooms.get(productId),
    join: joinInBatches((roomId, userIds) => joinRoom(db, roomId, userIds, now().toISOString())),
    async measure(start) {
      if (!hasOpenRoom) return start();
      let from: number | undefined = performance.now();
      try {
        return await start();
      } catch (error) {
        /* Refusals are fast, so they say nothing about the load; timeouts do. */
        if (error instanceof AppError) from = undefined;
        throw error;
      } finally {
        if (from !== undefined) startsMs.push(performance.now() - from);
      }
    },
    refresh,
    start: refreshAgain,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
