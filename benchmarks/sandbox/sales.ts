import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { startSandbox as StartSandbox } from '@aabha/embedded/sandbox/sandbox';
import { at } from '../load/load';

/* Starts the sandbox of a checkout on a state file, makes a few sales, and prints the cost of a sale. */

export interface SalesMeasurement {
  /** The median latency of a payment. */
  payMs: number;
  /** Processor time of the process for a sale: order, payment and three webhooks, with this caller. */
  processorMs: number;
  /** Kilobytes that the process wrote for a sale, to files and sockets. */
  writtenKb: number;
  /** The median latency of a page of a hundred payments. */
  listMs: number;
  readyMs: number;
  rssMb: number;
  sales: number;
}

const MOST_SALES = 20;
const MOST_MS = 15_000;
const EVENTS_A_SALE = 3;
const KEYS = { keyId: 'rzp_test_bench', keySecret: 'key-secret', webhookSecret: 'hook-secret' };
const authorization = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`;

const [checkout = '', dataFile = ''] = process.argv.slice(2);
const module = join(checkout, 'packages/embedded/src/sandbox/sandbox.ts');
const { startSandbox } = (await import(pathToFileURL(module).href)) as { startSandbox: typeof StartSandbox };

let received = 0;
let onReceived: () => void = () => undefined;
const shop = createServer((request, response) => {
  request.resume().on('end', () => {
    response.end();
    received += 1;
    onReceived();
  });
});
await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;

const startedAt = performance.now();
const sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl, dataFile });
const readyMs = performance.now() - startedAt;

async function call<T>(path: string, body?: object): Promise<{ data: T; ms: number }> {
  const from = performance.now();
  const response = await fetch(sandbox.url + path, {
    headers: { authorization, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const data = (await response.json()) as T;
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(data)}`);
  return { data, ms: performance.now() - from };
}

/** Makes a sale and waits until the shop has received its webhooks. Returns the latency of the payment. */
async function sell(n: number): Promise<number> {
  const wanted = received + EVENTS_A_SALE;
  const order = { amount: 4_000_000, currency: 'INR', receipt: `sale-${n}` };
  const { data } = await call<{ id: string }>('/v1/orders', order);
  const { ms } = await call(`/sandbox/orders/${data.id}/pay`, { outcome: 'captured' });
  await new Promise<void>((resolve) => {
    onReceived = () => received >= wanted && resolve();
    onReceived();
  });
  return ms;
}

const median = (values: readonly number[]) =>
  at(
    [...values].sort((a, b) => a - b),
    0.5,
  );

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** Returns the kilobytes written through system calls. Linux only. */
const writtenKb = () => Number(/wchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]) / 1024;

await sell(0);
const before = { processor: processorMs(), written: writtenKb(), at: performance.now() };
const durationsMs: number[] = [];
while (
  durationsMs.length < MOST_SALES &&
  (durationsMs.length === 0 || performance.now() - before.at < MOST_MS)
)
  durationsMs.push(await sell(durationsMs.length + 1));
const measured = {
  payMs: median(durationsMs),
  processorMs: (processorMs() - before.processor) / durationsMs.length,
  writtenKb: (writtenKb() - before.written) / durationsMs.length,
};
const lists: number[] = [];
for (let n = 0; n < MOST_SALES; n += 1) lists.push((await call('/v1/payments?count=100')).ms);
const rssMb = process.memoryUsage.rss() / 1024 / 1024;
const result: SalesMeasurement = {
  ...measured,
  listMs: median(lists),
  readyMs,
  rssMb,
  sales: durationsMs.length,
};
process.stdout.write(JSON.stringify(result));
await sandbox.stop();
shop.closeAllConnections();
shop.close();
