import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { INSTALLATION_COLUMNS } from '@aabha/contracts/installations/installations.csv';
import { isOpenInstallation } from '@aabha/contracts/installations/installations.rules';
import { typedSerial, visitLinkEnd } from '@aabha/contracts/installations/visits.rules';
import type {
  ExportInstallationsInput,
  ListedInstallationInPaise,
  ListInstallationsInput,
  UpdateInstallationInput,
} from '@aabha/contracts/installations/installations.schema';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import { inTx, only } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { lockInstallableOrder } from './installable-orders.queries';
import { freePlace } from './installation-slots.queries';
import { installationToWire } from './installation-to-wire';
import { findInstallation, updateInstallation, type InstallationRow } from './installations.queries';
import { requireSerial } from './visits.service';
import { insertInstalledUnit } from './visits.queries';
import {
  countListed,
  findListedIds,
  selectListed,
  selectListedOfIds,
  type ListedRow,
} from './installations-list.queries';

const linkUntil = ({ installation: { state, day }, hasLink }: ListedRow): string =>
  hasLink && isOpenInstallation(state) ? visitLinkEnd(day).toISOString() : '';

const listedToWire = (row: ListedRow): ListedInstallationInPaise => ({
  ...installationToWire(row.installation),
  ...{ serial: row.serial, photos: row.photos, link_until: linkUntil(row) },
  ...placeToWire(row),
});

const placeToWire = ({ installation, to }: ListedRow) => ({
  ...{ zone: installation.zoneName, note: installation.note, to },
  ...{ created_at: installation.createdAt, updated_at: installation.updatedAt },
});

/** Returns a page of the installations of all orders with where the technicians go. */
export async function listInstallations(ctx: SignedInContext, input: ListInstallationsInput) {
  const [rows, installationCount] = await Promise.all([
    selectListed(ctx.db, input),
    countListed(ctx.db, input.filters),
  ]);
  return { installationList: rows.map(listedToWire), installationCount };
}

/** Exports the installations under these filters. */
export function exportInstallations(ctx: SignedInContext, input: ExportInstallationsInput) {
  return startExport(ctx, {
    ...{ list: 'installations', filters: input.filters, columns: INSTALLATION_COLUMNS },
    findIds: (db) => findListedIds(db, input),
    readRows: async (db, ids) => (await selectListedOfIds(db, ids, input.sort)).map(listedToWire),
  });
}

const read = async (tx: Tx, id: string) => listedToWire(only(await selectListedOfIds(tx, [id], undefined)));

/** Frees the place of a visit that took place before its day: somebody else can have it. */
async function freeIfAhead(tx: Tx, { zoneId, day, part }: InstallationRow, today: string): Promise<void> {
  if (zoneId !== null && day > today) await freePlace(tx, { zoneId, day, part });
}

/** Notes the television that was installed, which starts its warranty on that day. Without a number the warranty stays. */
async function noteUnit(tx: Tx, row: InstallationRow, typed: string): Promise<{ serial?: string }> {
  if (typed === '') return {};
  const serialId = await requireSerial(tx, row, typed);
  if (serialId === null) {
    const { message } = appError('INSTALLATION_SERIAL_WRONG');
    throw new AppError('INSTALLATION_SERIAL_WRONG', undefined, { serial: message });
  }
  await insertInstalledUnit(tx, { installationId: row.id, serialId });
  return { serial: typed };
}

/** Notes what became of a visit: done on a day that is not to come, or failed with its reason. */
export function updateInstallationOf(ctx: SignedInContext, input: UpdateInstallationInput) {
  const { id, state, done_on: doneOn, note, serial = '', updated_at } = input;
  return inTx(ctx.db, async (tx) => {
    const known = await findInstallation(tx, id);
    if (!known) throw appError('INSTALLATION_NOT_FOUND');
    await lockInstallableOrder(tx, known.orderId);
    const found = (await findInstallation(tx, id)) ?? known;
    const present = await read(tx, id);
    assertAllowed(checkUnchanged(present, updated_at));
    if (!isOpenInstallation(present.state)) throw appError('INSTALLATION_NOT_OPEN');
    if (state === 'done' && (doneOn ?? '') > indiaDay(ctx.now())) throw appError('INSTALLATION_DONE_AHEAD');
    const isDone = state === 'done';
    const unit = isDone ? await noteUnit(tx, found, typedSerial(serial)) : {};
    await freeIfAhead(tx, found, indiaDay(ctx.now()));
    await updateInstallation(tx, id, {
      ...{ state, doneOn: isDone ? (doneOn ?? null) : null, note: note ?? '' },
    });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: `installation.${isDone ? 'done' : 'fail'}`, entity: 'installation', entityId: id },
      before: { state: present.state },
      after: { order: found.orderId, state, ...(isDone && { done_on: doneOn }), ...unit, note: note ?? '' },
    });
    return { installation: await read(tx, id) };
  });
}
