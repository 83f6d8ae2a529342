import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restEndpoints } from './rest/rest-routes';
import { appRouter } from './router';
import { issueToken } from './modules/accounts/tokens.service';
import { signedInAs } from './testing/builders';
import { startTestShop, type TestShop } from './testing/test-shop';

/** Who there is, and the kinds of door of decisions §3 with whom each lets in. */
const CALLERS = ['visitor', 'User', 'Business', 'SubAdmin', 'SuperAdmin', 'expired'] as const;
type CallerKind = (typeof CALLERS)[number];
const MAY_ENTER = {
  anyone: CALLERS,
  signedIn: ['User', 'Business', 'SubAdmin', 'SuperAdmin'],
  customers: ['User', 'Business'],
  staff: ['SubAdmin', 'SuperAdmin'],
  superAdmins: ['SuperAdmin'],
  customersAndSuperAdmins: ['User', 'Business', 'SuperAdmin'],
} as const satisfies Record<string, readonly CallerKind[]>;

/** Every procedure has its row; what a caller may do with things of others is told in the tests of each module. */
const ACCESS: Record<string, keyof typeof MAY_ENTER> = {
  'accounts.login': 'anyone',
  'accounts.loginStaff': 'anyone',
  'accounts.signup': 'anyone',
  'accounts.sendEmailOtp': 'anyone',
  'accounts.verifyEmailOtp': 'anyone',
  'accounts.sendForgotPasswordOtp': 'anyone',
  'accounts.changePassword': 'anyone',
  'accounts.me': 'signedIn',
  'accounts.get': 'customersAndSuperAdmins',
  'accounts.update': 'customersAndSuperAdmins',
  'accounts.listCustomers': 'superAdmins',
  'accounts.listStaff': 'superAdmins',
  'accounts.createSubAdmin': 'superAdmins',
  'accounts.setStaffDisabled': 'superAdmins',
  'analytics.collect': 'anyone',
  'audit.list': 'superAdmins',
  'cart.add': 'customers',
  'cart.list': 'customers',
  'cart.updateQuantity': 'customers',
  'cart.removeProduct': 'customers',
  'cart.remove': 'customers',
  'checkout.createPayment': 'customers',
  'checkout.verifyPayment': 'customers',
  'complaints.list': 'customersAndSuperAdmins',
  'complaints.create': 'customers',
  'complaints.update': 'superAdmins',
  'contact.create': 'anyone',
  'contact.listMessages': 'staff',
  'contact.listSubscribers': 'superAdmins',
  'contact.subscribe': 'anyone',
  'contact.unsubscribe': 'anyone',
  'coupons.list': 'superAdmins',
  'coupons.create': 'superAdmins',
  'coupons.validate': 'customers',
  'coupons.remove': 'customers',
  'dashboard.get': 'staff',
  'dashboard.listFailures': 'superAdmins',
  'dashboard.retryFailure': 'superAdmins',
  'invoices.download': 'customersAndSuperAdmins',
  'invoices.list': 'customersAndSuperAdmins',
  'news.list': 'anyone',
  'news.get': 'anyone',
  'news.create': 'staff',
  'news.update': 'staff',
  'news.remove': 'staff',
  'orders.list': 'signedIn',
  'orders.get': 'signedIn',
  'orders.updateStatus': 'signedIn',
  'products.list': 'anyone',
  'products.get': 'anyone',
  'products.facets': 'anyone',
  'returns.request': 'customers',
  'returns.list': 'superAdmins',
  'returns.update': 'superAdmins',
  'products.create': 'superAdmins',
  'products.update': 'superAdmins',
  'products.remove': 'superAdmins',
  'products.removeMany': 'superAdmins',
  'products.listForStaff': 'superAdmins',
  'products.getForStaff': 'superAdmins',
  'products.previewBulk': 'superAdmins',
  'products.applyBulk': 'superAdmins',
  'products.previewImport': 'superAdmins',
  'products.importCsv': 'superAdmins',
  'products.exportCsv': 'superAdmins',
  'reviews.list': 'anyone',
  'reviews.create': 'customers',
  'serviceAreas.lookUp': 'anyone',
  'serviceAreas.list': 'superAdmins',
  'serviceAreas.create': 'superAdmins',
  'serviceAreas.update': 'superAdmins',
  'serviceAreas.remove': 'superAdmins',
  'serviceAreas.previewImport': 'superAdmins',
  'serviceAreas.importCsv': 'superAdmins',
  'serviceAreas.exportCsv': 'superAdmins',
  'settings.get': 'anyone',
  'wholesale.list': 'anyone',
  'wholesale.create': 'superAdmins',
  'wholesale.update': 'superAdmins',
  'wholesale.remove': 'superAdmins',
  'wholesale.placeOrder': 'anyone',
  'wholesale.listOrders': 'superAdmins',
  'wholesale.updateOrder': 'superAdmins',
};

const NO_SESSION: readonly CallerKind[] = ['visitor', 'expired'];
const DAY_MS = 86_400_000;
const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
);
const tokens: Partial<Record<CallerKind, string>> = {};

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  for (const role of ['User', 'Business', 'SubAdmin', 'SuperAdmin'] as const)
    tokens[role] = (await signedInAs(shop, role)).token;
  const longAgo = { now: () => new Date(Date.now() - 8 * DAY_MS) };
  const then = { ...shop.deps, ports: { ...shop.deps.ports, clock: longAgo } };
  tokens.expired = await issueToken(then, await signedInAs(shop));
});
afterAll(() => shop.stop());

/** The status of a call without any particulars: a guard answers before anything is asked of them. */
async function statusFor(caller: CallerKind, method: string, path: string): Promise<number> {
  const token = tokens[caller];
  const answer = await fetch(shop.url + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Asks at one door as everybody, and tells who was answered what, as far as it is a matter of who is asking. */
async function whoMayEnter(method: string, path: string) {
  const seen: Record<string, number | 'let in'> = {};
  for (const caller of CALLERS) {
    const status = await statusFor(caller, method, path);
    expect(status, `${caller} at ${path}`).toBeLessThan(500);
    seen[caller] = status === 401 || status === 403 ? status : 'let in';
  }
  return seen;
}

/** What the table says of a door, in the same words. */
function expected(kind: keyof typeof MAY_ENTER) {
  const letIn: readonly CallerKind[] = MAY_ENTER[kind];
  const verdict = (caller: CallerKind) =>
    letIn.includes(caller) ? 'let in' : NO_SESSION.includes(caller) ? 401 : 403;
  return Object.fromEntries(CALLERS.map((caller) => [caller, verdict(caller)]));
}

describe('the table of access', () => {
  it('has a row for every procedure, and no row for none', () => {
    expect(Object.keys(ACCESS).toSorted()).toEqual(procedures.map(([name]) => name).toSorted());
  });
});

describe('the tRPC door', () => {
  it.each(procedures.map(([name, { _def }]) => [name, _def.type] as const))(
    'lets into %s whom the table names, and nobody else',
    async (name, type) => {
      const kind = ACCESS[name];
      if (!kind) throw new Error(`${name} has no row.`);
      const [method, query] = type === 'query' ? ['GET', '?input=%7B%7D'] : ['POST', ''];
      expect(await whoMayEnter(method, `/trpc/${name}${query}`)).toEqual(expected(kind));
    },
  );
});

describe('the REST door', () => {
  it.each(restEndpoints().map(({ method, path, procedure }) => [method, path, procedure] as const))(
    'lets into %s %s whom the table names, and nobody else',
    async (method, path, procedure) => {
      const kind = ACCESS[procedure];
      if (!kind) throw new Error(`${procedure} has no row.`);
      const somewhere = path.replaceAll(/\{\w+\}/g, 'nothing');
      expect(await whoMayEnter(method, `/api/v1${somewhere}`)).toEqual(expected(kind));
    },
  );
});
