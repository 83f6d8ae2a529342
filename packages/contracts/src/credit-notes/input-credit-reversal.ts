import type { InvoiceSnapshot } from '../invoices/invoice-snapshot';

/**
 * Whether the buyer has reversed the input credit of a credit note (CGST Act, section 34(2)): not needed of a buyer without
 * GSTIN or of a credit note without tax; else awaited until staff have the buyer's word, then done.
 */
export const INPUT_CREDIT_REVERSALS = ['not-needed', 'awaited', 'done'] as const;
export type InputCreditReversal = (typeof INPUT_CREDIT_REVERSALS)[number];

/** Returns the state of a credit note to a buyer; `reversedOn` is null until staff note the reversal. */
export function inputCreditReversal(
  { buyer, isCommercial }: Pick<InvoiceSnapshot, 'buyer' | 'isCommercial'>,
  reversedOn: string | null,
): InputCreditReversal {
  if (!buyer.gstin || isCommercial) return 'not-needed';
  return reversedOn === null ? 'awaited' : 'done';
}
