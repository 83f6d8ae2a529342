import {
  holdsUnit,
  isOpenInstallation,
  placesOfSlot,
} from '@aabha/contracts/installations/installations.rules';
import {
  INSTALLATION_SEARCH_DAYS,
  type InstallationChange,
} from '@aabha/contracts/installations/installations.values';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import { linesToInstall, lockInstallableOrder } from './installable-orders.queries';
import { freePlace, takePlace, type ZoneSlot } from './installation-slots.queries';
import {
  findInstallation,
  selectInstallationsOf,
  updateInstallation,
  type InstallationRow,
} from './installations.queries';
import { findSlots, firstExceptionDay, offerOf, type OfferedOrder } from './offered-slots.service';
import { releaseInstallation } from './release-installations.service';
import { deleteVisitLink } from './visits.queries';
import { holdZoneOfPin } from './zones.queries';

/** Takes the first free place after the delivery; undefined where there is none in two months. */
async function takeNextPlace(tx: Tx, offered: OfferedOrder): Promise<ZoneSlot | undefined> {
  const { zone, holidays } = offered;
  if (!zone) return undefined;
  for (const { day, part, free } of await findSlots(tx, offered, INSTALLATION_SEARCH_DAYS)) {
    const slot: ZoneSlot = { zoneId: zone.id, day, part };
    if (free > 0 && (await takePlace(tx, slot, placesOfSlot(slot, zone, holidays)))) return slot;
  }
  return undefined;
}

/** Whether more units of the line have an installation than were not refunded, and this one is the last of them. */
async function isExcess(tx: Tx, row: InstallationRow): Promise<boolean> {
  const line = (await linesToInstall(tx, row.orderId)).find(({ position }) => position === row.position);
  const held = (await selectInstallationsOf(tx, row.orderId)).filter(
    ({ position, state }) => position === row.position && holdsUnit(state),
  );
  const last = held.findLast(({ state }) => isOpenInstallation(state));
  return held.length > (line?.units ?? 0) && last?.id === row.id;
}

/** Returns what has to happen with an open installation; undefined where it stays. */
async function changeNeeded(
  tx: Tx,
  row: InstallationRow,
  offered: OfferedOrder,
): Promise<InstallationChange | undefined> {
  const { order, zone, now } = offered;
  const offer = offerOf(offered);
  if (offer === 'ended' || (await isExcess(tx, row))) return 'cancelled';
  /* A visit that is over is for staff to note. */
  if (row.day < indiaDay(now)) return undefined;
  if (offer === 'not-served' || offer === 'no-date') return 'cancelled';
  if (order.status !== 'Delivered' && order.expected !== null && row.day <= order.expected) return 'late';
  return zone?.id === row.zoneId ? undefined : 'moved';
}

/** Moves or cancels an installation that does not fit its order any more. */
async function refit(deps: AppDeps, tx: Tx, { orderId, id }: { orderId: string; id: string }): Promise<void> {
  const order = await lockInstallableOrder(tx, orderId);
  const row = await findInstallation(tx, id);
  if (!order || !row || !isOpenInstallation(row.state)) return;
  const now = deps.ports.clock.now();
  const zone = await holdZoneOfPin(tx, order.zip, firstExceptionDay(now));
  const offered: OfferedOrder = { order, zone, now, holidays: deps.settings.current.holidays };
  const needed = await changeNeeded(tx, row, offered);
  if (needed === undefined) return;
  const to = needed === 'cancelled' ? undefined : await takeNextPlace(tx, offered);
  if (to === undefined) {
    await releaseInstallation(tx, row);
    await enqueue(tx, 'mail.installation', { orderId, installationId: id, change: 'cancelled', slot: null });
    return;
  }
  if (row.zoneId !== null) await freePlace(tx, { zoneId: row.zoneId, day: row.day, part: row.part });
  await updateInstallation(tx, id, { ...to, state: 'moved', zoneName: zone?.name ?? row.zoneName });
  await deleteVisitLink(tx, id);
  const slot = { day: to.day, part: to.part };
  await enqueue(tx, 'mail.installation', { orderId, installationId: id, change: needed, slot });
}

/**
 * Fits the installations of an order to what has changed of it: those before its new delivery date and those of another zone move
 * to the next free slot, those of refunded televisions are cancelled (docs/spec/installation.md#late-deliveries). Each in a transaction
 * of its own, so that the slots of two are never locked together.
 */
export async function refitInstallations(deps: AppDeps, { orderId }: { orderId: string }): Promise<void> {
  const rows = await selectInstallationsOf(deps.db, orderId);
  for (const { id, state } of rows.toReversed())
    if (isOpenInstallation(state)) await inTx(deps.db, (tx) => refit(deps, tx, { orderId, id }));
}
