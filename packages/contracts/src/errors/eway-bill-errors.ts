/** Refusals about e-way bills; a part of `ERROR_TABLE`. */
export const EWAY_BILL_ERRORS = {
  EWAY_BILL_NOT_FOUND: { status: 404, message: 'This invoice does not exist, or has no e-way bill.' },
  EWAY_BILL_REFUSED: {
    status: 409,
    message: (d: { problems: string }) => `The portal would refuse this e-way bill: ${d.problems}`,
  },
  EWAY_BILL_TOO_OLD: { status: 409, message: 'The portal takes no invoice older than 180 days.' },
  EWAY_BILL_NUMBER_USED: { status: 409, message: 'This e-way bill is that of another invoice.' },
  EWAY_BILL_TIMES: { status: 400, message: 'An e-way bill ends after it was generated.' },
  EWAY_BILL_LIMIT_NOT_FOUND: { status: 404, message: 'This limit does not exist.' },
  EWAY_BILL_LIMIT_EXISTS: { status: 409, message: 'This State already has a limit from that day.' },
} as const satisfies Record<string, { status: number; message: string | ((data: never) => string) }>;
