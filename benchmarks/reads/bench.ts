import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import postgres from 'postgres';
import { migrate } from '@aabha/db/migrate';
import { seedDemo } from '@aabha/db/seed/seed';
import { startPostgres } from '@aabha/embedded/postgres/postgres';
import { root } from '../../scripts/install.mjs';
import { Children } from '../../scripts/stack/children';
import { freePorts } from '../../scripts/stack/ports';
import { load, type Call } from '../load/load';

const CONNECTIONS = 10;
const MS = 5000;

const trpc = (procedure: string, input: unknown): Call => ({
  path: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
});

/** The least that a server with the same framework and one query can cost: what the shop's figures are held against. */
async function startFloor(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 10 });
  const app = Fastify();
  app.get(
    '/list',
    () => sql`select id, name, new_price_paise, stock from products order by created_at desc limit 20`,
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    stop: async () => {
      await app.close();
      await sql.end();
    },
  };
}

async function startApi(databaseUrl: string, folder: string) {
  const port = (await freePorts()).API_PORT;
  const children = new Children(root, folder, (message) => process.stderr.write(`${message}\n`));
  await children.start({
    name: 'api',
    args: ['apps/api/dist/main.js'],
    env: {
      NODE_ENV: 'development',
      API_PORT: String(port),
      API_ROLE: 'web',
      DATABASE_URL: databaseUrl,
      TOKEN_SECRET: 'a secret that only this benchmark knows',
      SMTP_URL: 'smtp://127.0.0.1:9',
      RAZORPAY_KEY_ID: 'rzp_test_benchmark',
      RAZORPAY_KEY_SECRET: 'benchmark',
      RAZORPAY_WEBHOOK_SECRET: 'benchmark',
      MEDIA_DIR: join(root, '.cache', 'demo-media'),
      LOG_LEVEL: 'error',
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => children.stop() };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-bench-'));
  chmodSync(folder, 0o755);
  const database = await startPostgres({ dataDir: join(folder, 'data'), port: 0, durable: false });
  await migrate(database.url);
  await seedDemo({ databaseUrl: database.url, mediaDir: join(root, '.cache', 'demo-media') });
  const sql = postgres(database.url, { max: 1 });
  const [first] = await sql<{ id: string }[]>`select id from products limit 1`;
  await sql.end();
  const floor = await startFloor(database.url);
  const api = await startApi(database.url, folder);
  const rows: [string, string, Call[]][] = [
    ['floor: Fastify and one query', floor.url, [{ path: '/list' }]],
    ['list of 20', api.url, [trpc('products.list', { pageNum: 1, pageSize: 20, filters: {} })]],
    ['detail', api.url, [trpc('products.get', { id: first?.id ?? '' })]],
    ['search with a slip', api.url, [trpc('products.list', { filters: { search: '55 inhc qled' } })]],
    ['facets', api.url, [trpc('products.facets', { filters: {} })]],
  ];
  process.stdout.write(`${CONNECTIONS} connections, ${MS / 1000} s each\n`);
  let least = 0;
  for (const [name, url, calls] of rows) {
    const { perSecond, p50Ms, p99Ms, failed } = await load(url, calls, CONNECTIONS, MS);
    least ||= perSecond;
    const ratio = (perSecond / least).toFixed(2);
    process.stdout.write(
      `${name.padEnd(30)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50Ms.toFixed(1)} ms  p99 ${p99Ms.toFixed(1)} ms  ${ratio} of the floor  ${failed} failed\n`,
    );
  }
  await api.stop();
  await floor.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

await main();
