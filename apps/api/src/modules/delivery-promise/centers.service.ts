import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import type {
  DispatchCenter,
  DispatchCenterFields,
  ListCentersInput,
  UpdateCenterInput,
} from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import {
  countCenters,
  deleteCenter,
  insertCenter,
  lockCenter,
  selectCenters,
  updateCenter,
} from './centers.queries';

/** Returns a page of the dispatch centres, by name. */
export async function listCenters(ctx: SignedInContext, input: ListCentersInput) {
  const [centerList, centerCount] = await Promise.all([
    selectCenters(ctx.db, input),
    countCenters(ctx.db, input),
  ]);
  return { centerList, centerCount };
}

const refusal = (error: unknown) =>
  violatedConstraint(error) === 'dispatch_centers_name_unique'
    ? new AppError('CENTER_TAKEN', undefined, { name: appError('CENTER_TAKEN').message })
    : error;

const fieldsOf = ({ name, pin, cutoff, weekdays, lead_hours, units_per_day }: DispatchCenter) => ({
  ...{ name, pin, cutoff, weekdays, lead_hours, units_per_day },
});

/** Adds a dispatch centre; service areas that name it get its dates. */
export async function createCenter(ctx: SignedInContext, input: DispatchCenterFields) {
  const center = await inTx(ctx.db, async (tx) => {
    const created = await insertCenter(tx, input);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'center.create', entity: 'dispatch-center', entityId: created._id },
      ...{ before: null, after: input },
    });
    return created;
  }).catch((error: unknown) => {
    throw refusal(error);
  });
  return { center };
}

/** Changes a dispatch centre, unless it changed since the edit was opened (409 with the present one). */
export async function updateCenterOf(ctx: SignedInContext, input: UpdateCenterInput) {
  const { id, updated_at, ...fields } = input;
  const center = await inTx(ctx.db, async (tx) => {
    const present = await lockCenter(tx, id);
    if (!present) throw appError('CENTER_NOT_FOUND');
    assertAllowed(checkUnchanged(present, updated_at));
    const change = changedFields<DispatchCenterFields>(fieldsOf(present), fields);
    if (!change) return present;
    const updated = await updateCenter(tx, id, fields);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'center.update', entity: 'dispatch-center', entityId: id, ...change },
    });
    return updated;
  }).catch((error: unknown) => {
    throw refusal(error);
  });
  return { center };
}

/** Removes a dispatch centre with its lanes and days: the standard promise counts for its service areas. */
export async function removeCenter(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const present = await lockCenter(tx, id);
    if (!present) throw appError('CENTER_NOT_FOUND');
    await deleteCenter(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'center.remove', entity: 'dispatch-center', entityId: id },
      before: { ...fieldsOf(present), lanes: present.lane_count },
      after: null,
    });
  });
  return { message: 'The dispatch centre is removed.' };
}
