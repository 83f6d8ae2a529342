import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRPCClientError } from '@trpc/client';
import { aProduct } from '../testing/builders';
import { startTestShop, type RestResponse, type TestShop } from '../testing/test-shop';
import { restEndpoints } from './rest-routes';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const JSON_TYPE = { 'content-type': 'application/json' };

/** Sends raw bytes and reads the envelope of the response. */
async function send(path: string, init: RequestInit) {
  const response = await fetch(`${shop.url}/api/v1${path}`, init);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as RestResponse['body'],
  };
}

/** Expects the form of every failure (docs/spec/errors.md#what-a-failure-says). */
function expectFailure(response: RestResponse, status: number, message?: RegExp) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.body.status).toBe('Failed');
  expect(response.body.message).toBeTruthy();
  expect(response.body.data.message).toBe(response.body.message);
  expect(response.body.data.fields).toBeTypeOf('object');
  if (message) expect(response.body.message).toMatch(message);
  expect(JSON.stringify(response.body)).not.toMatch(
    /\bat .+:\d+|node_modules|select |insert |postgres|FST_|ECONN|zod|fastify|syntaxerror/i,
  );
}

describe('a response', () => {
  it('has the success envelope with the names of the specification', async () => {
    await aProduct(shop.db);
    const response = await shop.rest('POST', '/product/list', {});
    expect(response).toMatchObject({ status: 200, body: { status: 'Success', data: { productCount: 1 } } });
  });

  it('accepts a list request without a body', async () => {
    expect((await send('/product/list', { method: 'POST' })).status).toBe(200);
  });
});

describe('a failure', () => {
  it('is 400 for malformed JSON', async () => {
    const broken = await send('/product/list', { method: 'POST', headers: JSON_TYPE, body: '{"a":' });
    expectFailure(broken, 400);
    expectFailure(await send('/product/list', { method: 'POST', headers: JSON_TYPE, body: '' }), 400);
    expectFailure(await send('/product/list', { method: 'POST', headers: JSON_TYPE, body: '[1]' }), 400);
    expectFailure(await send('/product/list', { method: 'POST', headers: JSON_TYPE, body: '"x"' }), 400);
    expectFailure(
      await send('/product/list', { method: 'POST', headers: JSON_TYPE, body: '{"__proto__":{"a":1}}' }),
      400,
    );
  });

  it('is 415 for another content type and 413 for a body that is too large', async () => {
    const xml = { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<a/>' };
    expectFailure(await send('/product/list', xml), 415);
    const large = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ a: 'x'.repeat(1_100_000) }) };
    expectFailure(await send('/product/list', large), 413);
  });

  it('is 404 for an unknown path, inside and outside the API', async () => {
    expectFailure(await shop.rest('GET', '/no/such/path'), 404);
    const outside = await fetch(`${shop.url}/nowhere`);
    expect(outside.status).toBe(404);
    expect(outside.headers.get('x-request-id')).toBeTruthy();
  });

  it('is 405 with Allow for another method on a known path', async () => {
    const response = await send('/product/list', { method: 'GET' });
    expectFailure(response, 405);
    expect(response.headers.get('allow')).toBe('POST');
    const removal = await send('/product/some-id', { method: 'DELETE' });
    expectFailure(removal, 405);
    expect(removal.headers.get('allow')).toContain('GET');
  });

  it('names the unknown filter or input field', async () => {
    const filter = await shop.rest('POST', '/product/list', { filters: { colour: 'red' } });
    expectFailure(filter, 400);
    expect(Object.keys(filter.body.data.fields ?? {})).toEqual(['filters.colour']);
    const page = await shop.rest('POST', '/product/list', { pageNum: 0, pageSize: 101, extra: 1 });
    expect(Object.keys(page.body.data.fields ?? {}).sort()).toEqual(['extra', 'pageNum', 'pageSize']);
  });

  it('is 404 for an id that is not a UUID', async () => {
    for (const id of ['7', "x'%20or%201=1--", '%00', '..%2f..', 'a'.repeat(100), '%E0%A4%B9'])
      expectFailure(await shop.rest('GET', `/product/${id}`), 404);
  });

  it('is 404 in the same envelope for a path that cannot be decoded or is very long', async () => {
    const paths = ['/product/%ff', '/product/%', '/product/%E0%A4%A', `/product/${'a'.repeat(6000)}`, '/%ff'];
    for (const path of paths) expectFailure(await send(path, { method: 'GET' }), 404);
    for (const path of ['/media/%ff', '/%c0%af', `/media/${'a'.repeat(6000)}`]) {
      const response = await fetch(shop.url + path);
      expectFailure(
        {
          status: response.status,
          headers: response.headers,
          body: (await response.json()) as RestResponse['body'],
        },
        404,
      );
    }
    const trpc = await fetch(`${shop.url}/trpc/%ff`);
    expect(trpc.status).toBe(404);
    expect(trpc.headers.get('x-request-id')).toBeTruthy();
    expect(await trpc.text()).not.toMatch(/FST_|component/);
  });

  it('is 400, never 500, for a character that the database cannot store', async () => {
    for (const filters of [{ name: 'a\u0000b' }, { companyName: ['\\\u0000'] }])
      expectFailure(await shop.rest('POST', '/product/list', { filters }), 400);
    expect((await shop.rest('POST', '/product/list', { filters: { name: '\\u0000' } })).status).toBe(200);
  });

  it('is 401 with the right message for a visitor and for an expired session', async () => {
    expectFailure(await shop.rest('POST', '/cart/list', {}), 401, /^Please log in/);
    expectFailure(await shop.rest('POST', '/cart/list', {}, 'x.y.z'), 401, /^Your session has ended/);
  });

  it('is 429 with Retry-After past a limit', async () => {
    const body = { email: 'guessed@example.in', password: 'wrong one' };
    for (let n = 0; n < 10; n += 1) await shop.rest('POST', '/auth/login', body);
    const response = await shop.rest('POST', '/auth/login', body);
    expectFailure(response, 429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the webhook', () => {
  const body = JSON.stringify({ event: 'payment.captured', payload: {} });
  let signature: string;
  beforeAll(() => {
    signature = createHmac('sha256', shop.keys.webhookSecret).update(body).digest('hex');
  });
  const report = (headers: Record<string, string>) =>
    send('/payment/webhook', { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });

  it('names the header that a signed event lacks', async () => {
    const response = await report({ 'x-razorpay-signature': signature });
    expectFailure(response, 400, /x-razorpay-event-id is missing/);
  });

  it('reveals nothing about missing headers without a signature', async () => {
    for (const headers of [{}, { 'x-razorpay-signature': `${signature}00` }] as Record<string, string>[])
      expectFailure(await report(headers), 400, /could not be verified/);
  });

  it('accepts a signed event with its id', async () => {
    const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_1' };
    expect((await report(headers)).status).toBe(200);
  });
});

describe('the tRPC transport', () => {
  it('has the same message, fields and reason', async () => {
    const input = { email: 'x', password: '' };
    const rest = await shop.rest('POST', '/auth/login', input);
    const error = await shop
      .trpc()
      .accounts.login.mutate(input)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TRPCClientError);
    expect(error).toMatchObject({
      message: rest.body.message,
      data: { fields: rest.body.data.fields, httpStatus: 400, reason: 'INVALID_INPUT' },
    });
    expect((error as { data: object }).data).not.toHaveProperty('stack');
  });

  it('responds 404 to an unknown procedure, without a library’s message', async () => {
    const response = await fetch(`${shop.url}/trpc/no.such`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/procedure|stack|node_modules/);
    expect(response.headers.get('x-request-id')).toBeTruthy();
  });

  it('has Retry-After past a limit', async () => {
    const body = JSON.stringify({ email: 'guessed2@example.in', password: 'wrong one' });
    const call = () => fetch(`${shop.url}/trpc/accounts.login`, { method: 'POST', headers: JSON_TYPE, body });
    for (let n = 0; n < 10; n += 1) await call();
    const response = await call();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the OpenAPI document', () => {
  it('has every REST path with its method', async () => {
    const document = (await (await fetch(`${shop.url}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    expect(restEndpoints().length).toBeGreaterThan(20);
    for (const { path, method } of restEndpoints())
      expect(document.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
  });
});

describe('the process', () => {
  it('is up and ready', async () => {
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  });
});

describe('a forwarded address', () => {
  /** Sends two sign-ins with different forwarded addresses, where one address may try once. */
  async function tryTwice(over: Record<string, string>) {
    const strict = await startTestShop({ RATE_LIMIT_ADDRESS_FACTOR: '0.01', ...over });
    const statuses: number[] = [];
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const response = await fetch(`${strict.url}/api/v1/auth/login`, {
        method: 'POST',
        headers: { ...JSON_TYPE, 'x-forwarded-for': address },
        body: JSON.stringify({ email: `from-${address}@example.in`, password: 'wrong one' }),
      });
      statuses.push(response.status);
    }
    await strict.stop();
    return statuses;
  }

  it('counts from a trusted proxy only', async () => {
    expect(await tryTwice({})).toEqual([401, 429]);
    expect(await tryTwice({ TRUSTED_PROXIES: '127.0.0.1' })).toEqual([401, 401]);
  });
});
