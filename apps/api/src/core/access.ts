import { CUSTOMER_ROLES, ROLES, STAFF_ROLES, type Role } from '@aabha/contracts/accounts/accounts.schema';

/**
 * The kinds of access, with the roles that each allows (docs/spec/sessions-and-access.md#roles). `anyone` needs no
 * session either.
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

/** Whether a door lets in callers of this role. */
export function mayEnter(role: Role, access: Access): boolean {
  const letIn: readonly Role[] = MAY_ENTER[access];
  return letIn.includes(role);
}

/** Who may call a procedure, and how a customer who calls it could reach for what is another's. */
export interface AccessRow {
  may: Access;
  /**
   * The input's field that names a thing with an owner: another's is unknown, 404
   * (docs/spec/sessions-and-access.md#ownership).
   */
  thing?: string;
  /**
   * The input's field that names a person: anybody but the caller is refused, 403
   * (docs/spec/sessions-and-access.md#ownership).
   */
  person?: string;
  /** Fields that name what belongs to nobody in particular, such as televisions. */
  shared?: readonly string[];
}

/** What everybody may do, visitors too. */
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
  'contact.create': { may: 'anyone' },
  'contact.subscribe': { may: 'anyone' },
  'contact.unsubscribe': { may: 'anyone' },
  'news.get': { may: 'anyone', shared: ['id'] },
  'news.list': { may: 'anyone' },
  'products.facets': { may: 'anyone' },
  'products.get': { may: 'anyone', shared: ['id'] },
  'products.list': { may: 'anyone' },
  'reviews.list': { may: 'anyone', shared: ['filters.product'] },
  'serviceAreas.lookUp': { may: 'anyone' },
  'settings.get': { may: 'anyone' },
  'wholesale.list': { may: 'anyone', shared: ['filters.product_id'] },
  'wholesale.placeOrder': { may: 'anyone', shared: ['products.product_id'] },
} as const satisfies Record<string, AccessRow>;

/** What customers do with their own things; some of it staff do with everybody's. */
const OWN = {
  'accounts.get': { may: 'customersAndSuperAdmins', thing: 'id' },
  'accounts.me': { may: 'signedIn' },
  'accounts.update': { may: 'customersAndSuperAdmins', thing: 'id' },
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
    /* The provider's; its signature ties it to the order. */
    shared: ['paymentId'],
  },
  'complaints.create': { may: 'customers', person: 'userId' },
  'complaints.list': { may: 'customersAndSuperAdmins', person: 'filters.userId' },
  'coupons.remove': { may: 'customers' },
  'coupons.validate': { may: 'customers' },
  'invoices.download': { may: 'customersAndSuperAdmins', thing: 'id' },
  'invoices.list': { may: 'customersAndSuperAdmins', person: 'filters.user_Id' },
  'orders.get': { may: 'signedIn', thing: 'id' },
  'orders.list': { may: 'signedIn', person: 'filters.user_id', shared: ['filters.product_id'] },
  'orders.updateStatus': { may: 'signedIn', thing: 'id' },
  'returns.request': { may: 'customers', thing: 'order_id', person: 'user_id' },
  'reviews.create': { may: 'customers', person: 'review.user', shared: ['review.product'] },
  'wholesale.listOwnOrders': { may: 'customers' },
} as const satisfies Record<string, AccessRow>;

/** What staff do with everybody's things. */
const STAFF = {
  'accounts.createSubAdmin': { may: 'superAdmins' },
  'accounts.listCustomers': { may: 'superAdmins' },
  'accounts.listStaff': { may: 'superAdmins' },
  'accounts.setStaffDisabled': { may: 'superAdmins' },
  'analytics.getVitals': { may: 'staff' },
  'audit.list': { may: 'superAdmins' },
  'complaints.update': { may: 'superAdmins' },
  'contact.exportSubscribers': { may: 'superAdmins' },
  'contact.listMessages': { may: 'staff' },
  'contact.listSubscribers': { may: 'superAdmins' },
  'coupons.create': { may: 'superAdmins' },
  'coupons.end': { may: 'superAdmins' },
  'coupons.list': { may: 'superAdmins' },
  'coupons.update': { may: 'superAdmins' },
  'dashboard.get': { may: 'staff' },
  'dashboard.listFailures': { may: 'superAdmins' },
  'dashboard.retryFailure': { may: 'superAdmins' },
  'invoices.exportCsv': { may: 'superAdmins' },
  'news.create': { may: 'staff' },
  'news.remove': { may: 'staff' },
  'news.update': { may: 'staff' },
  'orders.exportCsv': { may: 'superAdmins' },
  'orders.correctAddress': { may: 'staff' },
  'orders.previewStatus': { may: 'staff' },
  'orders.restock': { may: 'staff' },
  'products.applyBulk': { may: 'superAdmins' },
  'products.create': { may: 'superAdmins' },
  'products.exportCsv': { may: 'superAdmins' },
  'products.getForStaff': { may: 'superAdmins' },
  'products.importCsv': { may: 'superAdmins' },
  'products.listForStaff': { may: 'superAdmins' },
  'products.previewBulk': { may: 'superAdmins' },
  'products.previewImport': { may: 'superAdmins' },
  'products.remove': { may: 'superAdmins' },
  'products.removeMany': { may: 'superAdmins' },
  'products.update': { may: 'superAdmins' },
  'reconciliation.list': { may: 'superAdmins' },
  'reconciliation.settle': { may: 'superAdmins' },
  'returns.list': { may: 'superAdmins' },
  'returns.update': { may: 'superAdmins' },
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
  'wholesale.create': { may: 'superAdmins' },
  'wholesale.listOrders': { may: 'superAdmins' },
  'wholesale.remove': { may: 'superAdmins' },
  'wholesale.update': { may: 'superAdmins' },
  'wholesale.updateOrder': { may: 'superAdmins' },
} as const satisfies Record<string, AccessRow>;

/**
 * Who may call what (docs/spec/sessions-and-access.md#who-may-call-what): a row for every procedure, over both
 * transports. The guard of a procedure asks this table at each call (`trpc/guard.ts`); a procedure without a row does
 * not type-check, and would let nobody in.
 */
export const ACCESS = { ...PUBLIC, ...OWN, ...STAFF };
export type ProcedureName = keyof typeof ACCESS;

/** The row of a procedure; undefined for a name that is none. */
export function accessOf(procedure: string): AccessRow | undefined {
  return Object.hasOwn(ACCESS, procedure) ? ACCESS[procedure as ProcedureName] : undefined;
}
