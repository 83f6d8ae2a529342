import { LANE_COLUMNS } from '@aabha/contracts/delivery-promise/delivery-promise.csv';
import type {
  ExportLanesInput,
  Lane,
  LaneFields,
  ListLanesInput,
  UpdateLaneInput,
} from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import type { Tx } from '@aabha/db/client';
import { inTx, only, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { lockCenter } from './centers.queries';
import {
  countLanes,
  deleteLane,
  findLaneIds,
  insertLane,
  isArea,
  lockLane,
  selectLanes,
  selectLanesOfIds,
  updateLane,
} from './lanes.queries';

/** Returns a page of lanes, by centre and area. */
export async function listLanes(ctx: SignedInContext, input: ListLanesInput) {
  const [laneList, laneCount] = await Promise.all([
    selectLanes(ctx.db, input),
    countLanes(ctx.db, input.filters),
  ]);
  return { laneList, laneCount };
}

/** Exports the lanes under these filters, by centre and area. */
export function exportLanes(ctx: SignedInContext, { filters }: ExportLanesInput) {
  return startExport(ctx, {
    ...{ list: 'lanes', filters, columns: LANE_COLUMNS },
    findIds: (db) => findLaneIds(db, filters),
    readRows: selectLanesOfIds,
  });
}

const refusal = (error: unknown) =>
  violatedConstraint(error) === 'delivery_lanes_key'
    ? new AppError('LANE_TAKEN', undefined, { area: appError('LANE_TAKEN').message })
    : error;

/** Refuses a centre that there is not, and an area without a PIN code: nobody would get its dates. */
async function requireLane(tx: Tx, fields: LaneFields): Promise<void> {
  if (!(await lockCenter(tx, fields.center_id))) throw appError('CENTER_NOT_FOUND');
  if (await isArea(tx, fields)) return;
  const { message } = appError('LANE_AREA_UNKNOWN');
  throw new AppError('LANE_AREA_UNKNOWN', undefined, { area: message });
}

const fieldsOf = ({ center, kind, area, transit_min, transit_max, ...lane }: Lane): LaneFields => ({
  ...{ center_id: center._id, kind, area, transit_min, transit_max },
  ...{ weekdays: lane.weekdays, max_kg: lane.max_kg, two_person: lane.two_person },
});

const read = async (tx: Tx, id: string) => ({ lane: only(await selectLanesOfIds(tx, [id])) });

/** Adds a lane of a centre. */
export function createLane(ctx: SignedInContext, fields: LaneFields) {
  return inTx(ctx.db, async (tx) => {
    await requireLane(tx, fields);
    const id = await insertLane(tx, fields);
    const created = await read(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'lane.create', entity: 'delivery-lane', entityId: id },
      ...{ before: null, after: { center: created.lane.center.name, ...fields } },
    });
    return created;
  }).catch((error: unknown) => {
    throw refusal(error);
  });
}

/** Changes a lane, unless it changed since the edit was opened (409 with the present one). Promises that were made stay. */
export function updateLaneOf(ctx: SignedInContext, { id, updated_at, ...fields }: UpdateLaneInput) {
  return inTx(ctx.db, async (tx) => {
    const present = await lockLane(tx, id);
    if (!present) throw appError('LANE_NOT_FOUND');
    assertAllowed(checkUnchanged(present, updated_at));
    const change = changedFields<LaneFields>(fieldsOf(present), fields);
    if (!change) return { lane: present };
    await requireLane(tx, fields);
    await updateLane(tx, id, fields);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'lane.update', entity: 'delivery-lane', entityId: id, ...change },
    });
    return read(tx, id);
  }).catch((error: unknown) => {
    throw refusal(error);
  });
}

export async function removeLane(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const present = await lockLane(tx, id);
    if (!present) throw appError('LANE_NOT_FOUND');
    await deleteLane(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'lane.remove', entity: 'delivery-lane', entityId: id, after: null },
      before: { center: present.center.name, ...fieldsOf(present) },
    });
  });
  return { message: 'The lane is removed.' };
}
