import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { applyMigrations, type OnRetry } from '@aabha/db/apply-migrations';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { freePorts } from '../stack/ports';
import { balancedProcesses } from '../testing/balanced-processes';
import { startBalancer, type Balancer } from '../testing/balancer';

const CALLERS = 6;

const folder = mkdtempSync(join(tmpdir(), 'aabha-rolling-'));
let database: TestDatabase;
let balancer: Balancer;
let processes: ReturnType<typeof balancedProcesses>;
let urls: [string, string];

const apiAt = (url: string) => ({
  script: 'apps/api/src/main.ts',
  environment: {
    API_PORT: new URL(url).port,
    API_ROLE: 'web',
    ...database.environment,
    TOKEN_SECRET: 'a secret for tests that is long enough',
    SMTP_URL: 'smtp://127.0.0.1:9',
    RAZORPAY_KEY_ID: 'rzp_test_rolling',
    RAZORPAY_KEY_SECRET: 'key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
    MEDIA_DIR: folder,
    RATE_LIMIT_ADDRESS_FACTOR: '100000',
  },
});

beforeAll(async () => {
  database = await cloneDatabase();
  const ports = await freePorts();
  urls = [`http://127.0.0.1:${ports.API_PORT}`, `http://127.0.0.1:${ports.STORE_PORT}`];
  balancer = await startBalancer(urls, 100);
  processes = balancedProcesses(balancer, apiAt);
  urls.forEach(processes.start);
  await Promise.all(urls.map(processes.untilUsed));
}, 120_000);

afterAll(async () => {
  processes.killAll();
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
      expect(await processes.terminate(url)).toBe(0);
      processes.start(url);
      await processes.untilUsed(url);
    }
  });
  expect(result.failures).toEqual([]);
  expect(result.stored).toBe(result.written);
  expect(result.read).toBeGreaterThan(CALLERS);
}, 120_000);

/** Newer than every migration of the shop. */
const NEXT_VERSION = 4e12;
let migrations = 0;

/** Applies migrations of a next version, one for each text, as the operator's command does. */
async function applyNext(texts: readonly string[], onRetry?: OnRetry): Promise<void> {
  const path = join(folder, `migrations-${migrations}`);
  mkdirSync(join(path, 'meta'), { recursive: true });
  const entries = texts.map((text, idx) => {
    const tag = `next-${(migrations += 1)}`;
    writeFileSync(join(path, `${tag}.sql`), text);
    return { idx, version: '7', when: NEXT_VERSION + migrations, tag, breakpoints: true };
  });
  writeFileSync(join(path, 'meta/_journal.json'), JSON.stringify({ entries }));
  const sql = postgres(database.directUrl, { max: 1, onnotice: () => undefined });
  try {
    await applyMigrations(sql, path, onRetry);
  } finally {
    await sql.end();
  }
}

/** What a version may bring (CONTRIBUTING.md): columns, a table, an index, a backfill in batches, a constraint. */
const NEXT_MIGRATIONS = [
  ...['subscribers', 'products', 'users', 'outbox'].map(
    (table) => `alter table ${table} add column next text`,
  ),
  'create table next_version (id uuid primary key, product_id uuid references products)',
  `-- without transaction
  drop index concurrently if exists subscribers_next_idx;--> statement-breakpoint
  create index concurrently if not exists subscribers_next_idx on subscribers (next)`,
  `-- without transaction
  do $$ begin
    loop
      update subscribers set next = email
      where id in (select id from subscribers where next is null limit 100 for update skip locked);
      exit when not found;
      commit;
    end loop;
  end $$`,
  'alter table subscribers add constraint next_length check (length(next) < 1000) not valid',
  '-- without transaction\nalter table subscribers validate constraint next_length',
];

it('goes on serving while the migrations of its next version run', async () => {
  const result = await underLoad('migrating', async (countResponses) => {
    for (const migration of NEXT_MIGRATIONS) {
      const before = countResponses();
      await applyNext([migration]);
      await vi.waitFor(() => expect(countResponses()).toBeGreaterThan(before + CALLERS), { timeout: 10_000 });
    }
  });
  expect(result.failures).toEqual([]);
  expect(result.stored).toBe(result.written);
  const [index] = await database.sql`
    select indisvalid from pg_index where indexrelid = 'subscribers_next_idx'::regclass`;
  expect(index?.indisvalid).toBe(true);
});

it('goes on serving while a migration waits for a table in use, gives up and tries again', async () => {
  const retries: string[] = [];
  const result = await underLoad('waiting', async () => {
    const report = await database.sql.reserve();
    await report`begin`;
    await report`lock table products in access share mode`;
    const migrating = applyNext(['alter table products add column waiting text'], (message) =>
      retries.push(message),
    );
    await vi.waitFor(() => expect(retries.length).toBeGreaterThanOrEqual(2), { timeout: 30_000 });
    await report`rollback`;
    report.release();
    await migrating;
  });
  expect(result.failures).toEqual([]);
  expect(retries[0]).toBe('A table is in use by another session (attempt 1 of 60).');
  const [column] = await database.sql`
    select 1 from information_schema.columns where table_name = 'products' and column_name = 'waiting'`;
  expect(column).toBeDefined();
});
