import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import type {
  ListZonesInput,
  UpdateZoneInput,
  Zone,
  ZoneFields,
} from '@aabha/contracts/installations/zones.schema';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import type { Tx } from '@aabha/db/client';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import {
  countZones,
  deleteZone,
  findZone,
  insertZone,
  lockZone,
  lockZones,
  selectZones,
  takenArea,
  unknownArea,
  updateZone,
} from './zones.queries';

/** Returns a page of the technician zones, by name. */
export async function listZones(ctx: SignedInContext, input: ListZonesInput) {
  const [zoneList, zoneCount] = await Promise.all([selectZones(ctx.db, input), countZones(ctx.db, input)]);
  return { zoneList, zoneCount };
}

const refusal = (error: unknown) =>
  violatedConstraint(error) === 'technician_zones_name_unique'
    ? new AppError('ZONE_TAKEN', undefined, { name: appError('ZONE_TAKEN').message })
    : error;

const fieldOf = (area: string) => (/^\d{6}$/.test(area) ? 'pins' : 'districts');

/** Refuses areas that there are not, and those of another zone: nobody would know which technicians come. */
async function requireAreas(tx: Tx, id: string | null, fields: ZoneFields): Promise<void> {
  const unknown = await unknownArea(tx, fields);
  if (unknown !== undefined) {
    const { message } = appError('LANE_AREA_UNKNOWN');
    throw new AppError('LANE_AREA_UNKNOWN', undefined, { [fieldOf(unknown)]: `${unknown}: ${message}` });
  }
  const taken = await takenArea(tx, id, fields);
  if (taken === undefined) return;
  const { message } = appError('ZONE_AREA_TAKEN', taken);
  throw new AppError('ZONE_AREA_TAKEN', taken, { [fieldOf(taken.area)]: message });
}

const fieldsOf = ({ name, districts, pins, places, exceptions }: Zone): ZoneFields => ({
  ...{ name, districts, pins, places, exceptions },
});

async function read(tx: Tx, id: string) {
  const zone = await findZone(tx, id);
  if (!zone) throw appError('ZONE_NOT_FOUND');
  return { zone };
}

/** Adds a technician zone. */
export function createZone(ctx: SignedInContext, fields: ZoneFields) {
  return inTx(ctx.db, async (tx) => {
    await lockZones(tx);
    await requireAreas(tx, null, fields);
    const id = await insertZone(tx, fields);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'zone.create', entity: 'technician-zone', entityId: id, before: null, after: fields },
    });
    return read(tx, id);
  }).catch((error: unknown) => {
    throw refusal(error);
  });
}

/** Changes a zone, unless it changed since the edit was opened (409 with the present one). Installations that are booked stay. */
export function updateZoneOf(ctx: SignedInContext, { id, updated_at, ...fields }: UpdateZoneInput) {
  return inTx(ctx.db, async (tx) => {
    await lockZones(tx);
    const present = await lockZone(tx, id);
    if (!present) throw appError('ZONE_NOT_FOUND');
    assertAllowed(checkUnchanged(present, updated_at));
    const change = changedFields<ZoneFields>(fieldsOf(present), fields);
    if (!change) return { zone: present };
    await requireAreas(tx, id, fields);
    await updateZone(tx, id, fields);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'zone.update', entity: 'technician-zone', entityId: id, ...change },
    });
    return read(tx, id);
  }).catch((error: unknown) => {
    throw refusal(error);
  });
}

/** Removes a zone to whose customers no technician is still to come. Its installations that are over stay, with its name. */
export async function removeZone(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    await lockZones(tx);
    const present = await lockZone(tx, id);
    if (!present) throw appError('ZONE_NOT_FOUND');
    if (present.booked > 0) throw appError('ZONE_IN_USE');
    await deleteZone(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'zone.remove', entity: 'technician-zone', entityId: id, after: null },
      before: fieldsOf(present),
    });
  });
  return { message: 'The technician zone is removed.' };
}
