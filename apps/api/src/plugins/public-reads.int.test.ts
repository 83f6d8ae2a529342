import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { products } from '@aabha/db/schema/products';
import { aProduct } from '../testing/builders';
import { startTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
let id: string;
beforeAll(async () => {
  shop = await startTestShop({ ANSWER_CACHE_MB: '4' });
  id = (await aProduct(shop.db)).id;
  await vi.waitFor(() => expect(shop.deps.answers.store.isOpen).toBe(true));
  await shop.deps.answers.caughtUp();
  await shop.stopWorkers();
});
afterAll(() => shop.stop());

const entries = () => shop.deps.answers.store.size.entries;
const input = (...inputs: unknown[]) => encodeURIComponent(JSON.stringify({ ...inputs }));
const batch = (...calls: [string, unknown][]) =>
  `/trpc/${calls.map(([name]) => name).join(',')}?batch=1&input=${input(...calls.map(([, value]) => value))}`;
const asked = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers });

const detail = () => `/api/v1/product/${id}`;
const list = () => batch(['products.list', {}], ['products.facets', {}]);
/** As the storefront's server asks for a page. */
const withSettings = () => batch(['settings.get', undefined], ['products.list', { pageSize: 1 }]);

it.each([
  ['REST', detail],
  ['a tRPC batch', list],
  ['a tRPC batch with the settings of the shop', withSettings],
])(
  'over %s the first and the second answer are the same, and who has it gets no body',
  async (_door, path) => {
    const before = entries();
    const first = await asked(path());
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toMatch(/^application\/json/);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const firstBody = await first.text();
    expect(entries()).toBe(before + 1);

    const second = await asked(path());
    expect(await second.text()).toBe(firstBody);
    const etag = first.headers.get('etag') ?? '';
    expect(second.headers.get('etag')).toBe(etag);
    expect(second.headers.get('vary')).toMatch(/authorization/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));

    const known = await asked(path(), { 'if-none-match': `"else", W/${etag}` });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    expect((await asked(path(), { 'if-none-match': '"else"' })).status).toBe(200);
  },
);

it('a list asked with POST is kept by its body', async () => {
  const count = async (body: unknown) => (await shop.rest('POST', '/product/list', body)).body.data;
  const before = entries();
  expect(await count({ pageSize: 1 })).toEqual(await count({ pageSize: 1 }));
  expect(await count({ filters: { companyName: ['Nobody'] } })).toMatchObject({ productCount: 0 });
  expect(entries()).toBe(before + 2);
});

it('reviews may lag in other caches; prices and stock may not', async () => {
  const reviews = batch(['reviews.list', { filters: { product: id } }]);
  expect((await asked(reviews)).headers.get('cache-control')).toMatch(/stale-while-revalidate=60/);
  const both = batch(['reviews.list', {}], ['products.get', { id }]);
  expect((await asked(both)).headers.get('cache-control')).toBe('public, no-cache');
});

it('a batch with anything that is not a public read is not kept', async () => {
  const before = entries();
  const answer = await asked(batch(['products.list', {}], ['news.list', {}]));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBeNull();
  expect(entries()).toBe(before);
});

it('a refusal is not kept, nor a batch in which one call was refused', async () => {
  const before = entries();
  const unknown = '00000000-0000-7000-8000-000000000000';
  expect((await asked(`/api/v1/product/${unknown}`)).status).toBe(404);
  expect((await asked(batch(['products.get', { id: unknown }], ['products.list', {}]))).status).toBe(207);
  expect((await asked(batch(['products.list', { pageNum: -1 }]))).status).toBe(400);
  expect(entries()).toBe(before);
});

it('many who ask the same at once are one question to the database', async () => {
  const path = batch(['products.list', { pageSize: 7 }]);
  const alone = await shop.statementsOf(() => asked(batch(['products.list', { pageSize: 6 }])));
  const bodies = new Set<string>();
  const together = await shop.statementsOf(() =>
    Promise.all(Array.from({ length: 20 }, async () => bodies.add(await (await asked(path)).text()))),
  );
  expect(bodies.size).toBe(1);
  expect(together).toEqual(alone);
});

it('a stream of answers stays a stream', async () => {
  const answer = await asked(batch(['products.list', {}]), { 'trpc-accept': 'application/jsonl' });
  expect(answer.status).toBe(200);
  expect((await answer.text()).split('\n').length).toBeGreaterThan(1);
});

it('an answer has no column that the contract does not name', async () => {
  const [stored] = await shop.db.select().from(products).limit(1);
  expect(stored).toHaveProperty('searchText');
  const { data } = (await (await asked(detail())).json()) as { data: { product: object } };
  expect(Object.keys(data.product)).not.toContain('searchText');
});
