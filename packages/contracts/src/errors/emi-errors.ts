import { BANK_OFFER_ERRORS } from './bank-offer-errors';

/** Refusals about EMI plans and bank offers; part of the error table (docs/spec/errors.md). */
export const EMI_ERRORS = {
  ...BANK_OFFER_ERRORS,
  EMI_PLAN_NOT_FOUND: { status: 404, message: 'This EMI plan does not exist.' },
  EMI_PLAN_OVERLAPS: { status: 409, message: 'The bank has this plan already on some of these days.' },
  EMI_PLANS_FULL: { status: 409, message: 'There are 500 EMI plans. Please delete some that are over.' },
} as const;
