import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BATCH_MAX } from '@aabha/contracts/settings/limits';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from './testing/builders';
import { aPicture, sendForm } from './testing/forms';
import { buy } from './testing/shopping-steps';
import { startTestShop, type TestShop } from './testing/test-shop';

let shop: TestShop;
let shopper: SignedIn;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop({ RESPONSE_CACHE_MB: '4' });
  await someServiceAreas(shop.db);
  [shopper, boss] = await Promise.all([signedInAs(shop), signedInAs(shop, 'SuperAdmin')]);
});
afterAll(() => shop.stop());

const JSON_TYPE = { 'content-type': 'application/json' };
const bearer = ({ token }: SignedIn) => ({ authorization: `Bearer ${token}` });
const ask = (path: string, init: RequestInit = {}) => fetch(shop.url + path, init);
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });

describe('the headers of a response', () => {
  const expectHeaders = async (response: Response, what: string) => {
    await response.arrayBuffer();
    const header = (name: string) => response.headers.get(name) ?? '';
    expect(header('x-content-type-options'), what).toBe('nosniff');
    const policy = header('content-security-policy')
      .split(';')
      .map((part) => part.trim());
    for (const directive of ['default-src', 'base-uri', 'object-src', 'frame-ancestors'])
      expect(policy, what).toContain(`${directive} 'none'`);
    expect(header('content-security-policy').match(/script-src [^;]*/)?.[0] ?? '', what).not.toContain(
      'unsafe',
    );
    expect(header('x-frame-options'), what).toBe('DENY');
    expect(header('referrer-policy'), what).toBe('no-referrer');
    expect(header('permissions-policy'), what).toContain('camera=()');
    expect(header('strict-transport-security'), what).toMatch(/max-age=\d{8}/);
    expect(header('cache-control'), what).not.toBe('');
    expect(header('x-request-id'), what).toMatch(/^[\da-f-]{36}$/);
    for (const telltale of ['server', 'x-powered-by'])
      expect(response.headers.has(telltale), what).toBe(false);
  };

  it('are the strict ones for every request and result', async () => {
    await buy(shop, shopper, (await aProduct(shop.db)).id);
    const { invoiceList } = await shop.trpc(shopper.token).invoices.list.query({});
    const news = { title: 'A', subtitle: 'B', description: 'C', img: await aPicture() };
    const { body } = await sendForm<{ news: { image: string[] } }>(shop, '/news/create', news, boss.token);
    const [picture = ''] = body.data.news.image;
    const invoice = `/api/v1/invoice/${invoiceList[0]?._id}/download-invoice`;
    const cases: [string, number, Promise<Response>][] = [
      ['a list', 200, send('/api/v1/product/list', '{}')],
      ['a list over tRPC', 200, ask('/trpc/products.list?input={}')],
      ['a PDF', 200, send(invoice, '{}', bearer(shopper))],
      ['a picture', 200, ask(picture)],
      ['the reference', 200, ask('/api/v1/docs')],
      ['its script', 200, ask('/api/v1/docs/reference.js')],
      ['the description', 200, ask('/api/v1/openapi.json')],
      ['health', 200, ask('/healthz')],
      ['bad JSON', 400, send('/api/v1/product/list', '{')],
      ['bad JSON over tRPC', 400, send('/trpc/accounts.login', '{')],
      ['no session', 401, send('/api/v1/order/list', '{}')],
      ['another role', 403, send('/api/v1/coupon/list', '{}', bearer(shopper))],
      ['an unknown path', 404, ask('/nowhere')],
      ['an unknown path of the API', 404, ask('/api/v1/nowhere')],
      ['an unknown picture', 404, ask('/media/none.jpg')],
      ['a way out of the pictures', 404, ask('/media/..%2f..%2fetc%2fpasswd')],
      ['another method', 405, ask('/api/v1/product/list')],
      ['too much', 413, send('/api/v1/product/list', `"${'x'.repeat(1_100_000)}"`)],
      ['another kind of content', 415, send('/api/v1/product/list', 'a', { 'content-type': 'text/xml' })],
      ['a forged webhook', 400, send('/api/v1/payment/webhook', '{}')],
    ];
    for (const [what, status, request] of cases) {
      const response = await request;
      expect(response.status, what).toBe(status);
      await expectHeaders(response, what);
    }
    await shop.db.execute(sql`alter table news rename to news_gone`);
    for (const broken of [await send('/api/v1/news/list', '{}'), await ask('/trpc/news.list?input={}')]) {
      expect(broken.status).toBe(500);
      const text = await broken.clone().text();
      expect(text).not.toMatch(/news_gone|select|Failed query|at .*\.ts/);
      await expectHeaders(broken, 'a failure nobody foresaw');
    }
    await shop.db.execute(sql`alter table news_gone rename to news`);
  });

  it('do not allow reads by other sites', async () => {
    const from = (origin: string) => ask('/trpc/products.list?input={}', { headers: { origin } });
    const foreign = await from('https://evil.example');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const own = await from(shop.deps.config.STORE_URL);
    expect(own.headers.get('access-control-allow-origin')).toBe(new URL(shop.deps.config.STORE_URL).origin);
    expect(own.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('forbid caching of personal data', async () => {
    for (const path of ['/trpc/orders.list?input={}', '/trpc/accounts.me'])
      expect((await ask(path, { headers: bearer(shopper) })).headers.get('cache-control')).toContain(
        'no-store',
      );
    const profile = await ask(`/api/v1/user/${shopper.id}`, { headers: bearer(shopper) });
    expect(profile.headers.get('cache-control')).toContain('no-store');
  });
});

describe('a body', () => {
  const deep = (depth: number) => `{"filters":${'['.repeat(depth)}${']'.repeat(depth)}}`;

  it.each([40, 5000, 30_000])('nested %i deep is refused without recursion', async (depth) => {
    /* Responses are cached from now on, by request. */
    await vi.waitFor(() => expect(shop.deps.cache.responses.isEnabled).toBe(true), { timeout: 10_000 });
    for (const path of [
      '/api/v1/product/list',
      '/api/v1/order/new',
      '/trpc/accounts.login',
      '/trpc/contact.create',
    ])
      expect((await send(path, deep(depth))).status).toBe(path.includes('order/new') ? 404 : 400);
    const changed = await send(`/api/v1/order/${shopper.id}/update`, deep(depth), bearer(shopper));
    expect(changed.status).toBe(400);
  });

  it('changes no prototype', async () => {
    const poisons = [
      '{"__proto__":{"role":"SuperAdmin"}}',
      '{"constructor":{"prototype":{"role":"SuperAdmin"}}}',
    ];
    for (const poison of poisons)
      for (const path of ['/api/v1/product/list', '/trpc/contact.create'])
        expect((await send(path, poison)).status).toBe(400);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('over 64 KB is 413 over both transports, and a compressed one is not decompressed', async () => {
    const large = JSON.stringify({ filters: { name: 'x'.repeat(65_536) } });
    for (const path of ['/api/v1/product/list', '/trpc/contact.create'])
      expect((await send(path, large)).status).toBe(413);
    const packed = await ask('/api/v1/product/list', {
      method: 'POST',
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
      body: gzipSync('x'.repeat(50_000_000)),
    });
    expect(packed.status).toBe(400);
  });

  it('has a limit on the calls of a batch', async () => {
    const batch = (count: number) =>
      ask(`/trpc/${Array.from({ length: count }, () => 'settings.get').join(',')}?batch=1&input={}`);
    expect((await batch(BATCH_MAX)).status).toBe(200);
    const tooMany = await batch(BATCH_MAX + 1);
    expect(tooMany.status).toBe(400);
    expect(await tooMany.text()).not.toContain('Batch');
  });
});

describe('a slow request', () => {
  const WITHIN_SECONDS = 1;
  let impatient: TestShop;
  beforeAll(async () => {
    impatient = await startTestShop({ REQUEST_TIMEOUT_SECONDS: String(WITHIN_SECONDS) });
  });
  afterAll(() => impatient.stop());

  /**
   * Sends the beginning of a request, then nothing. Returns the response and the time until the connection
   * closed.
   */
  function stall(beginning: string): Promise<{ response: string; seconds: number }> {
    const { hostname, port } = new URL(impatient.url);
    const since = performance.now();
    return new Promise((resolve, reject) => {
      let response = '';
      const socket = connect(Number(port), hostname, () => socket.write(beginning));
      socket.on('data', (chunk) => (response += chunk.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve({ response, seconds: (performance.now() - since) / 1000 }));
    });
  }

  it.each([
    ['headers', 'POST /api/v1/product/list HTTP/1.1\r\nhost: shop\r\nx-slow: '],
    [
      'body',
      'POST /api/v1/product/list HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    ],
  ])('is aborted when its %s do not end', async (_what, beginning) => {
    const { response, seconds } = await stall(beginning);
    expect(response).toMatch(/^HTTP\/1\.1 (408|400)/);
    expect(seconds).toBeLessThan(10 * WITHIN_SECONDS);
  });
});
