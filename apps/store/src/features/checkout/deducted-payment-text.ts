/** What happens to money that a bank debited without the payment reaching the shop. */
export const DEDUCTED_PAYMENT_TEXT =
  'If money was deducted, we will either complete this order or refund you, and email you.';
