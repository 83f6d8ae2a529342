import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { openInvalidationListener } from '@aabha/api/cache/invalidation-listener';
import { openDatabaseSales } from '../hot-television/database-sales';
import { findBuyers } from '../harness/buyers';
import { startHarness } from '../harness/harness';
import { startRelay } from '../harness/relay';
import { at } from '../load/load';

const CHANGES = Number(process.env.CHANGES || 200);
/** Changes come at any time between two publications. */
const LONGEST_PAUSE_MS = 120;

const harness = await startHarness({ durable: true });
const sql = postgres(harness.databaseUrl, { max: 1, onnotice: () => undefined });
const stopRelay = await startRelay(harness.databaseUrl, sql);

const waiting = new Map<string, () => void>();
const ignore = () => undefined;
const onInvalidations = (payload: string) => payload.split('\n').forEach((tag) => waiting.get(tag)?.());
const receiver = await openInvalidationListener(
  harness.databaseUrl,
  { onConnected: ignore, onPublished: ignore, onInvalidations },
  ignore,
);

/** Returns the milliseconds from sending a change until its invalidation was received. */
async function delayOfChange(): Promise<number> {
  const tag = `stock:${randomUUID()}`;
  const from = performance.now();
  const received = new Promise<void>((resolve) => waiting.set(tag, resolve));
  await sql`select invalidate_cache(${tag}, null)`;
  await received;
  waiting.delete(tag);
  return performance.now() - from;
}

async function measure(name: string): Promise<void> {
  const delays: number[] = [];
  while (delays.length < CHANGES) {
    delays.push(await delayOfChange());
    await wait(Math.random() * LONGEST_PAUSE_MS);
  }
  const sorted = delays.sort((a, b) => a - b);
  const columns = [0.5, 0.95, 1].map((part) => at(sorted, part).toFixed(0).padStart(8));
  process.stdout.write(
    `${name.padEnd(28)}${columns.join('')}   machine load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  );
}

process.stdout.write(`${CHANGES} changes, ms${' '.repeat(12)}  median     p95 longest\n`);
try {
  await measure('without load');
  const { productIds } = await findBuyers(harness.databaseUrl, 32);
  const [hot = ''] = productIds;
  await sql`select set_stock_slots(${hot}, 64)`;
  const sales = await openDatabaseSales(harness.databaseUrl, hot, true);
  let isOver = false;
  const selling = (async () => {
    const from = performance.now();
    let sold = 0;
    while (!isOver) sold += await sales.run(1000);
    return sold / ((performance.now() - from) / 1000);
  })();
  await measure('while the database sells');
  isOver = true;
  process.stdout.write(`sold ${(await selling).toFixed(0)} a second\n`);
  await sales.stop();
} finally {
  await receiver.close();
  await stopRelay();
  await sql.end();
  await harness.stop();
}
process.exit();
