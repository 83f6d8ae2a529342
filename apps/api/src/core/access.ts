import { type Role } from '@aabha/contracts/accounts/accounts.schema';
import { CUSTOMER_ROLES, ROLES, STAFF_ROLES } from '@aabha/contracts/accounts/accounts.values';
import { DISPATCH_PROCEDURES } from './dispatch-procedures';

/**
 * The kinds of access, with the roles that each allows (docs/spec/sessions-and-access.md#roles). `anyone`
 * needs no session either.
 */
export const MAY_ENTER = {
  anyone: ROLES,
  signedIn: ROLES,
  customers: CUSTOMER_ROLES,
  staff: STAFF_ROLES,
  superAdmins: ['SuperAdmin'],
  customersAndSuperAdmins: [...CUSTOMER_ROLES, 'SuperAdmin'],
} as const satisfies Record<string, readonly Role[]>;
export type Access = keyof typeof MAY_ENTER;

/** Returns whether an access kind allows this role. */
export function mayEnter(role: Role, access: Access): boolean {
  const letIn: readonly Role[] = MAY_ENTER[access];
  return letIn.includes(role);
}

/** Who may call a procedure, and which input fields could refer to another customer's records. */
export interface AccessRow {
  may: Access;
  /**
   * The input field that names a record with an owner: another owner's record is 404
   * (docs/spec/sessions-and-access.md#ownership).
   */
  thing?: string;
  /**
   * The input field that names a person: anybody but the caller is 403
   * (docs/spec/sessions-and-access.md#ownership).
   */
  person?: string;
  /** Fields that name records without an owner, such as televisions. */
  shared?: readonly string[];
}

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
  'contact.subscribe': { may: 'anyone' },
  'contact.unsubscribe': { may: 'anyone' },
  'news.get': { may: 'anyone', shared: ['id'] },
  'news.list': { may: 'anyone' },
  /* These are about the link of a mail or the caller, whose access they check themselves. */
  'privacy.createRequest': { may: 'anyone' },
  'privacy.downloadExport': { may: 'anyone', shared: ['id'] },
  'privacy.erase': { may: 'anyone' },
  'privacy.overview': { may: 'anyone' },
  'privacy.sendLink': { may: 'anyone' },
  'privacy.setConsent': { may: 'anyone' },
  'privacy.startExport': { may: 'anyone' },
  'products.facets': { may: 'anyone' },
  'products.get': { may: 'anyone', shared: ['id'] },
  'products.list': { may: 'anyone' },
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
  'wholesale.list': { may: 'anyone', shared: ['filters.product_id'] },
  'wholesale.placeOrder': { may: 'anyone', shared: ['products.product_id'] },
} as const satisfies Record<string, AccessRow>;

/** Procedures of customers on their own records; staff may call some of them for every record. */
const OWN = {
  'accounts.get': { may: 'customersAndSuperAdmins', thing: 'id' },
  'accounts.me': { may: 'signedIn' },
  'accounts.update': { may: 'customersAndSuperAdmins', thing: 'id' },
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
  'returns.request': { may: 'customers', thing: 'order_id', person: 'user_id' },
  'reviews.create': { may: 'customers', person: 'review.user', shared: ['review.product'] },
  'waitingRoom.join': { may: 'customers', shared: ['id'] },
  'wholesale.listOwnOrders': { may: 'customers' },
} as const satisfies Record<string, AccessRow>;

/** Returns the rows of procedures of all staff that name no customer. */
const forStaff = <const N extends string>(...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, { may: 'staff' }])) as Record<N, { may: 'staff' }>;

/** Procedures of staff. */
const STAFF = {
  ...forStaff(...DISPATCH_PROCEDURES),
  'accounts.createSubAdmin': { may: 'superAdmins' },
  'accounts.getCustomer': { may: 'superAdmins' },
  'accounts.listCustomers': { may: 'superAdmins' },
  'accounts.listStaff': { may: 'superAdmins' },
  'accounts.setCustomerClosed': { may: 'superAdmins' },
  'accounts.setCustomerRole': { may: 'superAdmins' },
  'accounts.setStaffDisabled': { may: 'superAdmins' },
  'analytics.getVitals': { may: 'staff' },
  'audit.list': { may: 'superAdmins' },
  'books.check': { may: 'superAdmins' },
  'books.exportCsv': { may: 'superAdmins' },
  'books.get': { may: 'superAdmins' },
  'books.listChecks': { may: 'superAdmins' },
  'books.stopCheck': { may: 'superAdmins' },
  'breaches.create': { may: 'superAdmins' },
  'breaches.list': { may: 'superAdmins' },
  'breaches.update': { may: 'superAdmins' },
  'complaints.answer': { may: 'superAdmins' },
  'complaints.assign': { may: 'superAdmins' },
  'complaints.exportCsv': { may: 'superAdmins' },
  'complaints.update': { may: 'superAdmins' },
  'consents.exportCsv': { may: 'superAdmins' },
  'consents.list': { may: 'superAdmins' },
  'contact.exportSubscribers': { may: 'superAdmins' },
  'contact.listMessages': { may: 'staff' },
  'contact.listSubscribers': { may: 'superAdmins' },
  'coupons.check': { may: 'superAdmins' },
  'coupons.create': { may: 'superAdmins' },
  'coupons.end': { may: 'superAdmins' },
  'coupons.exportCsv': { may: 'superAdmins' },
  'coupons.list': { may: 'superAdmins' },
  'coupons.update': { may: 'superAdmins' },
  'creditNotes.exportCsv': { may: 'superAdmins' },
  'creditNotes.update': { may: 'superAdmins', shared: ['id'] },
  'refunds.exportCsv': { may: 'superAdmins' },
  'refunds.list': { may: 'superAdmins' },
  'dashboard.attention': { may: 'staff' },
  'dashboard.get': { may: 'staff' },
  'dashboard.listFailures': { may: 'superAdmins' },
  'dashboard.retryFailure': { may: 'superAdmins' },
  'eInvoices.downloadJson': { may: 'superAdmins' },
  'eInvoices.list': { may: 'superAdmins' },
  'eInvoices.register': { may: 'superAdmins' },
  'ewayBillLimits.create': { may: 'superAdmins' },
  'ewayBillLimits.list': { may: 'superAdmins' },
  'ewayBillLimits.remove': { may: 'superAdmins' },
  'gstReturns.downloadJson': { may: 'superAdmins' },
  'gstReturns.exportCsv': { may: 'superAdmins' },
  'gstReturns.get': { may: 'superAdmins' },
  'gstReturns.markFiled': { may: 'superAdmins' },
  'gstReturns.preview': { may: 'superAdmins' },
  'gstReturns.startFiling': { may: 'superAdmins' },
  'invoices.exportCsv': { may: 'superAdmins' },
  'live.changes': { may: 'staff' },
  'live.edit': { may: 'staff', shared: ['record'] },
  'live.stopEditing': { may: 'staff', shared: ['record'] },
  'news.create': { may: 'staff' },
  'news.remove': { may: 'staff' },
  'news.update': { may: 'staff' },
  'orders.exportCsv': { may: 'superAdmins' },
  'prices.approve': { may: 'superAdmins' },
  'prices.cancel': { may: 'superAdmins' },
  'prices.exportCsv': { may: 'superAdmins' },
  'prices.history': { may: 'superAdmins' },
  'prices.list': { may: 'superAdmins' },
  'prices.reject': { may: 'superAdmins' },
  'prices.schedule': { may: 'superAdmins' },
  'privacy.answerRequest': { may: 'superAdmins' },
  'privacy.listRequests': { may: 'superAdmins' },
  'products.applyBulk': { may: 'superAdmins' },
  'products.create': { may: 'superAdmins' },
  'products.exportCsv': { may: 'superAdmins' },
  'products.getForStaff': { may: 'superAdmins' },
  'products.importCsv': { may: 'superAdmins' },
  'products.listForStaff': { may: 'superAdmins' },
  'products.prepareSale': { may: 'superAdmins' },
  'products.previewBulk': { may: 'superAdmins' },
  'products.previewImport': { may: 'superAdmins' },
  'products.remove': { may: 'superAdmins' },
  'products.removeMany': { may: 'superAdmins' },
  'products.update': { may: 'superAdmins' },
  'reconciliation.list': { may: 'superAdmins' },
  'reconciliation.settle': { may: 'superAdmins' },
  'reports.exportSales': { may: 'superAdmins' },
  'reports.exportTax': { may: 'superAdmins' },
  'reports.sales': { may: 'superAdmins' },
  'reports.tax': { may: 'superAdmins' },
  'retention.preview': { may: 'superAdmins' },
  'returns.list': { may: 'superAdmins' },
  'returns.update': { may: 'superAdmins' },
  'search.staff': { may: 'staff' },
  'selfAudits.download': { may: 'superAdmins' },
  'selfAudits.get': { may: 'superAdmins' },
  'selfAudits.list': { may: 'superAdmins' },
  'selfAudits.start': { may: 'superAdmins' },
  'selfAudits.stop': { may: 'superAdmins' },
  'reviews.listForStaff': { may: 'superAdmins' },
  'reviews.remove': { may: 'superAdmins' },
  'reviews.restore': { may: 'superAdmins' },
  'serviceAreas.create': { may: 'superAdmins' },
  'serviceAreas.exportCsv': { may: 'superAdmins' },
  'serviceAreas.importCsv': { may: 'superAdmins' },
  'serviceAreas.list': { may: 'superAdmins' },
  'serviceAreas.previewImport': { may: 'superAdmins' },
  'serviceAreas.remove': { may: 'superAdmins' },
  'serviceAreas.update': { may: 'superAdmins' },
  'taxRates.create': { may: 'superAdmins' },
  'taxRates.list': { may: 'superAdmins' },
  'taxRates.remove': { may: 'superAdmins' },
  'waitingRoom.changeRate': { may: 'superAdmins' },
  'waitingRoom.close': { may: 'superAdmins' },
  'waitingRoom.getForStaff': { may: 'superAdmins' },
  'waitingRoom.open': { may: 'superAdmins' },
  'settings.discardDraft': { may: 'superAdmins' },
  'settings.publish': { may: 'superAdmins' },
  'settings.restore': { may: 'superAdmins' },
  'settings.saveDraft': { may: 'superAdmins' },
  'settings.sections': { may: 'superAdmins' },
  'settings.versions': { may: 'superAdmins' },
  'wholesale.create': { may: 'superAdmins' },
  'wholesale.creditOrder': { may: 'superAdmins' },
  'wholesale.listOrders': { may: 'superAdmins' },
  'wholesale.previewCredit': { may: 'superAdmins' },
  'wholesale.remove': { may: 'superAdmins' },
  'wholesale.update': { may: 'superAdmins' },
  'wholesale.updateOrder': { may: 'superAdmins' },
} as const satisfies Record<string, AccessRow>;

/**
 * The access table (docs/spec/sessions-and-access.md#who-may-call-what): a row for every procedure, for both
 * transports. Each call of a procedure reads it (`trpc/require-access.ts`). A procedure without a row
 * does not type-check and denies everybody.
 */
export const ACCESS = { ...PUBLIC, ...OWN, ...STAFF };
export type ProcedureName = keyof typeof ACCESS;

/** Returns the access row of a procedure; undefined for an unknown name. */
export function accessOf(procedure: string): AccessRow | undefined {
  return Object.hasOwn(ACCESS, procedure) ? ACCESS[procedure as ProcedureName] : undefined;
}
