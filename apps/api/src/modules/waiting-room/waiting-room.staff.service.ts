import { randomBytes } from 'node:crypto';
import { appError } from '@aabha/contracts/errors/errors';
import { isGuarded, roomPhase } from '@aabha/contracts/waiting-room/waiting-room.rules';
import type {
  ChangeAdmissionRateInput,
  OpenWaitingRoomInput,
  StaffWaitingRoom,
  WaitingRoomOfStaffInput,
} from '@aabha/contracts/waiting-room/waiting-room.schema';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { findSaleProduct } from './sale-products.queries';
import { findLatestRoom, insertRoom, lockRoomOfProduct, updateRoom, type RoomRow } from './rooms.queries';

const NO_ROOM: StaffWaitingRoom = {
  phase: 'none',
  ratePerMinute: 0,
  currentRatePerMinute: 0,
  nowServing: 0,
  peopleWaiting: 0,
  unitsLeft: 0,
  unitsReserved: 0,
};

function describeForStaff(room: RoomRow | undefined, now: string): StaffWaitingRoom {
  if (!room) return NO_ROOM;
  const { startsAt, endsAt, ratePerMinute, currentRate, nowServing, nextNumber } = room;
  return {
    phase: roomPhase(room, now),
    startsAt,
    ...(endsAt === null ? {} : { endsAt }),
    ratePerMinute,
    currentRatePerMinute: currentRate,
    nowServing,
    peopleWaiting: Math.max(0, nextNumber - 1 - nowServing),
    unitsLeft: Math.max(0, room.unitsLeft),
    unitsReserved: room.unitsReserved,
  };
}

/** Returns the latest waiting room of a television, from the database. */
export async function getWaitingRoomForStaff(
  ctx: SignedInContext,
  { id }: WaitingRoomOfStaffInput,
): Promise<{ room: StaffWaitingRoom }> {
  if (!(await findSaleProduct(ctx.db, id))) throw appError('PRODUCT_NOT_FOUND');
  return { room: describeForStaff(await findLatestRoom(ctx.db, id), ctx.now().toISOString()) };
}

/** Runs a change of a television's waiting room, which is not closed; this process knows the change at once. */
async function changeRoom(
  ctx: SignedInContext,
  id: string,
  change: (tx: Tx, room: RoomRow | undefined, now: string) => Promise<void>,
): Promise<{ room: StaffWaitingRoom }> {
  await inTx(ctx.db, async (tx) => {
    if (!(await findSaleProduct(tx, id))) throw appError('PRODUCT_NOT_FOUND');
    await change(tx, await lockRoomOfProduct(tx, id), ctx.now().toISOString());
  });
  await ctx.waitingRooms.refresh();
  return getWaitingRoomForStaff(ctx, { id });
}

const isOpen = (room: RoomRow, now: string) => isGuarded(roomPhase(room, now));

/** Opens the waiting room of a television that is prepared for a sale day. */
export const openWaitingRoom = (ctx: SignedInContext, input: OpenWaitingRoomInput) =>
  changeRoom(ctx, input.id, async (tx, present, now) => {
    if (present && isOpen(present, now)) throw appError('WAITING_ROOM_OPEN');
    if (!(await findSaleProduct(tx, input.id))?.isOnSale) throw appError('WAITING_ROOM_NOT_ON_SALE');
    if (present) await updateRoom(tx, present.id, { closedAt: now });
    const { startsAt, endsAt, ratePerMinute } = input;
    await insertRoom(tx, {
      productId: input.id,
      startsAt,
      endsAt: endsAt ?? null,
      ratePerMinute,
      currentRate: ratePerMinute,
      seed: randomBytes(32).toString('hex'),
      servedAt: now,
      adjustedAt: now,
    });
    await writeAudit(tx, ctx.user.id, {
      action: 'product.waiting-room-open',
      entity: 'product',
      entityId: input.id,
      before: null,
      after: { starts_at: startsAt, ends_at: endsAt ?? null, rate_per_minute: ratePerMinute },
    });
  });

/** Sets how many people a waiting room admits a minute, from now on. */
export const changeAdmissionRate = (ctx: SignedInContext, { id, ratePerMinute }: ChangeAdmissionRateInput) =>
  changeRoom(ctx, id, async (tx, present, now) => {
    if (!present || !isOpen(present, now)) throw appError('WAITING_ROOM_NOT_OPEN');
    if (present.ratePerMinute === ratePerMinute) return;
    await updateRoom(tx, present.id, { ratePerMinute, currentRate: ratePerMinute });
    await writeAudit(tx, ctx.user.id, {
      action: 'product.waiting-room-rate',
      entity: 'product',
      entityId: id,
      before: { rate_per_minute: present.ratePerMinute },
      after: { rate_per_minute: ratePerMinute },
    });
  });

/** Closes the waiting room of a television: everybody can buy it without waiting. */
export const closeWaitingRoom = (ctx: SignedInContext, { id }: WaitingRoomOfStaffInput) =>
  changeRoom(ctx, id, async (tx, present, now) => {
    if (!present) throw appError('WAITING_ROOM_NOT_OPEN');
    await updateRoom(tx, present.id, { closedAt: now });
    await writeAudit(tx, ctx.user.id, {
      action: 'product.waiting-room-close',
      entity: 'product',
      entityId: id,
      before: { people_waiting: Math.max(0, present.nextNumber - 1 - present.nowServing) },
      after: { closed_at: now },
    });
  });
