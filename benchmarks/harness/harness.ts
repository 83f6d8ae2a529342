import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { startPostgres } from '@aabha/embedded/postgres/postgres';
import { root } from '../../scripts/install.mjs';
import { freePorts } from '../../scripts/stack/ports';
import { MEDIA_DIR, prepareDatabase, type DatabaseData } from './prepare-database';

/** USER_HZ, the unit of processor time in /proc. */
const TICKS_PER_SECOND = 100;
const READY_WITHIN_MS = 30_000;

/** The secret with which measured servers sign sessions. */
export const BENCH_SECRET = 'a secret that only these benchmarks know';

/** A server under measurement. */
export interface Server {
  url: string;
  pid: number;
  /** Milliseconds from the start to the first successful response. */
  startedInMs: number;
  stop(): Promise<void>;
}

/** A database with demo data and the servers that use it. */
export interface Harness {
  databaseUrl: string;
  /** Starts the built API in production mode without workers; `from` is the folder of another built checkout. */
  api(env?: Record<string, string>, from?: string): Promise<Server>;
  /** Starts the built storefront in production mode on an API; `from` is the folder of another built checkout. */
  store(api: Server, from?: string): Promise<Server>;
  /** Starts a script as a separate server that listens on PORT. */
  server(script: string, env: Record<string, string>): Promise<Server>;
  /** Returns the processor time of the database server since its start, in milliseconds. */
  databaseCpuMs(): number;
  stop(): Promise<void>;
}

const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /, '')
    .split(' ');
/** Returns the processor time of a process and of its ended children, in milliseconds. Linux only. */
export function cpuMs(pid: number): number {
  const fields = statOf(pid);
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
  return (ticks * 1000) / TICKS_PER_SECOND;
}

/** Returns the processor time of the main thread of a process, which the kernel counts in nanoseconds. Linux only. */
export const threadCpuMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;

/** Returns the processor time of a child with one thread, or 0 when it has ended, since its parent then counts it. */
function cpuMsOfChild(pid: number): number {
  try {
    return threadCpuMs(pid);
  } catch {
    return 0;
  }
}

/** Returns the resident memory of a process in megabytes. Linux only. */
export function memoryMb(pid: number): number {
  const rss = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
  return Number(rss) / 1024;
}

const childrenOf = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return Number(statOf(child)[1]) === pid;
      } catch {
        return false;
      }
    });

async function start(args: string[], env: Record<string, string>, readyUrl: string): Promise<Server> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(readyUrl).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() - startedAt > READY_WITHIN_MS)
      throw new Error(`${args.at(-1)} did not start.`);
    await wait(5);
  }
  return {
    url: new URL(readyUrl).origin,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - startedAt,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** The addresses without which production does not start, and the company without which it takes no orders. */
const SHOP = {
  STORE_URL: 'https://shop.test',
  ADMIN_URL: 'https://office.shop.test',
  SHOP_NAME: 'Benchmark',
  SHOP_LEGAL_NAME: 'Benchmark Private Limited',
  SHOP_TAGLINE: 'Measured.',
  SHOP_SUPPORT_EMAIL: 'care@shop.test',
  SHOP_ORDERS_EMAIL: 'orders@shop.test',
  SHOP_PHONE: '+91 80 4718 2200',
  SHOP_HELPLINE: '1800 209 4718',
  SHOP_ADDRESS_LINE: '1, Test Road',
  SHOP_CITY: 'Bengaluru',
  SHOP_STATE: 'Karnataka',
  SHOP_PIN_CODE: '560025',
  SHOP_GSTIN: '29AABCB1234C1ZA',
  SHOP_FOUNDER: 'A Founder',
  SHOP_GRIEVANCE_OFFICER: 'An Officer',
  SHOP_HOURS: 'Always',
};

const apiEnvironment = (databaseUrl: string, port: number) => ({
  ...SHOP,
  NODE_ENV: 'production',
  API_PORT: String(port),
  API_ROLE: 'web',
  DATABASE_URL: databaseUrl,
  TOKEN_SECRET: BENCH_SECRET,
  STAFF_SECOND_FACTOR: 'optional',
  SMTP_URL: 'smtp://127.0.0.1:9',
  RAZORPAY_KEY_ID: 'rzp_test_benchmark',
  RAZORPAY_KEY_SECRET: 'benchmark',
  RAZORPAY_WEBHOOK_SECRET: 'benchmark',
  MEDIA_DIR,
  LOG_LEVEL: 'warn',
});

const storeEnvironment = (api: Server, url: string) => ({
  NODE_ENV: 'production',
  STORE_PORT: new URL(url).port,
  STORE_URL: SHOP.STORE_URL,
  API_URL: api.url,
  LOG_LEVEL: 'warn',
});

/** Returns the process id of the database server, the parent of every session. */
async function readPostmasterPid(databaseUrl: string): Promise<number> {
  const sql = postgres(databaseUrl, { max: 1 });
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const parent = Number(statOf(row?.pid ?? 0)[1]);
  await sql.end();
  return parent;
}

export interface HarnessOptions extends DatabaseData {
  /** Whether the database waits for the disk at each commit, as in production. */
  durable?: boolean;
  /** Where the server's files are kept for the next run; by default they are removed. */
  folder?: string | undefined;
  /** False leaves the database empty. */
  isPrepared?: boolean;
  /** Memory of the database for pages. */
  sharedBuffers?: string | undefined;
}

/** Starts a harness. */
export async function startHarness(options: HarnessOptions = {}): Promise<Harness> {
  const { durable = false, folder: keptFolder, isPrepared = true, sharedBuffers, ...data } = options;
  const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'aabha-bench-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const database = await startPostgres({ dataDir: join(folder, 'data'), port: 0, durable, sharedBuffers });
  if (isPrepared) await prepareDatabase(database.url, data);
  const postmaster = await readPostmasterPid(database.url);
  const servers: Server[] = [];
  const track = async (server: Promise<Server>) => {
    servers.push(await server);
    return server;
  };
  return {
    databaseUrl: database.url,
    async api(env = {}, from = root) {
      const port = (await freePorts()).API_PORT;
      const { NODE_ARGS = '', ...rest } = env;
      const args = [...NODE_ARGS.split(' ').filter(Boolean), join(from, 'apps/api/dist/main.js')];
      const all = { ...apiEnvironment(database.url, port), ...rest };
      return track(start(args, all, `http://127.0.0.1:${port}/readyz`));
    },
    async store(api, from = root) {
      const port = (await freePorts()).STORE_PORT;
      const url = `http://127.0.0.1:${port}`;
      const main = join(from, 'apps/store/dist/server/main.js');
      return track(start([main], storeEnvironment(api, url), `${url}/robots.txt`));
    },
    async server(script, env) {
      const port = (await freePorts()).API_PORT;
      const all = { ...env, PORT: String(port), DATABASE_URL: database.url, NODE_ENV: 'production' };
      return track(start(['--import', 'tsx', script], all, `http://127.0.0.1:${port}/ready`));
    },
    databaseCpuMs: () =>
      childrenOf(postmaster).reduce((sum, pid) => sum + cpuMsOfChild(pid), cpuMs(postmaster)),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await database.stop();
      if (keptFolder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
