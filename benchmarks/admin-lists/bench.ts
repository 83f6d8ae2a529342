import { join } from 'node:path';
import postgres from 'postgres';
import { seedBulk } from '@aabha/db/seed/bulk/seed-bulk';
import { root } from '../../scripts/install.mjs';
import { measure, median, pace, type Row, type Sample } from '../harness/rounds';
import { startHarness, type Server, type Harness } from '../harness/harness';
import { everyAsk, type Ask, type Known } from './calls';

const SMALL = { orders: 1000, serviceAreas: 3000, products: Number(process.env.SMALL_PRODUCTS || 1000) };
const LARGE = {
  orders: Number(process.env.ORDERS || 100_000),
  serviceAreas: 20_000,
  products: Number(process.env.PRODUCTS || 100_000),
};
const CONNECTIONS = 10;
const TIMES = 7;
/** What is compared at both sizes. */
const GROWING = [
  'orders: newest',
  'orders: Pending',
  'orders: search e-mail',
  'televisions: newest',
  'invoices: newest',
];

const pathOf = ({ procedure, input }: Ask) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

async function someOrder(databaseUrl: string): Promise<Known> {
  const sql = postgres(databaseUrl, { max: 1 });
  const [row] = await sql<Omit<Known, 'now'>[]>`
    select o.id as "orderId", o.user_id as "userId", l.product_id as "productId", p.email, p.phone, p.provider_payment_id as "paymentId"
    from orders o join payments p on p.id = o.payment_id join order_lines l on l.order_id = o.id
    order by o.created_at desc offset 500 limit 1`;
  await sql.end();
  if (!row) throw new Error('There are no orders to look at.');
  return { ...row, now: new Date() };
}

async function signIn(api: Server): Promise<Record<string, string>> {
  const answer = await fetch(`${api.url}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'superadmin@aabha.example', password: 'Super@12345' }),
  });
  const { data } = (await answer.json()) as { data: { admin: { token: string } } };
  return { authorization: `Bearer ${data.admin.token}` };
}

/** One call after the other: what a single member of staff waits for. */
async function waits(api: Server, headers: Record<string, string>, asks: readonly Ask[]): Promise<void> {
  process.stdout.write(`\n${'one at a time'.padEnd(44)} median ms   least to most       bytes\n`);
  for (const ask of asks) {
    const tookMs: number[] = [];
    let bytes = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const beganMs = performance.now();
      const answer = await fetch(api.url + pathOf(ask), { headers });
      bytes = (await answer.arrayBuffer()).byteLength;
      if (answer.status !== 200) throw new Error(`${ask.name} answered ${answer.status}.`);
      tookMs.push(performance.now() - beganMs);
    }
    const spread = `${Math.min(...tookMs).toFixed(1)} to ${Math.max(...tookMs).toFixed(1)}`;
    process.stdout.write(
      `${ask.name.padEnd(44)} ${median(tookMs).toFixed(1).padStart(9)} ${spread.padStart(15)} ${String(bytes).padStart(11)}\n`,
    );
  }
}

async function floors(stage: Harness, api: Server, headers: Record<string, string>): Promise<Row[]> {
  const script = join(root, 'benchmarks/admin-lists/baseline.ts');
  const newest = { name: '', procedure: 'orders.list', input: {} };
  const body = await (await fetch(api.url + pathOf(newest), { headers })).text();
  return [
    {
      name: 'node:http, same bytes',
      server: await stage.server(script, { KIND: 'bytes', BODY: body }),
      calls: [{ path: '/' }],
    },
    {
      name: 'Fastify, one query of 20',
      server: await stage.server(script, { KIND: 'query' }),
      calls: [{ path: '/' }],
    },
  ];
}

/** Fills the stage up to a size, measures what grows, and all the lists one by one. */
async function measured(stage: Harness, size: typeof SMALL): Promise<ReadonlyMap<string, readonly Sample[]>> {
  await seedBulk(stage.databaseUrl, size);
  process.stdout.write(
    `\n${size.orders} orders, ${size.serviceAreas} service areas, ${size.products} televisions\n`,
  );
  /* In production the demo's own accounts cannot sign in. */
  const api = await stage.api({ NODE_ENV: 'development', RESPONSE_CACHE_MB: '0' });
  const keeping = await stage.api({ NODE_ENV: 'development' });
  const headers = await signIn(api);
  const asks = everyAsk(await someOrder(stage.databaseUrl), size);
  const rows = asks
    .filter(({ name }) => GROWING.includes(name))
    .map((ask): Row => ({
      name: ask.name,
      server: api,
      calls: [{ path: pathOf(ask), headers }],
      floor: 'Fastify, one query of 20',
    }));
  const [newest] = rows;
  if (newest) rows.push({ ...newest, name: `${newest.name}, kept`, server: keeping });
  const all = [...(await floors(stage, api, headers)), ...rows];
  const samples = await measure(stage, all, { connections: CONNECTIONS, ...pace() });
  await waits(api, headers, asks);
  return samples;
}

const costUs = (samples: readonly Sample[] = []) =>
  median(samples.map(({ serverUs, databaseUs }) => serverUs + databaseUs));

const stage = await startHarness();
try {
  const small = await measured(stage, SMALL);
  const large = await measured(stage, LARGE);
  process.stdout.write(`\nprocessor time of a request, at the large size for each at the small one\n`);
  for (const name of GROWING)
    process.stdout.write(
      `${name.padEnd(34)} ${(costUs(large.get(name)) / costUs(small.get(name))).toFixed(2)}\n`,
    );
} finally {
  await stage.stop();
}
