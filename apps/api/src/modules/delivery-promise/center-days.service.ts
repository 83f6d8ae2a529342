import { CENTER_DAY_COLUMNS } from '@aabha/contracts/delivery-promise/delivery-promise.csv';
import type {
  CenterDay,
  CenterDayFields,
  ExportCenterDaysInput,
  ListCenterDaysInput,
  UpdateCenterDayInput,
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
  countCenterDays,
  deleteCenterDay,
  findCenterDayIds,
  insertCenterDay,
  lockCenterDay,
  selectCenterDays,
  selectCenterDaysOfIds,
  updateCenterDay,
} from './center-days.queries';

/** Returns a page of the days of centres that are not as usual, the earliest first. */
export async function listCenterDays(ctx: SignedInContext, input: ListCenterDaysInput) {
  const [centerDayList, centerDayCount] = await Promise.all([
    selectCenterDays(ctx.db, input),
    countCenterDays(ctx.db, input.filters),
  ]);
  return { centerDayList, centerDayCount };
}

/** Exports the days under these filters, the earliest first. */
export function exportCenterDays(ctx: SignedInContext, { filters }: ExportCenterDaysInput) {
  return startExport(ctx, {
    ...{ list: 'center-days', filters, columns: CENTER_DAY_COLUMNS },
    findIds: (db) => findCenterDayIds(db, filters),
    readRows: selectCenterDaysOfIds,
  });
}

const refusal = (error: unknown) =>
  violatedConstraint(error) === 'center_days_key'
    ? new AppError('CENTER_DAY_TAKEN', undefined, { day: appError('CENTER_DAY_TAKEN').message })
    : error;

const fieldsOf = ({ center, day, units, note }: CenterDay): CenterDayFields => ({
  ...{ center_id: center._id, day, units, note },
});

const read = async (tx: Tx, id: string) => ({ centerDay: only(await selectCenterDaysOfIds(tx, [id])) });

/** Closes a centre on a day, or gives it another capacity. */
export function createCenterDay(ctx: SignedInContext, fields: CenterDayFields) {
  return inTx(ctx.db, async (tx) => {
    if (!(await lockCenter(tx, fields.center_id))) throw appError('CENTER_NOT_FOUND');
    const id = await insertCenterDay(tx, fields);
    const created = await read(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'center-day.create', entity: 'center-day', entityId: id },
      ...{ before: null, after: { center: created.centerDay.center.name, ...fields } },
    });
    return created;
  }).catch((error: unknown) => {
    throw refusal(error);
  });
}

/** Changes a day, unless it changed since the edit was opened (409 with the present one). */
export function updateCenterDayOf(ctx: SignedInContext, { id, updated_at, ...fields }: UpdateCenterDayInput) {
  return inTx(ctx.db, async (tx) => {
    const present = await lockCenterDay(tx, id);
    if (!present) throw appError('CENTER_DAY_NOT_FOUND');
    assertAllowed(checkUnchanged(present, updated_at));
    const change = changedFields<CenterDayFields>(fieldsOf(present), fields);
    if (!change) return { centerDay: present };
    if (!(await lockCenter(tx, fields.center_id))) throw appError('CENTER_NOT_FOUND');
    await updateCenterDay(tx, id, fields);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'center-day.update', entity: 'center-day', entityId: id, ...change },
    });
    return read(tx, id);
  }).catch((error: unknown) => {
    throw refusal(error);
  });
}

export async function removeCenterDay(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const present = await lockCenterDay(tx, id);
    if (!present) throw appError('CENTER_DAY_NOT_FOUND');
    await deleteCenterDay(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'center-day.remove', entity: 'center-day', entityId: id, after: null },
      before: { center: present.center.name, ...fieldsOf(present) },
    });
  });
  return { message: 'The day is removed.' };
}
