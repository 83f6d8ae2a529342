import { missingAddressProblem, stateOfGstin } from '@aabha/contracts/business/business.rules';
import { BusinessForm } from '@aabha/contracts/business/business.schema';
import { isGstin } from '@aabha/contracts/gst/gstin';
import * as texts from '@aabha/messages/business';
import type { FormErrors } from '@mantine/form';

/** The fields of a business on a screen. Choices are texts, so that the draft of the form keeps them. */
export interface BusinessValues {
  gstin: string;
  legalName: string;
  /** Whether the business is registered at an address of its own. */
  hasAddress: '' | 'yes';
  billingAddress: { address: string; city: string; zip: string };
  /** Whether to save it in the account. Never preselected. */
  remember: '' | 'yes';
}

/** The paths of the fields, as the server names them in a refusal. */
export const BUSINESS_FIELDS = [
  'gstin',
  'legalName',
  'billingAddress.address',
  'billingAddress.city',
  'billingAddress.zip',
];

/** Returns the values of a saved business; empty ones without. */
export function valuesOfBusiness(saved: BusinessForm | null): BusinessValues {
  return {
    gstin: saved?.gstin ?? '',
    legalName: saved?.legalName ?? '',
    hasAddress: saved?.billingAddress ? 'yes' : '',
    billingAddress: saved?.billingAddress ?? { address: '', city: '', zip: '' },
    remember: '',
  };
}

const plain = (gstin: string) => gstin.replaceAll(/\s/g, '').toUpperCase();

/** Returns the State of a GSTIN that is typed in full, else ''. */
export const stateOfTyped = (gstin: string): string =>
  isGstin(plain(gstin)) ? stateOfGstin(plain(gstin)) : '';

/** Returns whether the registered address is needed, since the goods go to another State than that of the GSTIN. */
export const needsAddress = (gstin: string, deliveryState: string | undefined): boolean =>
  deliveryState !== undefined &&
  stateOfTyped(gstin) !== '' &&
  missingAddressProblem(plain(gstin), deliveryState) !== undefined;

/** Returns the values as the server takes them, with the registered address where it is chosen or needed. */
export function formOfBusiness(values: BusinessValues, deliveryState: string | undefined) {
  const { gstin, legalName, billingAddress } = values;
  const hasAddress = values.hasAddress === 'yes' || needsAddress(gstin, deliveryState);
  return { gstin, legalName, ...(hasAddress && { billingAddress }) };
}

/** Returns the message of each invalid field; of a needed address that is empty, that it is needed. */
export function businessErrors(values: BusinessValues, deliveryState: string | undefined): FormErrors {
  const { error } = BusinessForm.safeParse(formOfBusiness(values, deliveryState));
  const errors = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
  const isNeeded = needsAddress(values.gstin, deliveryState) && values.billingAddress.address.trim() === '';
  if (!isNeeded || deliveryState === undefined) return errors;
  return {
    ...errors,
    'billingAddress.address': texts.missingAddressProblem(plain(values.gstin), deliveryState),
  };
}
