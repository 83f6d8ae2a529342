import { isSameState, stateOfGstCode } from '../gst/states';

/** Where a business is registered, as its invoice says it. The State is that of the PIN code. */
export interface BillingAddress {
  address: string;
  city: string;
  state: string;
  zip: string;
}

/** Returns the State that a valid GSTIN is registered in. */
export const stateOfGstin = (gstin: string): string => stateOfGstCode(gstin.slice(0, 2)) ?? '';

/**
 * Returns why goods that go to a State need the registered address of a GSTIN; undefined where it is not needed, since the
 * delivery address may be that of the business.
 */
export function missingAddressProblem(gstin: string, deliveryState: string): string | undefined {
  const state = stateOfGstin(gstin);
  if (isSameState(state, deliveryState)) return undefined;
  return `This GSTIN is registered in ${state}. Please enter its registered address there.`;
}

/** Returns why a PIN code cannot be that of a GSTIN; undefined where it is in its State. */
export function pinCodeProblem(gstin: string, zip: string, zipState: string | undefined): string | undefined {
  if (zipState === undefined) return `We do not know the PIN code ${zip}. Please check it.`;
  const state = stateOfGstin(gstin);
  if (isSameState(state, zipState)) return undefined;
  return `PIN code ${zip} is in ${zipState}, but this GSTIN is registered in ${state}. Please correct one of the two.`;
}
