import type { CreatePaymentInput } from '@aabha/contracts/checkout/checkout.schema';

/** What the checkout needs of the fields of a business, which load when they are opened. */
export interface BusinessPurchaseHandle {
  /** Returns the business that buys; undefined where a field is invalid, which is then marked and focused. */
  read(): CreatePaymentInput['business'];
  /** Shows a refusal of the server beside the fields. */
  show(error: unknown): void;
}

/** The name of the form's draft. */
export const BUSINESS_DRAFT = 'checkout-business';
