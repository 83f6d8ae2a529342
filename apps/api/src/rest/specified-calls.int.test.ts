import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type SignedIn } from '../testing/builders';
import { sendForm } from '../testing/forms';
import type { SpecifiedCall, Who } from '../testing/specified-calls/call.types';
import { FURTHER_CALLS } from '../testing/specified-calls/further-calls';
import { SPECIFIED_CALLS } from '../testing/specified-calls/specified-calls';
import { fillSpecifiedShop, type SpecifiedShop } from '../testing/specified-calls/specified-shop';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { restEndpoints } from './rest-routes';

/** The specified calls (docs/spec/api.md#calls), one per line: table, method, path. */
const ROWS = readFileSync(new URL('../testing/specified-rows.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);

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
    const expectedCalls = [...new Set(SPECIFIED_CALLS.map(({ row }) => row)), ...FURTHER_CALLS];
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
