import type { RETURN_REASONS } from '@aabha/contracts/returns/returns.schema';

/* The return of a delivered order. */

export const requestReturn = 'Request return';
export const returnRequested = 'Return Requested';
export const requestSubmitted = 'Return request submitted successfully!';
export const emailAtEachStep = 'We will email you at each step.';
export const returnOrder = 'Return';
export const until = (day: string) => `until ${day}`;
export const closedOn = (day: string) => `Returns closed on ${day}`;
export const returnThisOrder = 'Return this order';
export const whyReturning = 'Why are you returning it?';
export const reasons: Readonly<Record<(typeof RETURN_REASONS)[number], string>> = {
  'Defective product': 'Defective product',
  'Wrong item delivered': 'Wrong item delivered',
  'Product not as described': 'Product not as described',
  'Changed mind': 'Changed mind',
  Other: 'Other',
};
export const tellUsMore = 'Please tell us more';
export const willRefund = (amount: string, promise: string) =>
  `Once we approve it, we will refund ${amount} to the account you paid from. ${promise} Please keep the television in its box until then.`;
export const keepOrder = 'Keep order';
