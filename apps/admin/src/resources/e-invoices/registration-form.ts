import { RegisterEInvoiceInput } from '@aabha/contracts/e-invoice/e-invoices.schema';
import type { PortalAnswer } from '@aabha/contracts/e-invoice/registration.rules';
import { instantOfIndia } from '@aabha/contracts/time/india-time';
import { formErrors, type FormErrors } from '../../data/form-errors';

/** A form as typed; the time is that of India. */
export type TypedRegistration = { [field in keyof PortalAnswer]: string | null };

export const EMPTY_REGISTRATION: TypedRegistration = { irn: '', ack_number: '', ack_at: '', signed_qr: '' };

const errorsOf = formErrors(RegisterEInvoiceInput.omit({ id: true }));

/** Returns the typed form in the API's format, the time in UTC. */
export function registrationOf({ irn, ack_number, ack_at, signed_qr }: TypedRegistration) {
  return {
    irn: (irn ?? '').trim().toLowerCase(),
    ack_number: ack_number ?? '',
    ack_at: instantOfIndia(ack_at ?? ''),
    signed_qr: signed_qr ?? '',
  };
}

/** Returns the errors of the form by the server's contract. */
export const validateRegistrationForm = (values: unknown): FormErrors =>
  errorsOf(registrationOf(values as TypedRegistration));
