import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import {
  checkInstallationCancel,
  checkInstallationMove,
  compareInstallationSlots,
  holdsUnit,
  isOpenInstallation,
  isSameInstallationSlot,
  placesOfSlot,
  type InstallationSlot,
} from '@aabha/contracts/installations/installations.rules';
import type {
  BookInstallationInput,
  MoveInstallationInput,
} from '@aabha/contracts/installations/installations.schema';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { linesToInstall, lockInstallableOrder } from './installable-orders.queries';
import { freePlace, takePlace, type ZoneSlot } from './installation-slots.queries';
import { feesOfOrder } from './installation-fees.service';
import { installationFor } from './installation-to-wire';
import {
  findInstallation,
  insertInstallation,
  selectInstallationsOf,
  updateInstallation,
  type InstallationRow,
} from './installations.queries';
import { findSlots, firstExceptionDay, requireOffer, type OfferedOrder } from './offered-slots.service';
import { deleteVisitLink } from './visits.queries';
import { holdZoneOfPin, type ZoneOfPin } from './zones.queries';

/** Locks an order of the caller, of staff any one, and holds the zone that comes there. */
async function lockOffered(ctx: SignedInContext, tx: Tx, orderId: string): Promise<OfferedOrder> {
  const order = await lockInstallableOrder(tx, orderId);
  if (!order || (!isStaff(ctx.user.role) && order.userId !== ctx.user.id)) throw appError('ORDER_NOT_FOUND');
  const now = ctx.now();
  const zone = await holdZoneOfPin(tx, order.zip, firstExceptionDay(now));
  return { order, zone, now, holidays: ctx.settings.current.holidays };
}

/** Returns the chosen slot in its zone; throws where it is not among the offered ones. */
async function requireSlot(
  tx: Tx,
  offered: OfferedOrder,
  { isLateAllowed, ...slot }: InstallationSlot & { isLateAllowed: boolean },
): Promise<ZoneOfPin> {
  requireOffer(offered, { isLateAllowed });
  const slots = await findSlots(tx, offered);
  const { zone } = offered;
  if (!zone || !slots.some((one) => isSameInstallationSlot(one, slot)))
    throw appError('INSTALLATION_NOT_OFFERED');
  return zone;
}

const ACTIONS = { booked: 'book', moved: 'move', cancelled: 'cancel' } as const;

interface Change {
  row: InstallationRow;
  change: keyof typeof ACTIONS;
  before: object | null;
}

/** Queues the mail and writes the audit entry of a change by a person. */
async function recordChange(ctx: SignedInContext, tx: Tx, { row, change, before }: Change): Promise<void> {
  const { id, orderId, day, part, type, feePaise, zoneName, state } = row;
  const slot = change === 'cancelled' ? null : { day, part };
  await enqueue(tx, 'mail.installation', { orderId, installationId: id, change, slot });
  const action = ACTIONS[change];
  await writeAudit(tx, ctx.user.id, {
    ...{ action: `installation.${action}`, entity: 'installation', entityId: id, before },
    after: {
      order: orderId,
      state,
      day,
      part,
      ...(before === null && { type, zone: zoneName, fee_paise: feePaise }),
    },
  });
}

/** Returns the first unit of a line that has no installation. */
function freeUnit(rows: readonly InstallationRow[], position: number, units: number): number | undefined {
  const held = rows.filter((row) => row.position === position && holdsUnit(row.state));
  if (held.length >= units) return undefined;
  return Array.from({ length: held.length + 1 }, (_, index) => index + 1).find(
    (unit) => !held.some((row) => row.unit === unit),
  );
}

/**
 * Books a technician for a television of an order. A place of the slot is taken in the transaction that stores it, under the lock
 * of the order, so that no slot has more than the zone has places (docs/spec/installation.md#places).
 */
export function bookInstallation(ctx: SignedInContext, input: BookInstallationInput) {
  const { order_id: orderId, position, type, day, part, fee } = input;
  return inTx(ctx.db, async (tx) => {
    const offered = await lockOffered(ctx, tx, orderId);
    const zone = await requireSlot(tx, offered, { day, part, isLateAllowed: isStaff(ctx.user.role) });
    const line = (await linesToInstall(tx, orderId)).find((one) => one.position === position);
    const unit = line && freeUnit(await selectInstallationsOf(tx, orderId), position, line.units);
    if (!line || unit === undefined) throw appError('INSTALLATION_ALL_BOOKED');
    const feePaise = (await feesOfOrder(ctx, tx, offered.order))[type];
    if (fee !== undefined && fee !== feePaise) throw appError('INSTALLATION_FEE_CHANGED');
    const slot: ZoneSlot = { zoneId: zone.id, day, part };
    if (!(await takePlace(tx, slot, placesOfSlot(slot, zone, offered.holidays))))
      throw appError('INSTALLATION_FULL');
    const row = await insertInstallation(
      tx,
      { orderId, position, unit, productName: line.name, type, feePaise, zoneName: zone.name, ...slot },
      ctx.now().toISOString(),
    );
    await recordChange(ctx, tx, { row, change: 'booked', before: null });
    return { installation: installationFor(ctx, row) };
  });
}

/** Returns an installation of the caller, of staff any one, with its order locked, as it is then. */
async function lockOwn(ctx: SignedInContext, tx: Tx, id: string) {
  const found = await findInstallation(tx, id);
  if (!found) throw appError('INSTALLATION_NOT_FOUND');
  const order = await lockInstallableOrder(tx, found.orderId);
  if (!order || (!isStaff(ctx.user.role) && order.userId !== ctx.user.id))
    throw appError('INSTALLATION_NOT_FOUND');
  const row = await findInstallation(tx, id);
  if (!row) throw appError('INSTALLATION_NOT_FOUND');
  return row;
}

/** Returns the slot that an open installation takes; undefined of one that has ended, or whose zone is removed. */
const slotOf = ({ zoneId, state, day, part }: InstallationRow): ZoneSlot | undefined =>
  zoneId !== null && isOpenInstallation(state) ? { zoneId, day, part } : undefined;

/** Takes a place of the new slot and frees that of the earlier one, in one order for all, so that two moves do not deadlock. */
async function movePlace(
  tx: Tx,
  from: ZoneSlot | undefined,
  { to, places }: { to: ZoneSlot; places: number },
) {
  const take = async () => {
    if (!(await takePlace(tx, to, places))) throw appError('INSTALLATION_FULL');
  };
  const isTakenFirst =
    from && (to.zoneId.localeCompare(from.zoneId) || compareInstallationSlots(to, from)) < 0;
  if (isTakenFirst) await take();
  if (from) await freePlace(tx, from);
  if (!isTakenFirst) await take();
}

/** Moves an installation to another slot: its buyer once, staff any time; the same slot again changes nothing. */
export function moveInstallation(ctx: SignedInContext, { id, day, part }: MoveInstallationInput) {
  return inTx(ctx.db, async (tx) => {
    const row = await lockOwn(ctx, tx, id);
    const byStaff = isStaff(ctx.user.role);
    assertAllowed(checkInstallationMove(row, { isStaff: byStaff, now: ctx.now() }));
    if (isOpenInstallation(row.state) && isSameInstallationSlot(row, { day, part }))
      return { installation: installationFor(ctx, row) };
    const offered = await lockOffered(ctx, tx, row.orderId);
    const zone = await requireSlot(tx, offered, { day, part, isLateAllowed: true });
    if (!isOpenInstallation(row.state)) await requireUnit(tx, row);
    const to: ZoneSlot = { zoneId: zone.id, day, part };
    await movePlace(tx, slotOf(row), { to, places: placesOfSlot(to, zone, offered.holidays) });
    const moved = await updateInstallation(tx, id, {
      ...{ ...to, zoneName: zone.name, state: 'moved', isMovedOnline: row.isMovedOnline || !byStaff },
    });
    /* Another technician may come then, who gets a link of their own. */
    await deleteVisitLink(tx, id);
    const before = { state: row.state, day: row.day, part: row.part };
    await recordChange(ctx, tx, { row: moved, change: 'moved', before });
    return { installation: installationFor(ctx, moved) };
  });
}

/** Refuses to come again for a unit that has another installation, or was refunded. */
async function requireUnit(tx: Tx, { orderId, position, unit }: InstallationRow): Promise<void> {
  const line = (await linesToInstall(tx, orderId)).find((one) => one.position === position);
  const held = (await selectInstallationsOf(tx, orderId)).filter(
    (row) => row.position === position && holdsUnit(row.state),
  );
  if (!line || held.length >= line.units || held.some((row) => row.unit === unit))
    throw appError('INSTALLATION_ALL_BOOKED');
}

/** Cancels an installation and frees its place. */
export function cancelInstallation(ctx: SignedInContext, { id }: { id: string }) {
  return inTx(ctx.db, async (tx) => {
    const row = await lockOwn(ctx, tx, id);
    assertAllowed(checkInstallationCancel(row, { isStaff: isStaff(ctx.user.role), now: ctx.now() }));
    const slot = slotOf(row);
    if (slot) await freePlace(tx, slot);
    const cancelled = await updateInstallation(tx, id, { state: 'cancelled' });
    await recordChange(ctx, tx, {
      ...{ row: cancelled, change: 'cancelled', before: { state: row.state, day: row.day, part: row.part } },
    });
    return { installation: installationFor(ctx, cancelled) };
  });
}
