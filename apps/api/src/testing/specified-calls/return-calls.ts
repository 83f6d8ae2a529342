/** Calls of the return desk (docs/spec/returns-and-refunds.md#states), beyond the specified ones. */
export const RETURN_CALLS = [
  'GET /returnRequest/{id}',
  'POST /returnRequest/export',
  'POST /returnRequest/{id}/assign',
  'POST /returnRequest/file/{id}/download',
  'POST /returnRequest/own',
  'POST /returnRequest/quote',
  'POST /returnRequest/pickup/slots',
  'POST /returnRequest/{id}/inspect',
  'POST /returnRequest/{id}/pickup',
  'POST /returnRequest/{id}/preview',
  'POST /returnRequest/{id}/receive',
  'POST /returnRequest/{id}/reject',
  'POST /returnRequest/{id}/replace',
  'POST /returnRequest/{id}/replacement/cancel',
  'POST /returnRequest/refund-instead',
] as const;
