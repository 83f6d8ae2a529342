import type { AccessRow } from './access-row';
import { STAFF_ACCESS } from './staff-access';

export { mayEnter, MAY_ENTER, type Access, type AccessRow } from './access-row';

/** Procedures for everybody, visitors included. */
const PUBLIC = {
  'accounts.changePassword': { may: 'anyone' },
  'accounts.login': { may: 'anyone' },
  'accounts.loginStaff': { may: 'anyone' },
  'accounts.sendEmailOtp': { may: 'anyone' },
  'accounts.sendForgotPasswordOtp': { may: 'anyone' },
  'accounts.signup': { may: 'anyone' },
  'accounts.undoEmailChange': { may: 'anyone' },
  'accounts.verifyEmailOtp': { may: 'anyone' },
  'alerts.confirm': { may: 'anyone' },
  'alerts.create': { may: 'anyone', shared: ['product'] },
  'alerts.getByLink': { may: 'anyone' },
  'alerts.stopByLink': { may: 'anyone' },
  'analytics.collect': { may: 'anyone' },
  'analytics.reportVitals': { may: 'anyone' },
  'complaints.createForOrder': { may: 'anyone' },
  'complaints.downloadByLink': { may: 'anyone' },
  'complaints.getByLink': { may: 'anyone' },
  'complaints.monthlyCounts': { may: 'anyone' },
  'complaints.replyByLink': { may: 'anyone' },
  'consents.notices': { may: 'anyone' },
  'consents.recordAnalytics': { may: 'anyone' },
  'contact.create': { may: 'anyone' },
  'contact.getByLink': { may: 'anyone' },
  'contact.replyByLink': { may: 'anyone' },
  'contact.subscribe': { may: 'anyone' },
  'contact.unsubscribe': { may: 'anyone' },
  'emi.plans': { may: 'anyone' },
  'news.get': { may: 'anyone', shared: ['id'] },
  'news.list': { may: 'anyone' },
  'orderTracking.get': { may: 'anyone' },
  'orderTracking.requestLink': { may: 'anyone' },
  'passports.get': { may: 'anyone' },
  'payLink.get': { may: 'anyone' },
  'payLink.pay': { may: 'anyone' },
  'payLink.verify': { may: 'anyone', shared: ['orderId', 'paymentId'] },
  /* These are about the link of a mail or the caller, whose access they check themselves. */
  'privacy.createRequest': { may: 'anyone' },
  'privacy.downloadExport': { may: 'anyone', shared: ['id'] },
  'privacy.erase': { may: 'anyone' },
  'privacy.overview': { may: 'anyone' },
  'privacy.sendLink': { may: 'anyone' },
  'privacy.setConsent': { may: 'anyone' },
  'privacy.startExport': { may: 'anyone' },
  'products.facets': { may: 'anyone' },
  'products.fitRoom': { may: 'anyone' },
  'products.get': { may: 'anyone', shared: ['id'] },
  'products.list': { may: 'anyone' },
  'products.preview': { may: 'anyone' },
  'products.successor': { may: 'anyone', shared: ['id'] },
  'reviews.list': { may: 'anyone', shared: ['filters.product'] },
  'selfAudits.latest': { may: 'anyone' },
  'serviceAreas.lookUp': { may: 'anyone' },
  'settings.get': { may: 'anyone' },
  'settings.hero': { may: 'anyone' },
  'settings.legalContacts': { may: 'anyone' },
  'settings.text': { may: 'anyone' },
  'settings.textVersion': { may: 'anyone' },
  'settings.textVersions': { may: 'anyone' },
  'waitingRoom.get': { may: 'anyone', shared: ['id'] },
  'specifications.dictionary': { may: 'anyone' },
  'specifications.known': { may: 'anyone' },
  'wholesale.list': { may: 'anyone', shared: ['filters.product_id'] },
  'wholesale.placeOrder': { may: 'anyone', shared: ['products.product_id'] },
} as const satisfies Record<string, AccessRow>;

/** Procedures of customers on their own records; staff may call some of them for every record. */
const OWN = {
  'accounts.get': { may: 'customersAndSuperAdmins', thing: 'id' },
  'accounts.me': { may: 'signedIn' },
  'accounts.update': { may: 'customersAndSuperAdmins', thing: 'id' },
  'addresses.create': { may: 'customers' },
  'addresses.list': { may: 'customers' },
  'addresses.remove': { may: 'customers', thing: 'id' },
  'addresses.update': { may: 'customers', thing: 'id' },
  'alerts.list': { may: 'customers', shared: ['filters.product'] },
  'alerts.stop': { may: 'customers', thing: 'id' },
  'passports.ofOrder': { may: 'customers', thing: 'id' },
  'business.get': { may: 'customers' },
  'business.remove': { may: 'customers' },
  'business.save': { may: 'customers' },
  'cart.add': { may: 'customers', person: 'cart.user', shared: ['cart.items.product'] },
  'cart.list': { may: 'customers', person: 'filters.user' },
  'cart.remove': { may: 'customers', thing: 'cartId' },
  'cart.removeProduct': { may: 'customers', thing: 'cartId', shared: ['productId'] },
  'cart.updateQuantity': { may: 'customers', thing: 'cartId', shared: ['cart.productId'] },
  'checkout.createPayment': { may: 'customers' },
  'checkout.getPayment': { may: 'customers', thing: 'id' },
  'checkout.verifyPayment': {
    may: 'customers',
    thing: 'orderId',
    person: 'userId',
    /* The provider's id; its signature binds it to the order. */
    shared: ['paymentId'],
  },
  'complaints.create': { may: 'customers', thing: 'order_id', person: 'userId' },
  'complaints.downloadFile': { may: 'customersAndSuperAdmins', thing: 'id' },
  'complaints.get': { may: 'customersAndSuperAdmins', thing: 'id' },
  'complaints.list': { may: 'customersAndSuperAdmins', person: 'filters.userId' },
  'complaints.reply': { may: 'customers', thing: 'id' },
  'coupons.remove': { may: 'customers' },
  'coupons.validate': { may: 'customers' },
  'creditNotes.download': { may: 'customersAndSuperAdmins', thing: 'id' },
  'creditNotes.list': { may: 'customersAndSuperAdmins', person: 'filters.user_Id' },
  'inputCredit.exportCsv': { may: 'customers' },
  'inputCredit.list': { may: 'customers' },
  'invoices.download': { may: 'customersAndSuperAdmins', thing: 'id' },
  'invoices.list': { may: 'customersAndSuperAdmins', person: 'filters.user_Id' },
  'orders.get': { may: 'signedIn', thing: 'id' },
  'orders.list': { may: 'signedIn', person: 'filters.user_id', shared: ['filters.product_id'] },
  'orders.updateStatus': { may: 'signedIn', thing: 'id' },
  'privacy.removeNominee': { may: 'customers' },
  'privacy.saveNominee': { may: 'customers' },
  'returns.chooseRefund': { may: 'customers', thing: 'order_id' },
  'returns.downloadFile': { may: 'customersAndSuperAdmins', thing: 'id' },
  'returns.own': { may: 'customers', thing: 'order_id' },
  'returns.pickup': { may: 'customersAndSuperAdmins', thing: 'id' },
  'returns.pickupSlots': { may: 'customersAndSuperAdmins', thing: 'return_id' },
  'returns.quote': { may: 'customers', thing: 'order_id' },
  'returns.request': { may: 'customers', thing: 'order_id', person: 'user_id' },
  'reviews.create': { may: 'customers', person: 'review.user', shared: ['review.product'] },
  'waitingRoom.join': { may: 'customers', shared: ['id'] },
  'wholesale.listOwnOrders': { may: 'customers' },
} as const satisfies Record<string, AccessRow>;

/**
 * The access table (docs/spec/sessions-and-access.md#who-may-call-what): a row for every procedure, for both
 * transports. Each call of a procedure reads it (`trpc/require-access.ts`). A procedure without a row
 * does not type-check and denies everybody.
 */
export const ACCESS = { ...PUBLIC, ...OWN, ...STAFF_ACCESS };
export type ProcedureName = keyof typeof ACCESS;

/** Returns the access row of a procedure; undefined for an unknown name. */
export function accessOf(procedure: string): AccessRow | undefined {
  return Object.hasOwn(ACCESS, procedure) ? ACCESS[procedure as ProcedureName] : undefined;
}
