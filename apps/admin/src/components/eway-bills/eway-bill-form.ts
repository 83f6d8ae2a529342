import { ewayBillValidUntil } from '@aabha/contracts/eway-bill/eway-bill.rules';
import { EwayBillFields } from '@aabha/contracts/eway-bill/eway-bills.schema';
import { indiaMinute, instantOfIndia } from '@aabha/contracts/time/india-time';
import { formErrors, type FormErrors } from '../../data/form-errors';

/** A form as typed; the times are those of India. The distance is not sent: it fills the validity. */
export interface TypedEwayBill {
  number: string | null;
  generated_at: string | null;
  km: number | string | null;
  valid_until: string | null;
}

export const EMPTY_EWAY_BILL: TypedEwayBill = { number: '', generated_at: '', km: '', valid_until: '' };

const errorsOf = formErrors(EwayBillFields);

/** Returns the typed form in the API's format, the times in UTC. */
export function ewayBillFieldsOf({ number, generated_at, valid_until }: TypedEwayBill) {
  const validUntil = instantOfIndia(valid_until ?? '');
  return {
    number: (number ?? '').replaceAll(/\s/g, ''),
    generated_at: instantOfIndia(generated_at ?? ''),
    ...(valid_until && { valid_until: validUntil }),
  };
}

/** Returns the errors of the form by the server's contract. */
export const validateEwayBillForm = (values: unknown): FormErrors =>
  errorsOf(ewayBillFieldsOf(values as TypedEwayBill));

/** Returns until when an e-way bill is valid by its distance, as the form has times; '' without time or distance. */
export function validUntilOf({ generated_at, km }: Pick<TypedEwayBill, 'generated_at' | 'km'>): string {
  const generatedAt = instantOfIndia(generated_at ?? '');
  if (generatedAt === '' || km === '' || km === null || !(Number(km) > 0)) return '';
  return indiaMinute(ewayBillValidUntil(generatedAt, Number(km))).replace(' ', 'T');
}
