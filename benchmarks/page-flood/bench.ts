import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/install.mjs';
import { at, bytesOf, Caller, median } from '../load/load';
import { startHarness, type Server } from '../harness/harness';

const REQUEST_EVERY_MS = 20;
const ROUND_MS = Number(process.env.ROUND_SECONDS || 5) * 1000;
const ROUNDS = Number(process.env.ROUNDS || 3);
const CACHED = ['/', '/televisions'];
const FLOODS = ['unknown parameter', 'unknown path', 'search', 'page number', 'unknown television'];

interface Sample {
  p50: number;
  p99: number;
  failed: number;
  /** Responses to the flood a second, by status. */
  perSecond: Readonly<Record<string, number>>;
}

/** Starts a flood for one round; resolves once it sends. */
async function startFlood(url: string, kind: string) {
  const script = join(root, 'benchmarks/page-flood/flood.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, url, kind, String(ROUND_MS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'readable');
  child.stdout.read();
  return { output: text(child.stdout) };
}

/** Requests cached pages every 20 ms during a flood. */
async function round({ url }: Server, kind: string | undefined): Promise<Sample> {
  const caller = new Caller(new URL(url));
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const visit = (path: string) => caller.send(bytesOf({ path, headers }, new URL(url).host));
  for (const path of CACHED) await visit(path);
  const flood = kind === undefined ? undefined : await startFlood(url, kind);
  const until = performance.now() + ROUND_MS * 0.9;
  const durationsMs: number[] = [];
  let failed = 0;
  for (let n = 0; performance.now() < until; n += 1) {
    const from = performance.now();
    if ((await visit(CACHED[n % CACHED.length] ?? '/')).ok) durationsMs.push(performance.now() - from);
    else failed += 1;
    await wait(REQUEST_EVERY_MS);
  }
  caller.end();
  durationsMs.sort((a, b) => a - b);
  const statuses = flood ? (JSON.parse(await flood.output) as Record<string, number>) : {};
  const perSecond = Object.entries(statuses).map(([status, count]) => [status, (count / ROUND_MS) * 1000]);
  return {
    p50: at(durationsMs, 0.5),
    p99: at(durationsMs, 0.99),
    failed,
    perSecond: Object.fromEntries(perSecond) as Record<string, number>,
  };
}

function print(name: string, samples: readonly Sample[]): void {
  const of = (pick: (one: Sample) => number) => median(samples.map(pick));
  const statuses = [...new Set(samples.flatMap(({ perSecond }) => Object.keys(perSecond)))];
  const responses = statuses.map(
    (status) => `${status}: ${of((one) => one.perSecond[status] ?? 0).toFixed(0)}`,
  );
  const cells = [
    name.padEnd(30),
    of((one) => one.p50).toFixed(1),
    of((one) => one.p99).toFixed(0),
    String(samples.reduce((sum, one) => sum + one.failed, 0)),
  ];
  process.stdout.write(`${cells.map((cell) => cell.padStart(8)).join(' ')}   ${responses.join(', ')}\n`);
}

const harness = await startHarness();
try {
  const api = await harness.api();
  const other = process.env.COMPARE_WITH;
  const stores = new Map<string, Server>();
  if (other) stores.set('before', await harness.store(api, other));
  stores.set(other ? 'now' : 'storefront', await harness.store(api));
  const samples = new Map<string, Sample[]>();
  for (let n = 0; n < ROUNDS; n += 1)
    for (const kind of [undefined, ...FLOODS])
      for (const [build, store] of stores) {
        const name = `${kind ?? 'no flood'}, ${build}`;
        samples.set(name, [...(samples.get(name) ?? []), await round(store, kind)]);
      }
  const pace = `${ROUNDS} rounds of ${ROUND_MS / 1000} s`;
  process.stdout.write(`20 connections, ${pace}, machine load ${(loadavg()[0] ?? 0).toFixed(1)}\n`);
  process.stdout.write(`flood: cached page p50 ms, p99 ms, failed; responses to the flood a second\n`);
  for (const [name, ofName] of samples) print(name, ofName);
} finally {
  await harness.stop();
}
