import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALL_BODY_MAX_BYTES, CALL_NODES_MAX, REFUSED_FIELDS_MAX } from '@aabha/contracts/settings/limits';
import { signedInAs, type SignedIn } from './testing/builders';
import { formOf } from './testing/forms';
import { startTestShop, type RestResponse, type TestShop } from './testing/test-shop';

const PLACES = 4;
let shop: TestShop;
let boss: SignedIn;
const sockets: Socket[] = [];
beforeAll(async () => {
  shop = await startTestShop({ REQUESTS_IN_FLIGHT: String(PLACES) });
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => shop.stop());

const bearer = () => ({ authorization: `Bearer ${boss.token}` });
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const list = () => send('/api/v1/product/list', '{}');

/** Sends the beginning of a request, and returns a function for what was received so far. */
function begin(path: string, headers: string, start: string): () => string {
  const { hostname, port } = new URL(shop.url);
  let received = '';
  const socket = connect(Number(port), hostname, () =>
    socket.write(`POST ${path} HTTP/1.1\r\nhost: shop\r\n${headers}\r\n\r\n${start}`),
  );
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  sockets.push(socket);
  return () => received;
}

const JSON_OF = (length: number) => `content-type: application/json\r\ncontent-length: ${length}`;
const connections = () =>
  new Promise<number>((resolve, reject) =>
    shop.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

describe('slow bodies', () => {
  it('do not block others, and get 408 after five seconds', async () => {
    const paths = ['/trpc/accounts.login', '/api/v1/payment/new', '/api/v1/product/list', '/api/v1/nowhere'];
    const slow = paths.flatMap((path) =>
      Array.from({ length: 4 * PLACES }, () => begin(path, JSON_OF(1000), '{')),
    );
    await vi.waitFor(async () => expect(await connections()).toBeGreaterThanOrEqual(slow.length));
    for (let call = 0; call < 3; call += 1) expect((await list()).status).toBe(200);
    await vi.waitFor(() => slow.forEach((received) => expect(received()).toContain('BODY_TOO_SLOW')), {
      timeout: 10_000,
    });
    for (const received of slow) expect(received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('are rejected without waiting where the caller may not send that much', async () => {
    const large = JSON_OF(CALL_BODY_MAX_BYTES + 1);
    const form = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000';
    const tooHeavy = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 60000000';
    const refused: [string, string, RegExp][] = [
      ['/api/v1/product/add-product', tooHeavy, /^HTTP\/1\.1 413 .*"reason":"TOO_LARGE"/s],
      ['/api/v1/news/create', tooHeavy, /^HTTP\/1\.1 413 .*"reason":"TOO_LARGE"/s],
      ['/trpc/products.create', tooHeavy, /^HTTP\/1\.1 413 .*"reason":"TOO_LARGE"/s],
      ['/trpc/accounts.login', large, /^HTTP\/1\.1 413 .*"reason":"TOO_LARGE"/s],
      ['/api/v1/payment/new', large, /^HTTP\/1\.1 413 .*"reason":"TOO_LARGE"/s],
      ['/trpc/products.create', large, /^HTTP\/1\.1 401 .*"reason":"SIGN_IN_REQUIRED"/s],
      ['/api/v1/product/add-product', large, /^HTTP\/1\.1 401 .*"reason":"SIGN_IN_REQUIRED"/s],
      ['/trpc/accounts.login', form, /^HTTP\/1\.1 415 /],
      ['/trpc/products.create', form, /^HTTP\/1\.1 401 /],
      ['/api/v1/product/add-product', form, /^HTTP\/1\.1 401 /],
    ];
    for (const [path, headers, response] of refused) {
      const received = begin(path, headers, '{');
      await vi.waitFor(() => expect(received(), path).toMatch(response));
    }
  });
});

it('bodies that are too large are rejected one after the other on one connection, which stays open', async () => {
  const { hostname, port } = new URL(shop.url);
  const LARGE = 1024 * 1024;
  const request = `POST /trpc/contact.create HTTP/1.1\r\nhost: shop\r\n${JSON_OF(LARGE)}\r\n\r\n${' '.repeat(LARGE)}`;
  let received = '';
  const socket = connect(Number(port), hostname);
  socket.on('data', (chunk) => (received += chunk.toString())).on('error', () => undefined);
  sockets.push(socket);
  for (let sent = 1; sent <= 5; sent += 1) {
    socket.write(request);
    await vi.waitFor(() => expect(received.match(/HTTP\/1\.1 413 /g)).toHaveLength(sent), { timeout: 5_000 });
  }
});

describe('an input with too many values', () => {
  const KEYS = Object.fromEntries(Array.from({ length: CALL_NODES_MAX + 1 }, (_, n) => [`k${n}`, 0]));
  const LIST = Array.from({ length: CALL_NODES_MAX + 1 }, () => 0);
  const wide = [KEYS, { filters: KEYS }, { filters: { search: LIST } }, LIST];

  it('is refused over either transport, without naming them', async () => {
    const calls: [string, (input: unknown) => string][] = [
      ['/api/v1/product/list', (input) => JSON.stringify(input)],
      ['/api/v1/cart/new', (input) => JSON.stringify(input)],
      ['/trpc/contact.create', (input) => JSON.stringify(input)],
      ['/trpc/contact.create,contact.create?batch=1', (input) => JSON.stringify({ 0: input, 1: {} })],
      ['/trpc/contact.create?connectionParams=null', (input) => JSON.stringify(input)],
    ];
    for (const [path, bodyOf] of calls)
      for (const input of wide) {
        const response = await send(path, bodyOf(input), bearer());
        expect(response.status, path).toBe(400);
        expect((await response.text()).length, path).toBeLessThan(4_000);
      }
  });

  it('is refused in a query string, too', async () => {
    const short = `[${'0,'.repeat(CALL_NODES_MAX)}0]`;
    for (const input of [short, `{"filters":{"search":${short}}}`]) {
      const response = await fetch(`${shop.url}/trpc/products.list?input=${input}`);
      expect(response.status).toBe(400);
      expect((await response.text()).length).toBeLessThan(1_000);
    }
  });

  it('is refused in a field of a form', async () => {
    const fields = { name: 'A', price: '1', stock: '1', specificationSchema: `[${'0,'.repeat(100_000)}0]` };
    const response = await fetch(`${shop.url}/api/v1/product/add-product`, {
      method: 'POST',
      headers: bearer(),
      body: formOf(fields),
    });
    expect(response.status).toBe(400);
    const { data } = (await response.json()) as RestResponse['body'];
    expect(data.fields?.specificationSchema).toBe('This must be valid JSON.');
  });

  it('may be larger where a television has many specifications', async () => {
    const group = {
      title: 'Facts',
      data: Array.from({ length: 100 }, (_, n) => ({ key: `k${n}`, value: 'v'.repeat(100) })),
    };
    const product = {
      name: 'Long list',
      companyName: 'Velora',
      price: 10_000,
      stock: 1,
      warranty_months: 12,
      highlights: ['One'],
      description: 'ह'.repeat(20_000),
      specificationSchema: Array.from({ length: 20 }, () => group),
    };
    const body = JSON.stringify(product);
    expect(body.length).toBeGreaterThan(CALL_BODY_MAX_BYTES);
    const response = await send('/api/v1/product/add-product', body, bearer());
    expect({ status: response.status, text: await response.text() }).toMatchObject({ status: 200 });
  });
});

it('a refusal names at most 20 fields, with names of limited length', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`k${n}${'x'.repeat(150)}`, 0]));
  const wrong = { cart: { items: Array.from({ length: 300 }, () => ({ product: 1 })) } };
  const long = { ['y'.repeat(60_000)]: 1 };
  for (const [path, body] of [
    ['/api/v1/product/list', unknown],
    ['/api/v1/product/list', long],
    ['/trpc/contact.create', unknown],
    ['/api/v1/wholesale/orders/new', wrong],
  ] as const) {
    const text = await (await send(path, JSON.stringify(body))).text();
    expect(text.length, path).toBeLessThan(10_000);
    expect(text.match(/not known here|required/g)?.length ?? 0, path).toBeLessThanOrEqual(
      REFUSED_FIELDS_MAX + 2,
    );
  }
});
