import { join } from 'node:path';
import postgres from 'postgres';
import { root } from '../../scripts/install.mjs';
import type { Call } from '../load/load';
import { measure, pace, type Row } from '../harness/rounds';
import { startHarness, type Harness } from '../harness/harness';
import { misspelledSearches } from './misspelled-searches';

const PRODUCTS = Number(process.env.PRODUCTS || 1000);
const CONNECTIONS = (process.env.CONNECTIONS || '1,10,50').split(',').map(Number);

const trpc = (procedure: string, input: unknown): Call => ({
  path: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
});
const rest = (path: string, body: unknown): Call => ({
  path: `/api/v1${path}`,
  method: 'POST',
  body: JSON.stringify(body),
});

async function someIds(databaseUrl: string): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1 });
  const rows = await sql<{ id: string }[]>`select id from products order by md5(id::text) limit 50`;
  await sql.end();
  return rows.map(({ id }) => id);
}

async function startBaselines(harness: Harness, api: string, list: Call): Promise<Row[]> {
  const script = join(root, 'benchmarks/reads/baseline.ts');
  const bytes = await harness.server(script, { KIND: 'bytes', BODY_FROM: api + list.path });
  const query = await harness.server(script, { KIND: 'query' });
  const [id = ''] = await someIds(harness.databaseUrl);
  return [
    { name: 'node:http, same bytes', server: bytes, calls: [{ path: '/' }] },
    { name: 'Fastify, query of 20', server: query, calls: [{ path: '/list' }] },
    { name: 'Fastify, query of 1', server: query, calls: [{ path: `/detail/${id}` }] },
  ];
}

const harness = await startHarness({ products: PRODUCTS });
try {
  const ids = await someIds(harness.databaseUrl);
  const list = trpc('products.list', { pageNum: 1, pageSize: 20, filters: {} });
  /* The input of the storefront. */
  const cards = trpc('products.list', { pageNum: 1, pageSize: 20, filters: {}, pictures: 'first' });
  const details = ids.map((id) => trpc('products.get', { id }));
  const texts = await misspelledSearches(harness.databaseUrl);
  const searches = texts.map((search) => trpc('products.list', { filters: { search } }));
  const facets = [trpc('products.facets', { filters: {} })];
  const cached = await harness.api();
  const uncached = await harness.api({ RESPONSE_CACHE_MB: '0' });
  /* Fills the cache, so that only cache hits are measured. */
  for (const { path } of searches) await (await fetch(cached.url + path)).arrayBuffer();
  const restList = [rest('/product/list', { pageNum: 1, pageSize: 20, filters: {} })];
  const restDetails = ids.map((id) => ({ path: `/api/v1/product/${id}` }));
  const [bytes, listBaseline, detailBaseline] = [
    'node:http, same bytes',
    'Fastify, query of 20',
    'Fastify, query of 1',
  ];
  const rows: Row[] = [
    ...(await startBaselines(harness, cached.url, list)),
    { name: 'cached: list, tRPC', server: cached, calls: [list], baseline: bytes },
    { name: 'cached: list, REST', server: cached, calls: restList, baseline: bytes },
    { name: 'cached: detail, tRPC', server: cached, calls: details, baseline: bytes },
    { name: 'cached: search with typos', server: cached, calls: searches, baseline: bytes },
    { name: 'cached: facets', server: cached, calls: facets, baseline: bytes },
    { name: 'uncached: list, tRPC', server: uncached, calls: [list], baseline: listBaseline },
    { name: 'uncached: list as cards, tRPC', server: uncached, calls: [cards], baseline: listBaseline },
    { name: 'uncached: list, REST', server: uncached, calls: restList, baseline: listBaseline },
    { name: 'uncached: detail, tRPC', server: uncached, calls: details, baseline: detailBaseline },
    { name: 'uncached: detail, REST', server: uncached, calls: restDetails, baseline: detailBaseline },
    { name: 'uncached: search with typos', server: uncached, calls: searches, baseline: listBaseline },
    { name: 'uncached: facets', server: uncached, calls: facets, baseline: listBaseline },
  ];
  process.stdout.write(`${PRODUCTS} televisions\n`);
  for (const connections of CONNECTIONS) await measure(harness, rows, { connections, ...pace() });
} finally {
  await harness.stop();
}
