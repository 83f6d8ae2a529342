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

async function floors(stage: Harness, api: string, list: Call): Promise<Row[]> {
  const script = join(root, 'benchmarks/reads/baseline.ts');
  const bytes = await stage.server(script, { KIND: 'bytes', BODY_FROM: api + list.path });
  const query = await stage.server(script, { KIND: 'query' });
  const [id = ''] = await someIds(stage.databaseUrl);
  return [
    { name: 'node:http, same bytes', server: bytes, calls: [{ path: '/' }] },
    { name: 'Fastify, query of 20', server: query, calls: [{ path: '/list' }] },
    { name: 'Fastify, query of 1', server: query, calls: [{ path: `/detail/${id}` }] },
  ];
}

const stage = await startHarness({ products: PRODUCTS });
try {
  const ids = await someIds(stage.databaseUrl);
  const list = trpc('products.list', { pageNum: 1, pageSize: 20, filters: {} });
  /* As the storefront asks. */
  const cards = trpc('products.list', { pageNum: 1, pageSize: 20, filters: {}, pictures: 'first' });
  const details = ids.map((id) => trpc('products.get', { id }));
  const texts = await misspelledSearches(stage.databaseUrl);
  const searches = texts.map((search) => trpc('products.list', { filters: { search } }));
  const facets = [trpc('products.facets', { filters: {} })];
  const kept = await stage.api();
  const asked = await stage.api({ RESPONSE_CACHE_MB: '0' });
  /* What is kept of a search is measured, not who comes first. */
  for (const { path } of searches) await (await fetch(kept.url + path)).arrayBuffer();
  const restList = [rest('/product/list', { pageNum: 1, pageSize: 20, filters: {} })];
  const restDetails = ids.map((id) => ({ path: `/api/v1/product/${id}` }));
  const [bytes, listFloor, detailFloor] = [
    'node:http, same bytes',
    'Fastify, query of 20',
    'Fastify, query of 1',
  ];
  const rows: Row[] = [
    ...(await floors(stage, kept.url, list)),
    { name: 'kept: list, tRPC', server: kept, calls: [list], floor: bytes },
    { name: 'kept: list, REST', server: kept, calls: restList, floor: bytes },
    { name: 'kept: detail, tRPC', server: kept, calls: details, floor: bytes },
    { name: 'kept: search with slips', server: kept, calls: searches, floor: bytes },
    { name: 'kept: facets', server: kept, calls: facets, floor: bytes },
    { name: 'asked: list, tRPC', server: asked, calls: [list], floor: listFloor },
    { name: 'asked: list as cards, tRPC', server: asked, calls: [cards], floor: listFloor },
    { name: 'asked: list, REST', server: asked, calls: restList, floor: listFloor },
    { name: 'asked: detail, tRPC', server: asked, calls: details, floor: detailFloor },
    { name: 'asked: detail, REST', server: asked, calls: restDetails, floor: detailFloor },
    { name: 'asked: search with slips', server: asked, calls: searches, floor: listFloor },
    { name: 'asked: facets', server: asked, calls: facets, floor: listFloor },
  ];
  process.stdout.write(`${PRODUCTS} televisions\n`);
  for (const connections of CONNECTIONS) await measure(stage, rows, { connections, ...pace() });
} finally {
  await stage.stop();
}
