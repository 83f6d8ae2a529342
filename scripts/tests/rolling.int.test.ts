import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { root } from '../install.mjs';
import { freePorts } from '../stack/ports';
import { startBalancer, type Balancer } from '../testing/balancer';

const CALLERS = 6;
const START_WITHIN_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'aabha-rolling-'));
let database: TestDatabase;
let balancer: Balancer;
const running = new Map<string, ChildProcess>();
let urls: [string, string];

function startApi(url: string): void {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      API_PORT: new URL(url).port,
      API_ROLE: 'web',
      DATABASE_URL: database.url,
      TOKEN_SECRET: 'a secret for tests that is long enough',
      SMTP_URL: 'smtp://127.0.0.1:9',
      RAZORPAY_KEY_ID: 'rzp_test_rolling',
      RAZORPAY_KEY_SECRET: 'key-secret',
      RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
      MEDIA_DIR: folder,
      RATE_LIMIT_ADDRESS_FACTOR: '100000',
      DRAIN_SECONDS: '1',
      LOG_LEVEL: 'error',
    },
  });
  running.set(url, child);
}

const untilUsed = (url: string) =>
  vi.waitFor(() => expect(balancer.isUsed(url)).toBe(true), { timeout: START_WITHIN_MS, interval: 100 });

/** Stops a process as a service manager does, and tells how it ended. */
async function terminate(url: string): Promise<number | null> {
  const child = running.get(url);
  if (!child) throw new Error(`Nothing runs at ${url}.`);
  const gone = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  return (await gone)[0];
}

beforeAll(async () => {
  database = await cloneDatabase();
  const ports = await freePorts();
  urls = [`http://127.0.0.1:${ports.API_PORT}`, `http://127.0.0.1:${ports.STORE_PORT}`];
  balancer = await startBalancer(urls, 100);
  urls.forEach(startApi);
  await Promise.all(urls.map(untilUsed));
}, 120_000);

afterAll(async () => {
  for (const child of running.values()) child.kill('SIGKILL');
  await balancer.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, body: unknown) =>
  fetch(`${balancer.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Reads and writes without a pause until `work` is done; returns the counts, and every response but 200. */
async function underLoad(name: string, work: (countResponses: () => number) => Promise<void>) {
  let done = false;
  let written = 0;
  let read = 0;
  const failures: string[] = [];
  const note = async (response: Response) => {
    const text = await response.text();
    if (response.status === 200) return true;
    failures.push(`${response.status} ${text}`);
    return false;
  };
  const caller = async (id: number) => {
    for (let count = 0; !done; count += 1) {
      const email = `${name}-${id}-${count}@aabha.example`;
      if (await note(await post('/otp/user-subscribes', { email }))) written += 1;
      if (await note(await post('/product/list', { pageNum: 1, pageSize: 20, filters: {} }))) read += 1;
    }
  };
  const callers = Array.from({ length: CALLERS }, (_, id) => caller(id));
  await work(() => read + failures.length).finally(() => {
    done = true;
  });
  await Promise.all(callers);
  const [row] = await database.sql<{ stored: number }[]>`
    select count(*)::int as stored from subscribers where email like ${`${name}-%`}`;
  return { failures, written, read, stored: row?.stored };
}

it('loses no request while its processes are replaced one after the other', async () => {
  const result = await underLoad('rolling', async () => {
    for (const url of urls) {
      expect(await terminate(url)).toBe(0);
      startApi(url);
      await untilUsed(url);
    }
  });
  expect(result.failures).toEqual([]);
  expect(result.stored).toBe(result.written);
  expect(result.read).toBeGreaterThan(CALLERS);
}, 120_000);

it('goes on serving while the tables of its next version are made', async () => {
  const result = await underLoad('migrating', async (countResponses) => {
    for (let version = 1; version <= 5; version += 1) {
      const before = countResponses();
      await database.sql.begin(async (tx) => {
        await tx`set local lock_timeout = '5s'`;
        for (const table of ['subscribers', 'products', 'users', 'outbox'])
          await tx`alter table ${tx(table)} add column ${tx(`next_${version}`)} text`;
        await tx`create table ${tx(`next_${version}`)} (id uuid primary key, product_id uuid references products)`;
        await tx`create index on products (${tx(`next_${version}`)})`;
      });
      await vi.waitFor(() => expect(countResponses()).toBeGreaterThan(before + 5 * CALLERS), {
        timeout: 10_000,
      });
    }
  });
  expect(result.failures).toEqual([]);
  expect(result.stored).toBe(result.written);
}, 60_000);
