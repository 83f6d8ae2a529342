import { randomUUID } from 'node:crypto';
import { bytesOf, Caller } from '../load/load';

/* A separate process, so that it does not slow down the measurement: node flood.ts <url> <kind> <ms> */

const CONNECTIONS = 20;

/** Paths that differ at each request. */
const KINDS: Readonly<Record<string, (n: string) => string>> = {
  'unknown parameter': (n) => `/?r=${n}`,
  'unknown path': (n) => `/nothing-${n}`,
  search: (n) => `/televisions?q=${n}`,
  'page number': (n) => `/televisions?page=${(parseInt(n.slice(0, 6), 16) % 900_000) + 2}`,
  'unknown television': (n) => `/television/${n}`,
};

const [address = '', kind = '', ms = ''] = process.argv.slice(2);
const url = new URL(address);
const until = performance.now() + Number(ms);
const headers = { accept: 'text/html', 'accept-encoding': 'br' };
const statuses: Record<number, number> = {};

async function attack(): Promise<void> {
  let caller = new Caller(url);
  while (performance.now() < until) {
    const path = KINDS[kind]?.(randomUUID()) ?? '/';
    const { status } = await caller.send(bytesOf({ path, headers }, url.host));
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 0) caller = new Caller(url);
  }
  caller.end();
}

process.stdout.write('flooding\n');
await Promise.all(Array.from({ length: CONNECTIONS }, attack));
process.stdout.write(JSON.stringify(statuses));
