/** Documents to a business without an IRN, and those with one. */
export const E_INVOICE_STATES = ['missing', 'registered'] as const;
