import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type SignedIn } from '../testing/builders';
import { sendForm } from '../testing/forms';
import type { SpecifiedCall, Who } from '../testing/specified-calls/call.types';
import { DISPATCH_CALLS } from '../testing/specified-calls/dispatch-calls';
import { RETURN_CALLS } from '../testing/specified-calls/return-calls';
import { SPECIFIED_CALLS } from '../testing/specified-calls/specified-calls';
import { fillSpecifiedShop, type SpecifiedShop } from '../testing/specified-calls/specified-shop';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { restEndpoints } from './rest-routes';

/** The specified calls (docs/spec/api.md#calls), one per line: table, method, path. */
const ROWS = readFileSync(new URL('../testing/specified-rows.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);
/** Further calls, required elsewhere in the specification. */
const BEYOND = [
  ...DISPATCH_CALLS,
  ...RETURN_CALLS,
  'GET /admin/attention',
  'POST /admin/search',
  'GET /admin/web-vitals',
  'POST /analytics/events',
  'POST /analytics/web-vitals',
  'POST /auth/undo-email-change',
  'POST /businessDetails/get',
  'POST /businessDetails/remove',
  'POST /businessDetails/update',
  'GET /complaint/monthly-counts',
  'GET /complaint/{id}',
  'POST /complaint/by-link',
  'POST /complaint/by-link/download',
  'POST /complaint/by-link/reply',
  'POST /complaint/export',
  'POST /complaint/file/{id}/download',
  'POST /complaint/new-for-order',
  'POST /complaint/{id}/answer',
  'POST /complaint/{id}/assign',
  'POST /complaint/{id}/reply',
  'POST /stock/count',
  'POST /stock/moves',
  'POST /stock/moves/export',
  'GET /message/{id}',
  'POST /message/by-link',
  'POST /message/by-link/reply',
  'POST /message/{id}/answer',
  'POST /message/{id}/assign',
  'POST /message/{id}/update',
  'POST /coupon/check',
  'POST /coupon/export',
  'POST /coupon/remove',
  'POST /coupon/{id}/end',
  'POST /coupon/{id}/update',
  'POST /books/check',
  'POST /books/check/export',
  'POST /books/check/list',
  'POST /books/check/stop',
  'POST /books/overview',
  'POST /eInvoice/list',
  'POST /eInvoice/{id}/json',
  'POST /eInvoice/{id}/register',
  'POST /ewayBill/list',
  'POST /ewayBillLimit/list',
  'POST /ewayBillLimit/new',
  'POST /ewayBillLimit/{id}/remove',
  'POST /import/list',
  'POST /import/{id}/preview-undo',
  'POST /import/{id}/undo',
  'POST /invoice/{id}/ewaybill',
  'POST /invoice/{id}/ewaybill.json',
  'POST /invoice/{id}/ewaybill/remove',
  'POST /gst/gstr1/csv',
  'POST /gst/gstr1/filed',
  'POST /gst/gstr1/filed/progress',
  'POST /gst/gstr1/json',
  'POST /gst/gstr1/preview',
  'POST /gst/gstr1/preview/progress',
  'POST /creditNote/export',
  'POST /creditNote/list',
  'POST /creditNote/{id}/download',
  'POST /creditNote/{id}/update',
  'POST /admin/export-subscribers',
  'POST /inputCredit/export',
  'POST /inputCredit/list',
  'POST /invoice/export',
  'POST /mail/export',
  'POST /mail/list',
  'GET /mail/{id}',
  'POST /mail/{id}/resend',
  'POST /order/export',
  'POST /order/{id}/address',
  'POST /order/{id}/refund',
  'POST /order/{id}/refund/preview',
  'POST /order/{id}/restock',
  'POST /otp/user-unsubscribes',
  'GET /admin/live',
  'POST /admin/live/edit',
  'POST /admin/live/leave',
  'GET /product/{id}/waiting-room/staff',
  'GET /privacy/notices',
  'POST /privacy/analytics-choice',
  'POST /privacy/breach/list',
  'POST /privacy/breach/new',
  'POST /privacy/breach/{id}/update',
  'POST /privacy/consent',
  'POST /privacy/data/download',
  'POST /privacy/data/export',
  'POST /privacy/erase',
  'POST /privacy/link',
  'POST /privacy/nominee',
  'POST /privacy/nominee/remove',
  'POST /privacy/overview',
  'POST /privacy/request',
  'POST /privacy/retention',
  'POST /privacy/request/list',
  'POST /privacy/request/{id}/answer',
  'POST /privacy/consent/export',
  'POST /privacy/consent/list',
  'POST /price/history',
  'POST /price/history/export',
  'POST /price/list',
  'POST /price/schedule',
  'POST /price/{id}/approve',
  'POST /price/{id}/cancel',
  'POST /price/{id}/reject',
  'POST /product/{id}/sale-day',
  'POST /product/{id}/waiting-room',
  'POST /product/{id}/waiting-room/close',
  'POST /product/{id}/waiting-room/join',
  'POST /product/{id}/waiting-room/open',
  'POST /product/{id}/waiting-room/rate',
  'POST /refund/export',
  'POST /refund/list',
  'POST /report/sales',
  'POST /report/sales/export',
  'POST /report/tax',
  'POST /report/tax/export',
  'POST /review/staff/list',
  'POST /review/{id}/remove',
  'POST /review/{id}/restore',
  'GET /settings/hero',
  'GET /settings/legal-contacts',
  'GET /settings/shop',
  'GET /settings/text/versions',
  'POST /settings/discard',
  'POST /settings/draft',
  'POST /settings/list',
  'POST /settings/publish',
  'POST /settings/restore',
  'POST /settings/text',
  'POST /settings/text/version',
  'POST /settings/versions',
  'POST /taxRate/list',
  'POST /taxRate/new',
  'POST /taxRate/{id}/remove',
  'GET /selfAudit/latest',
  'GET /selfAudit/{id}',
  'POST /selfAudit/list',
  'POST /selfAudit/start',
  'POST /selfAudit/stop',
  'POST /selfAudit/{id}/download',
  'POST /user/{id}/closed',
  'POST /user/{id}/role',
  'POST /wholesale/orders/own',
  'POST /wholesale/orders/{id}/credit',
  'POST /wholesale/orders/{id}/credit-preview',
];

const CALLERS = ['visitor', 'User', 'SubAdmin', 'SuperAdmin'] as const;
type CallerKind = (typeof CALLERS)[number];
const LETS_IN: Record<Who, readonly CallerKind[]> = {
  '-': CALLERS,
  U: ['User'],
  A: ['SubAdmin', 'SuperAdmin'],
  S: ['SuperAdmin'],
  'U+A': ['User', 'SubAdmin', 'SuperAdmin'],
  'U+S': ['User', 'SuperAdmin'],
};

let shop: TestShop;
let specified: SpecifiedShop;
const callers: Partial<Record<CallerKind, SignedIn>> = {};
beforeAll(async () => {
  shop = await startTestShop();
  specified = await fillSpecifiedShop(shop);
  callers.User = await signedInAs(shop);
  callers.SubAdmin = specified.sub;
  callers.SuperAdmin = specified.boss;
});
afterAll(() => shop.stop());

const named = SPECIFIED_CALLS.map((entry) => [`${entry.table}: ${entry.row}`, entry] as const);
const methodOf = ({ row }: SpecifiedCall) => (row.startsWith('GET') ? 'GET' : 'POST');

/** Returns the value at a path of keys: `productList.0.name`. */
const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], value);

/** Returns a path of the row with its ids filled in. */
const somewhere = ({ row }: SpecifiedCall) => row.replace(/^\w+ /, '').replaceAll(/\{\w+\}/g, 'nothing');

async function download(path: string, token: string | undefined) {
  return fetch(`${shop.url}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
}

describe('the table of calls', () => {
  it('has an entry for every row of the specification, and no other', () => {
    expect(SPECIFIED_CALLS.map(({ table, row }) => `${table} ${row}`).toSorted()).toEqual(ROWS.toSorted());
  });

  it('has one procedure at the exact method and path of each, and lists the further calls', () => {
    const served = restEndpoints().map(({ method, path }) => `${method} ${path}`);
    const expectedCalls = [...new Set(SPECIFIED_CALLS.map(({ row }) => row)), ...BEYOND];
    expect(served.toSorted()).toEqual(expectedCalls.toSorted());
  });
});

describe.each(named)('%s', (_name, entry) => {
  it('succeeds with the fields that clients read', async () => {
    const { path, as, body, form } = await entry.call(specified);
    if (path.endsWith('/download-invoice')) {
      const pdf = await download(path, as?.token);
      const id = path.split('/')[2];
      expect(pdf.status).toBe(200);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="${id}.pdf"`);
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      return;
    }
    const response = form
      ? await sendForm(shop, path, form, as?.token)
      : await shop.rest(methodOf(entry), path, body, as?.token);
    expect(response.body).toMatchObject({ status: path === '/product/add-product' ? 'SUCCESS' : 'Success' });
    expect(response.status).toBe(200);
    for (const read of entry.reads) expect(at(response.body.data, read), read).toBeDefined();
  });

  it('rejects invalid input and names the fields', async () => {
    const { body, fields } = entry.invalid;
    const { as, form } = await entry.call(specified);
    const path = somewhere(entry);
    const query = new URLSearchParams(body as Record<string, string>);
    const response = form
      ? await sendForm(shop, path, body as Record<string, string>, as?.token)
      : methodOf(entry) === 'GET'
        ? await shop.rest('GET', `${path}?${query}`, undefined, as?.token)
        : await shop.rest('POST', path, body, as?.token);
    expect(response.body).toMatchObject({ status: 'Failed', message: response.body.data.message });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.data.fields ?? {}).toSorted()).toEqual(fields);
    for (const message of Object.values(response.body.data.fields ?? {}))
      expect(message).toMatch(/^[A-Z].*[^ ]$/);
  });

  it('allows the specified roles only', async () => {
    const seen: Record<string, string | number> = {};
    for (const caller of CALLERS) {
      const body = methodOf(entry) === 'GET' ? undefined : {};
      const { status } = await shop
        .rest(methodOf(entry), somewhere(entry), body, callers[caller]?.token)
        .catch(() => ({ status: 500 }));
      seen[caller] = status === 401 || status === 403 || status >= 500 ? status : 'let in';
    }
    const verdict = (caller: CallerKind) =>
      LETS_IN[entry.who].includes(caller) ? 'let in' : caller === 'visitor' ? 401 : 403;
    expect(seen).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, verdict(caller)])));
  });
});
