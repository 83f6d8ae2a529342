import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { products } from '@aabha/db/schema/products';
import { aProduct } from '../testing/builders';
import { startTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
let id: string;
beforeAll(async () => {
  shop = await startTestShop({ RESPONSE_CACHE_MB: '4' });
  id = (await aProduct(shop.db)).id;
  await vi.waitFor(() => expect(shop.deps.cache.responses.isEnabled).toBe(true));
  await shop.deps.cache.waitForInvalidation();
  await shop.stopWorkers();
});
afterAll(() => shop.stop());

const entries = () => shop.deps.cache.responses.size.entries;
const input = (...inputs: unknown[]) => encodeURIComponent(JSON.stringify({ ...inputs }));
const batch = (...calls: [string, unknown][]) =>
  `/trpc/${calls.map(([name]) => name).join(',')}?batch=1&input=${input(...calls.map(([, value]) => value))}`;
const fetchFrom = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers });

const detail = () => `/api/v1/product/${id}`;
const list = () => batch(['products.list', {}], ['products.facets', {}]);
/** Requests a page's data as the storefront's server does. */
const withSettings = () => batch(['settings.get', undefined], ['products.list', { pageSize: 1 }]);

it.each([
  ['REST', detail],
  ['a tRPC batch', list],
  ['a tRPC batch with the settings of the shop', withSettings],
])(
  'over %s a cache miss and a hit send the same response, and a caller that has it gets 304',
  async (_transport, path) => {
    const before = entries();
    const first = await fetchFrom(path());
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toMatch(/^application\/json/);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const firstBody = await first.text();
    expect(entries()).toBe(before + 1);

    const second = await fetchFrom(path());
    expect(await second.text()).toBe(firstBody);
    const etag = first.headers.get('etag') ?? '';
    expect(second.headers.get('etag')).toBe(etag);
    expect(second.headers.get('vary')).toMatch(/authorization/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));

    const known = await fetchFrom(path(), { 'if-none-match': `"else", W/${etag}` });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    expect((await fetchFrom(path(), { 'if-none-match': '"else"' })).status).toBe(200);
  },
);

it('a list read with POST is cached by its body', async () => {
  const count = async (body: unknown) => (await shop.rest('POST', '/product/list', body)).body.data;
  const before = entries();
  expect(await count({ pageSize: 1 })).toEqual(await count({ pageSize: 1 }));
  expect(await count({ filters: { companyName: ['Nobody'] } })).toMatchObject({ productCount: 0 });
  expect(entries()).toBe(before + 2);
});

it('reviews may lag in other caches; prices and stock may not', async () => {
  const reviews = batch(['reviews.list', { filters: { product: id } }]);
  expect((await fetchFrom(reviews)).headers.get('cache-control')).toMatch(/stale-while-revalidate=60/);
  const both = batch(['reviews.list', {}], ['products.get', { id }]);
  expect((await fetchFrom(both)).headers.get('cache-control')).toBe('public, no-cache');
});

it('a batch with a call that has no cache policy is not cached', async () => {
  const before = entries();
  const response = await fetchFrom(batch(['products.list', {}], ['news.list', {}]));
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBeNull();
  expect(entries()).toBe(before);
});

it('an error is not cached, nor a batch in which one call failed', async () => {
  const before = entries();
  const unknown = '00000000-0000-7000-8000-000000000000';
  expect((await fetchFrom(`/api/v1/product/${unknown}`)).status).toBe(404);
  expect((await fetchFrom(batch(['products.get', { id: unknown }], ['products.list', {}]))).status).toBe(207);
  expect((await fetchFrom(batch(['products.list', { pageNum: -1 }]))).status).toBe(400);
  expect(entries()).toBe(before);
});

it('concurrent requests for the same read are coalesced into one', async () => {
  const path = batch(['products.list', { pageSize: 7 }]);
  const alone = await shop.statementsOf(() => fetchFrom(batch(['products.list', { pageSize: 6 }])));
  const bodies = new Set<string>();
  const together = await shop.statementsOf(() =>
    Promise.all(Array.from({ length: 20 }, async () => bodies.add(await (await fetchFrom(path)).text()))),
  );
  expect(bodies.size).toBe(1);
  expect(together).toEqual(alone);
});

it('a streamed response stays a stream', async () => {
  const response = await fetchFrom(batch(['products.list', {}]), { 'trpc-accept': 'application/jsonl' });
  expect(response.status).toBe(200);
  expect((await response.text()).split('\n').length).toBeGreaterThan(1);
});

it('a response has no column that the contract does not name', async () => {
  const [stored] = await shop.db.select().from(products).limit(1);
  expect(stored).toHaveProperty('searchText');
  const { data } = (await (await fetchFrom(detail())).json()) as { data: { product: object } };
  expect(Object.keys(data.product)).not.toContain('searchText');
});
