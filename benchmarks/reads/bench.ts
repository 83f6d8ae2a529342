import { join } from 'node:path';
import postgres from 'postgres';
import { root } from '../../scripts/install.mjs';
import type { Call } from '../load/load';
import { measure, pace, type Row } from '../harness/rounds';
import { startBuilds, type Build } from '../harness/builds';
import type { Harness, Server } from '../harness/harness';
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
  const rows = await sql<{ id: string }[]>`select id from products order by md5(name), id limit 50`;
  await sql.end();
  return rows.map(({ id }) => id);
}

/** The size of the response cache in megabytes; it holds the responses of all rows. */
const CACHE_MB = { cached: 64, uncached: 0 };
type Kind = keyof typeof CACHE_MB;

const BYTES = 'node:http, same bytes';
const LIST = 'Fastify, query of 20';
const DETAIL = 'Fastify, query of 1';

const list = { pageNum: 1, pageSize: 20, filters: {} };

/** Returns the rows of the baselines of cache hits or of cache misses. */
async function startBaselines(harness: Harness, api: string, kind: Kind): Promise<Row[]> {
  const script = join(root, 'benchmarks/reads/baseline.ts');
  if (kind === 'cached') {
    const BODY_FROM = api + trpc('products.list', list).path;
    const bytes = await harness.server(script, { KIND: 'bytes', BODY_FROM });
    return [{ name: BYTES, server: bytes, calls: [{ path: '/' }] }];
  }
  const query = await harness.server(script, { KIND: 'query' });
  const [id = ''] = await someIds(harness.databaseUrl);
  return [
    { name: LIST, server: query, calls: [{ path: '/list' }] },
    { name: DETAIL, server: query, calls: [{ path: `/detail/${id}` }] },
  ];
}

/** Returns the requests of each row with their baseline for cache misses. */
async function requestsOf(databaseUrl: string): Promise<[name: string, calls: Call[], baseline: string][]> {
  const ids = await someIds(databaseUrl);
  const texts = await misspelledSearches(databaseUrl);
  const searches = texts.map((search) => ({ filters: { search } }));
  const details = ids.map((id) => trpc('products.get', { id }));
  const restDetails = ids.map((id) => ({ path: `/api/v1/product/${id}` }));
  /* The input of the storefront. */
  const cards = { ...list, pictures: 'first' };
  return [
    ['list, tRPC', [trpc('products.list', list)], LIST],
    ['list as cards, tRPC', [trpc('products.list', cards)], LIST],
    ['list, REST', [rest('/product/list', list)], LIST],
    ['detail, tRPC', details, DETAIL],
    ['detail, REST', restDetails, DETAIL],
    ['search with typos, tRPC', searches.map((input) => trpc('products.list', input)), LIST],
    ['search with typos, REST', searches.map((input) => rest('/product/list', input)), LIST],
    ['facets, tRPC', [trpc('products.facets', { filters: {} })], LIST],
  ];
}

/** Returns the size of the response cache as environment; the second name is that of older builds. */
const cacheOf = (mb: number) => ({ RESPONSE_CACHE_MB: String(mb), ANSWER_CACHE_MB: String(mb) });

/** Starts an API and, where it has a cache, fills it, so that only cache hits are measured. */
async function startRows(
  { harness, startApi }: Build,
  kind: Kind,
): Promise<{ harness: Harness; server: Server; rows: Row[] }> {
  const server = await startApi(cacheOf(CACHE_MB[kind]));
  const requests = await requestsOf(harness.databaseUrl);
  const headers = { 'content-type': 'application/json' };
  if (kind === 'cached')
    for (const { path, ...call } of requests.flatMap(([, calls]) => calls))
      await (await fetch(server.url + path, { ...call, headers })).arrayBuffer();
  const rows = requests.map(([name, calls, baseline]) => ({
    name: `${kind}: ${name}`,
    server,
    calls,
    baseline: kind === 'cached' ? BYTES : baseline,
  }));
  return { harness, server, rows };
}

const builds = await startBuilds({ products: PRODUCTS });
try {
  process.stdout.write(`${PRODUCTS} televisions\n`);
  /* One after the other: while they run, caches use the database, too. */
  for (const kind of ['cached', 'uncached'] as const) {
    const now = await startRows(builds.now, kind);
    const before = builds.before && (await startRows(builds.before, kind));
    const baselines = await startBaselines(builds.now.harness, now.server.url, kind);
    const rows = [...baselines, ...now.rows];
    for (const connections of CONNECTIONS)
      await measure(builds.now.harness, rows, { connections, before, ...pace() });
    await Promise.all([now, before].map((started) => started?.server.stop()));
  }
} finally {
  await builds.stop();
}
