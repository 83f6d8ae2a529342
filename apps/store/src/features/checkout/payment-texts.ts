/** What happens to money that a bank debited without the payment reaching the shop. */
export const IF_DEDUCTED =
  'If money was deducted, we will either complete this order or refund you, and email you.';
