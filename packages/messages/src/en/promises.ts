/* What the shop promises in days. */

export { refundPromise } from '@aabha/contracts/refunds/refund-promise';
