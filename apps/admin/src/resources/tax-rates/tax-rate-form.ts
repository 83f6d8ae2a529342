import { TaxRateFields } from '@aabha/contracts/tax-rates/tax-rates.schema';
import { formErrors, type FormErrors } from '../../data/form-errors';

/** A form as typed. */
export interface TypedTaxRate {
  hsn: string | null;
  rate_percent: number | string | null;
  valid_from: string;
  notification: string | null;
}

const errorsOf = formErrors(TaxRateFields);

/** Returns the typed form in the API's format. */
export function taxRateOf({ hsn, rate_percent, valid_from, notification }: TypedTaxRate) {
  const isTyped = rate_percent !== '' && rate_percent !== null;
  return {
    hsn: hsn ?? '',
    rate_percent: isTyped ? Number(rate_percent) : Number.NaN,
    valid_from,
    notification: notification ?? '',
  };
}

/** Returns the errors of the form by the server's contract. */
export const validateTaxRateForm = (values: unknown): FormErrors =>
  errorsOf(taxRateOf(values as TypedTaxRate));
