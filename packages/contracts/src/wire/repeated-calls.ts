/*
 * The calls that the web apps send again after a lost response (docs/API.md#idempotency-keys). Those with a key may be sent
 * twice only under one key.
 */

/** Calls of the storefront with an `Idempotency-Key`. */
export const STORE_KEYED_CALLS: readonly string[] = [
  'complaints.create',
  'complaints.createForOrder',
  'complaints.reply',
  'complaints.replyByLink',
  'contact.create',
  'contact.replyByLink',
  'installations.book',
  'installations.cancel',
  'installations.move',
  'orders.updateStatus',
  'returns.request',
  'reviews.create',
  'wholesale.placeOrder',
];

/** Calls of the back office with an `Idempotency-Key`. */
export const STAFF_KEYED_CALLS: readonly string[] = [
  'complaints.answer',
  'contact.answer',
  'coupons.create',
  'dashboard.retryFailure',
  'installations.book',
  'installations.cancel',
  'installations.move',
  'installations.update',
  'draftOrders.cancel',
  'draftOrders.create',
  'draftOrders.send',
  'draftOrders.update',
  'mailLog.resend',
  'mailTemplates.sendTest',
  'imports.undo',
  'orderNotes.add',
  'orders.correctAddress',
  'orders.refund',
  'orders.restock',
  'orders.updateStatus',
  'products.applyBulk',
  'products.create',
  'products.importCsv',
  'products.update',
  'reconciliation.settle',
  'refundRequests.approve',
  'refundRequests.decline',
  'refundRequests.withdraw',
  'reportSchedules.create',
  'reportSchedules.send',
  'returns.cancelReplacement',
  'returns.chooseRefund',
  'returns.inspect',
  'returns.pickup',
  'returns.receive',
  'returns.reject',
  'returns.replace',
  'returns.update',
  'shipments.cancel',
  'shipments.create',
  'shipments.deliver',
  'shipments.openByCode',
  'shipments.pack',
  'shipments.removeSerial',
  'shipments.scan',
  'shipments.ship',
  'stock.addDelivery',
  'stock.count',
  'stock.receiveDelivery',
  'webhooks.test',
  'wholesale.creditOrder',
];

/** Calls of the storefront that need no key: the same cart gets the same payment, and the same payment the same order. */
export const REPEATABLE_CALLS: readonly string[] = [
  'checkout.createPayment',
  'checkout.verifyPayment',
  'payLink.pay',
  'payLink.verify',
];
