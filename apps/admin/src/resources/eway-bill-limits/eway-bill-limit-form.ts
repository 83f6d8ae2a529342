import { EwayBillLimitFields } from '@aabha/contracts/eway-bill/eway-bill-limits.schema';
import { formErrors, type FormErrors } from '../../data/form-errors';

/** A form as typed; the limit in rupees. */
export interface TypedEwayBillLimit {
  state_code: string | null;
  limit: number | string | null;
  valid_from: string;
  note: string | null;
}

const errorsOf = formErrors(EwayBillLimitFields);

/** Returns the typed form in the API's format. */
export function ewayBillLimitOf({ state_code, limit, valid_from, note }: TypedEwayBillLimit) {
  const isTyped = limit !== '' && limit !== null;
  return {
    state_code: state_code ?? '',
    limit: isTyped ? Number(limit) : Number.NaN,
    valid_from,
    note: note ?? '',
  };
}

/** Returns the errors of the form by the server's contract. */
export const validateEwayBillLimitForm = (values: unknown): FormErrors =>
  errorsOf(ewayBillLimitOf(values as TypedEwayBillLimit));
