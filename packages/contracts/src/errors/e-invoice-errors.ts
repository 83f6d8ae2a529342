/** Refusals about e-invoices; a part of `ERROR_TABLE`. */
export const E_INVOICE_ERRORS = {
  E_INVOICE_NOT_FOUND: {
    status: 404,
    message: 'There is no invoice or credit note to a business with this id.',
  },
  E_INVOICE_REFUSED: {
    status: 409,
    message: (d: { problems: string }) => `The portal would refuse this document: ${d.problems}`,
  },
  E_INVOICE_MISMATCH: {
    status: 400,
    message: (d: { problem: string }) => `The signed QR code is not that of this document. ${d.problem}`,
  },
  E_INVOICE_IRN_USED: { status: 409, message: 'This IRN is that of another document.' },
} as const satisfies Record<string, { status: number; message: string | ((data: never) => string) }>;
