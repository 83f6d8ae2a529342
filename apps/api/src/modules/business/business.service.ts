import { missingAddressProblem, pinCodeProblem } from '@aabha/contracts/business/business.rules';
import type { BusinessForm } from '@aabha/contracts/business/business.schema';
import { AppError } from '@aabha/contracts/errors/errors';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { placeOf } from '../service-areas/service-areas.service';
import { deleteBusiness, findBusiness, putBusiness, type StoredBusiness } from './business.queries';

const invalid = (field: string, message: string) =>
  new AppError('INVALID_INPUT', undefined, { [field]: message });

/** Returns the registered address with the State of its PIN code; 400 where that is not the State of the GSTIN. */
async function registeredAddress(db: DbOrTx, { gstin, billingAddress }: BusinessForm, path: string) {
  if (!billingAddress) return null;
  const { zip } = billingAddress;
  const state = (await placeOf(db, zip))?.state;
  const problem = pinCodeProblem(gstin, zip, state);
  if (state === undefined || problem !== undefined) throw invalid(`${path}billingAddress.zip`, problem ?? '');
  return { ...billingAddress, state };
}

/**
 * Returns the business that an invoice names, for goods that go to a State; 400 where an address of another State than that of
 * the GSTIN is left (docs/spec/checkout.md#buying-for-a-business).
 */
export async function billedBusiness(
  db: DbOrTx,
  form: BusinessForm,
  deliveryState: string,
): Promise<StoredBusiness> {
  const billingAddress = await registeredAddress(db, form, 'business.');
  const problem = billingAddress ? undefined : missingAddressProblem(form.gstin, deliveryState);
  if (problem !== undefined) throw invalid('business.billingAddress.address', problem);
  return { gstin: form.gstin, legalName: form.legalName, billingAddress };
}

/** Saves a business in an account, for the next checkout. */
export const rememberBusiness = putBusiness;

/** Returns the business of the caller's account, as its form takes it; null where none is saved. */
export async function getBusiness(ctx: SignedInContext) {
  const found = await findBusiness(ctx.db, ctx.user.id);
  if (!found) return { business: null };
  const { gstin, legalName, billingAddress } = found;
  if (!billingAddress) return { business: { gstin, legalName } };
  const { state: _, ...address } = billingAddress;
  return { business: { gstin, legalName, billingAddress: address } };
}

/** Saves the business of the caller's account; 400 for an address of another State than that of the GSTIN. */
export async function saveBusiness(ctx: SignedInContext, form: BusinessForm) {
  const billingAddress = await registeredAddress(ctx.db, form, '');
  await putBusiness(ctx.db, ctx.user.id, { gstin: form.gstin, legalName: form.legalName, billingAddress });
  return { business: form };
}

/** Removes the business from the caller's account. Invoices keep it (docs/spec/retention.md#kept). */
export async function removeBusiness(ctx: SignedInContext) {
  await deleteBusiness(ctx.db, ctx.user.id);
  return { business: null };
}
