import { AppError, appError } from '@aabha/contracts/errors/errors';
import {
  isGuarded,
  refreshSeconds,
  roomPhase,
  waitingRoomPath,
  waitSeconds,
} from '@aabha/contracts/waiting-room/waiting-room.rules';
import type {
  GetWaitingRoomInput,
  JoinWaitingRoomInput,
  Place,
  WaitingRoom,
} from '@aabha/contracts/waiting-room/waiting-room.schema';
import type { Tx } from '@aabha/db/client';
import type { RequestContext, SignedInContext } from '../../context/context';
import type { Room, StoredPlace } from '../../context/waiting-rooms.types';
import { findAdmissions, findPlaces, findReservedUnits } from './places.queries';
import { readTicket, signTicket } from './tickets';

const instant = (ctx: RequestContext) => ctx.now().toISOString();

/** Returns a place as its owner sees it. */
function describePlace(room: Room, { number, admittedUntil }: StoredPlace, now: string): Place {
  if (admittedUntil !== null)
    return admittedUntil > now ? { state: 'turn', admittedUntil } : { state: 'missed' };
  if (room.drawnCount === null) return { state: 'inDraw' };
  /* A turn that this process has not read yet is at most a second away. */
  const position = Math.max(1, room.placeOf(number) - room.nowServing);
  const seconds = waitSeconds(position - 1, { ratePerMinute: room.currentRate, unitsLeft: room.unitsLeft });
  return { state: 'waiting', position, ...(seconds === undefined ? {} : { waitSeconds: seconds }) };
}

/** Returns the seconds until a place is expected to change: until the draw, or the turn; undefined where unknown. */
function secondsToChange(room: Room, place: Place | undefined, now: string): number | undefined {
  if (place?.state !== 'inDraw') return place?.waitSeconds;
  return Math.max(0, (Date.parse(room.startsAt) - Date.parse(now)) / 1000);
}

/** Returns a waiting room with the place of an account, if it has one. */
function describeRoom(ctx: RequestContext, room: Room | undefined, place?: Place): WaitingRoom {
  const now = instant(ctx);
  if (!room)
    return {
      phase: 'none',
      now,
      unitsLeft: 0,
      unitsReserved: 0,
      peopleWaiting: 0,
      refreshSeconds: refreshSeconds(undefined),
    };
  return {
    phase: roomPhase(room, now),
    product: { _id: room.productId, name: room.productName },
    startsAt: room.startsAt,
    ...(room.endsAt === null ? {} : { endsAt: room.endsAt }),
    now,
    unitsLeft: room.unitsLeft,
    unitsReserved: room.unitsReserved,
    /* A place that was just taken may be newer than what this process read of the room. */
    peopleWaiting: Math.max(place?.position ?? 0, room.nextNumber - 1 - room.nowServing),
    ...(place ? { place } : {}),
    refreshSeconds: refreshSeconds(secondsToChange(room, place, now)),
  };
}

/** Returns a place with a ticket for its number. */
function withTicket(ctx: RequestContext, room: Room, account: string, stored: StoredPlace): WaitingRoom {
  const issued = ctx.now().getTime();
  const ticket = signTicket({ n: stored.number, sale: room.id, issued, account }, ctx.config.TOKEN_SECRET);
  return { ...describeRoom(ctx, room, describePlace(room, stored, instant(ctx))), ticket };
}

/**
 * Returns a waiting room, and the place of a ticket in it. A place that is not served yet is computed from the ticket,
 * without the database. A ticket of another room counts as none.
 */
export async function getWaitingRoom(
  ctx: RequestContext,
  { id, ticket: text }: GetWaitingRoomInput,
): Promise<{ room: WaitingRoom }> {
  const room = ctx.waitingRooms.roomOf(id);
  const ticket =
    text === undefined ? undefined : readTicket(text, ctx.config.TOKEN_SECRET, ctx.now().getTime());
  if (!room || ticket?.sale !== room.id) return { room: describeRoom(ctx, room) };
  const isServed = room.drawnCount !== null && room.placeOf(ticket.n) <= room.nowServing;
  if (!isServed) {
    const place = describePlace(room, { number: ticket.n, admittedUntil: null }, instant(ctx));
    return { room: describeRoom(ctx, room, place) };
  }
  const [stored] = await findPlaces(ctx.db, room.id, [ticket.account]);
  return { room: stored ? withTicket(ctx, room, ticket.account, stored) : describeRoom(ctx, room) };
}

/** Gives the caller a place in the waiting room of a television, or returns the one they have. */
export async function joinWaitingRoom(
  ctx: SignedInContext,
  { id }: JoinWaitingRoomInput,
): Promise<{ room: WaitingRoom }> {
  const room = ctx.waitingRooms.roomOf(id);
  if (!room || !isGuarded(roomPhase(room, instant(ctx)))) throw appError('WAITING_ROOM_NOT_OPEN');
  const stored = await ctx.waitingRooms.join(room.id, ctx.user.id);
  if (!stored) throw appError('WAITING_ROOM_NOT_OPEN');
  return { room: withTicket(ctx, room, ctx.user.id, stored) };
}

/** Returns the first product of some that has a waiting room; undefined where none has. */
export function findGuarded(
  ctx: Pick<RequestContext, 'waitingRooms' | 'now'>,
  productIds: readonly string[],
): { name: string } | undefined {
  const now = ctx.now().toISOString();
  const rooms = productIds.map((id) => ctx.waitingRooms.roomOf(id));
  const guarded = rooms.find((room) => room && isGuarded(roomPhase(room, now)));
  return guarded && { name: guarded.productName };
}

/**
 * Refuses a checkout of a television whose waiting room has not admitted the shopper (docs/spec/waiting-room.md#checkout).
 * Units that an open payment of theirs reserves already need no turn. Without a waiting room it sends no statement.
 */
export async function requireTurn(
  ctx: SignedInContext,
  tx: Tx,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  const now = instant(ctx);
  const guarded = lines.flatMap((line) => {
    const room = ctx.waitingRooms.roomOf(line.productId);
    return room && isGuarded(roomPhase(room, now)) ? [{ ...line, room }] : [];
  });
  if (guarded.length === 0) return;
  const roomIds = guarded.map(({ room }) => room.id);
  const admitted = new Set(await findAdmissions(tx, roomIds, ctx.user.id, now));
  const others = guarded.filter(({ room }) => !admitted.has(room.id));
  if (others.length === 0) return;
  const reserved = await findReservedUnits(
    tx,
    ctx.user.id,
    others.map(({ productId }) => productId),
  );
  const refused = others.find(({ productId, quantity }) => (reserved.get(productId) ?? 0) < quantity);
  if (!refused) return;
  const path = waitingRoomPath(refused.productId);
  throw new AppError('WAITING_ROOM', { product: refused.room.productName, path }, { waitingRoom: path });
}
