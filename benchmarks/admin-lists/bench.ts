import { join } from 'node:path';
import postgres from 'postgres';
import { seedBulk } from '@aabha/db/seed/bulk/seed-bulk';
import { root } from '../../scripts/install.mjs';
import { median } from '../load/load';
import { measure, pace, type Row, type Sample } from '../harness/rounds';
import { startHarness, type Server, type Harness } from '../harness/harness';
import { everyRequest, type ListRequest, type Known } from './calls';
import { readTotals } from './read-totals';

const SMALL = { orders: 1000, serviceAreas: 3000, products: Number(process.env.SMALL_PRODUCTS || 1000) };
const LARGE = {
  orders: Number(process.env.ORDERS || 100_000),
  serviceAreas: 20_000,
  products: Number(process.env.PRODUCTS || 100_000),
};
const CONNECTIONS = 10;
const TIMES = 7;
/** The requests that are compared at both sizes. */
const GROWING = [
  'orders: newest',
  'orders: Pending',
  'orders: search e-mail',
  'televisions: newest',
  'invoices: newest',
];

const pathOf = ({ procedure, input }: ListRequest) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

async function readSomeOrder(databaseUrl: string): Promise<Known> {
  const sql = postgres(databaseUrl, { max: 1 });
  const [row] = await sql<Omit<Known, 'now' | 'totals'>[]>`
    select o.id as "orderId", o.user_id as "userId", l.product_id as "productId", p.email, p.phone, p.provider_payment_id as "paymentId",
      i.number as "invoiceNumber"
    from orders o join payments p on p.id = o.payment_id join order_lines l on l.order_id = o.id
    join invoices i on i.order_id = o.id
    order by o.created_at desc offset 500 limit 1`;
  const totals = await readTotals(sql);
  await sql.end();
  if (!row) throw new Error('The database has no orders.');
  return { ...row, totals, now: new Date() };
}

async function signIn(api: Server): Promise<Record<string, string>> {
  const response = await fetch(`${api.url}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'superadmin@aabha.example', password: 'Super@12345' }),
  });
  const { data } = (await response.json()) as { data: { admin: { token: string } } };
  return { authorization: `Bearer ${data.admin.token}` };
}

/** Prints the duration of each request, sent one after the other. */
async function printDurations(
  api: Server,
  headers: Record<string, string>,
  requests: readonly ListRequest[],
): Promise<void> {
  process.stdout.write(`\n${'one at a time'.padEnd(44)} median ms      min to max       bytes\n`);
  for (const listRequest of requests) {
    const durationsMs: number[] = [];
    let bytes = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const startedMs = performance.now();
      const response = await fetch(api.url + pathOf(listRequest), { headers });
      bytes = (await response.arrayBuffer()).byteLength;
      if (response.status !== 200) throw new Error(`${listRequest.name} responded ${response.status}.`);
      durationsMs.push(performance.now() - startedMs);
    }
    const spread = `${Math.min(...durationsMs).toFixed(1)} to ${Math.max(...durationsMs).toFixed(1)}`;
    process.stdout.write(
      `${listRequest.name.padEnd(44)} ${median(durationsMs).toFixed(1).padStart(9)} ${spread.padStart(15)} ${String(bytes).padStart(11)}\n`,
    );
  }
}

async function startBaselines(
  harness: Harness,
  api: Server,
  headers: Record<string, string>,
): Promise<Row[]> {
  const script = join(root, 'benchmarks/admin-lists/baseline.ts');
  const newest = { name: '', procedure: 'orders.list', input: {} };
  const body = await (await fetch(api.url + pathOf(newest), { headers })).text();
  return [
    {
      name: 'node:http, same bytes',
      server: await harness.server(script, { KIND: 'bytes', BODY: body }),
      calls: [{ path: '/' }],
    },
    {
      name: 'Fastify, one query of 20',
      server: await harness.server(script, { KIND: 'query' }),
      calls: [{ path: '/' }],
    },
  ];
}

/** Fills the database up to a size, then measures the growing requests under load and every list one by one. */
async function measureSize(
  harness: Harness,
  size: typeof SMALL,
): Promise<ReadonlyMap<string, readonly Sample[]>> {
  await seedBulk(harness.databaseUrl, size);
  process.stdout.write(
    `\n${size.orders} orders, ${size.serviceAreas} service areas, ${size.products} televisions\n`,
  );
  /* Demo accounts cannot sign in to a production API. */
  const api = await harness.api({ NODE_ENV: 'development', RESPONSE_CACHE_MB: '0' });
  const cachingApi = await harness.api({ NODE_ENV: 'development' });
  const headers = await signIn(api);
  const requests = everyRequest(await readSomeOrder(harness.databaseUrl), size);
  const rows = requests
    .filter(({ name }) => GROWING.includes(name))
    .map((listRequest): Row => ({
      name: listRequest.name,
      server: api,
      calls: [{ path: pathOf(listRequest), headers }],
      baseline: 'Fastify, one query of 20',
    }));
  const [newest] = rows;
  if (newest) rows.push({ ...newest, name: `${newest.name}, cached`, server: cachingApi });
  const all = [...(await startBaselines(harness, api, headers)), ...rows];
  const samples = await measure(harness, all, { connections: CONNECTIONS, ...pace() });
  await printDurations(api, headers, requests);
  return samples;
}

const costUs = (samples: readonly Sample[] = []) =>
  median(samples.map(({ serverUs, databaseUs }) => serverUs + databaseUs));

const harness = await startHarness();
try {
  const small = await measureSize(harness, SMALL);
  const large = await measureSize(harness, LARGE);
  process.stdout.write(`\nprocessor time of a request: ratio of the large size to the small one\n`);
  for (const name of GROWING)
    process.stdout.write(
      `${name.padEnd(34)} ${(costUs(large.get(name)) / costUs(small.get(name))).toFixed(2)}\n`,
    );
} finally {
  await harness.stop();
}
