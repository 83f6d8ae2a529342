import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import type {
  CreateServiceAreaInput,
  ListServiceAreasInput,
  ServiceAreaFields,
  UpdateServiceAreaInput,
} from '@aabha/contracts/service-areas/service-areas.staff.schema';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import {
  countServiceAreas,
  deleteServiceArea,
  insertServiceArea,
  lockServiceArea,
  selectServiceAreas,
  updateServiceArea,
} from './service-areas.staff.queries';

/** Returns a page of service areas (docs/spec/delivery.md#service-area-screen). */
export async function listServiceAreas(ctx: SignedInContext, input: ListServiceAreasInput) {
  const [zipcodeList, zipcodeCount] = await Promise.all([
    selectServiceAreas(ctx.db, input),
    countServiceAreas(ctx.db, input),
  ]);
  return { zipcodeList, zipcodeCount };
}

const zipcodeTaken = (error: unknown) =>
  violatedConstraint(error)?.startsWith('service_areas_zipcode')
    ? new AppError('ZIPCODE_TAKEN', undefined, { zipcode: 'This PIN code is already in the list.' })
    : error;

/** Creates a service area; its PIN code must be new (docs/spec/delivery.md#validation). */
export async function createServiceArea(ctx: SignedInContext, input: CreateServiceAreaInput) {
  const zipcode = await inTx(ctx.db, async (tx) => {
    const created = await insertServiceArea(tx, input);
    await writeAudit(tx, ctx.user.id, {
      action: 'service-area.create',
      entity: 'service-area',
      entityId: created._id,
      before: null,
      after: input,
    });
    return created;
  }).catch((error: unknown) => {
    throw zipcodeTaken(error);
  });
  return { zipcode };
}

/**
 * Changes the fields of a service area that were sent, unless it changed since the edit was opened (409 with
 * the present one).
 */
export async function updateServiceAreaOf(ctx: SignedInContext, input: UpdateServiceAreaInput) {
  const { id, updated_at, ...values } = input;
  const zipcode = await inTx(ctx.db, async (tx) => {
    const present = await lockServiceArea(tx, id);
    if (!present) throw appError('SERVICE_AREA_NOT_FOUND');
    assertAllowed(checkUnchanged(present, updated_at));
    const change = changedFields<ServiceAreaFields>(present, values);
    if (!change) return present;
    const updated = await updateServiceArea(tx, id, values);
    await writeAudit(tx, ctx.user.id, {
      action: 'service-area.update',
      entity: 'service-area',
      entityId: id,
      ...change,
    });
    return updated;
  }).catch((error: unknown) => {
    throw zipcodeTaken(error);
  });
  return { zipcode };
}

export async function removeServiceArea(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const present = await lockServiceArea(tx, id);
    if (!present) throw appError('SERVICE_AREA_NOT_FOUND');
    await deleteServiceArea(tx, id);
    const { _id, created_at, updated_at, placeOfSupply, ...before } = present;
    await writeAudit(tx, ctx.user.id, {
      action: 'service-area.remove',
      entity: 'service-area',
      entityId: _id,
      before,
      after: null,
    });
  });
  return { message: 'Zipcode deleted successfully!' };
}
