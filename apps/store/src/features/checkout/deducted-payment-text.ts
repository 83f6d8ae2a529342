import { BANKS_REVERSE_WITHIN_DAYS } from '@aabha/contracts/settings/promises';

/** What happens to money that a bank debited without the payment reaching the shop. */
export const DEDUCTED_PAYMENT_TEXT = `If money was deducted and reaches us, you get this order or a full refund, and an email. If it does not reach us, your bank must return it within ${BANKS_REVERSE_WITHIN_DAYS} days.`;
