import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@aabha/db/client';
import { migrate } from '@aabha/db/migrate';
import { randomFrom } from '@aabha/db/seed/random';
import { startInbox } from '@aabha/embedded/inbox/inbox';
import { startPostgres, type RunningPostgres } from '@aabha/embedded/postgres/postgres';
import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { ApiProcess } from './api-process';
import { FAULT_SETTINGS, LATE_MS } from './fault-settings';
import type { ShopUnderTest } from './shop-under-test';
import { startSmtpGate } from './smtp-gate';
import { Started } from './started';

const KEYS = { keyId: 'rzp_test_faults', keySecret: 'key-secret', webhookSecret: 'hook-secret' };
const TOKEN_SECRET = 'a secret for the fault runs that is long enough';

/** A running shop of real processes, each of which the harness can stop and start. */
export interface TestEnvironment extends ShopUnderTest {
  /** The production build and the build with fault points, on one database. */
  plain: ApiProcess;
  faulty: ApiProcess;
  /** Restarts the database server, cleanly or with crash recovery. */
  restartPostgres(how: 'orderly' | 'crash'): Promise<void>;
  folder: string;
  /** Stops everything; `keepLogs` keeps the folder with the log files. */
  stop(keepLogs: boolean): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

function apiEnvironment(urls: { database: string; smtp: string; sandbox: string; media: string }) {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: urls.database,
    TOKEN_SECRET,
    SMTP_URL: urls.smtp,
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    RAZORPAY_API_URL: urls.sandbox,
    MEDIA_DIR: urls.media,
    ...FAULT_SETTINGS,
    LOG_LEVEL: 'warn',
  };
}

/** Stops the database server with SIGQUIT, so that it recovers from its write-ahead log. */
function crash(dataDir: string): void {
  const pid = Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
}

/** Starts the two API processes and waits until both are ready. */
async function startApis(
  folder: string,
  bundles: Record<'plain' | 'faulty', string>,
  env: Record<string, string>,
  { started, deaths }: { started: Started; deaths: string[] },
): Promise<{ plain: ApiProcess; faulty: ApiProcess }> {
  const api = async (name: 'plain' | 'faulty') => {
    const options = { name, bundle: bundles[name], port: await freePort(), env };
    const logFile = join(folder, `${name}.log`);
    return new ApiProcess({ ...options, logFile, onDeath: (message) => deaths.push(message) });
  };
  const [plain, faulty] = [await api('plain'), await api('faulty')];
  started.add(plain, () => Promise.all([plain.kill(), faulty.kill()]));
  await Promise.all([plain.start(), faulty.start()]);
  return { plain, faulty };
}

/** Starts PostgreSQL in the folder. Returns its URL, a client and a function that restarts it. */
async function startDatabase(folder: string, started: Started) {
  const dataDir = join(folder, 'postgres');
  const port = await freePort();
  /* Durable, since a database without fsync could lose commits in a crash. */
  const startServer = () => startPostgres({ dataDir, port, durable: true });
  let postgres: RunningPostgres = await startServer();
  started.add(undefined, () => postgres.stop());
  await migrate(postgres.url);
  const { url } = postgres;
  const database = openDatabase(url, { maxConnections: 4, applicationName: 'faults' });
  started.add(database, () => database.close());
  const restartPostgres = async (how: 'orderly' | 'crash') => {
    if (how === 'crash') crash(dataDir);
    await postgres.stop();
    postgres = await startServer();
  };
  return { url, database, restartPostgres };
}

type Bundles = Record<'plain' | 'faulty', string>;

async function startAll(
  folder: string,
  seed: number,
  bundles: Bundles,
  started: Started,
): Promise<TestEnvironment> {
  const { url, database, restartPostgres } = await startDatabase(folder, started);
  const inbox = started.add(await startInbox({ smtpPort: 0, httpPort: 0 }), (it) => it.stop());
  const gate = started.add(await startSmtpGate(inbox.smtpUrl), (it) => it.stop());
  const nowhere = 'http://127.0.0.1:9/';
  const sandbox = started.add(
    await startSandbox({ ...KEYS, port: 0, webhookUrl: nowhere, lateMs: LATE_MS }),
    (it) => it.stop(),
  );
  const deaths: string[] = [];
  const media = join(folder, 'media');
  const env = apiEnvironment({ database: url, smtp: gate.url, sandbox: sandbox.url, media });
  const apis = await startApis(folder, bundles, env, { started, deaths });
  return {
    random: randomFrom(seed),
    wanted: undefined,
    atWork: true,
    database,
    inbox,
    sandbox,
    gate,
    ...apis,
    deaths,
    folder,
    restartPostgres,
    async stop(keepLogs) {
      await started.endAll();
      if (!keepLogs) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts PostgreSQL, the payment sandbox, the inbox and two API processes in a temporary folder. When one of them does
 * not start, stops the others and rejects with the reason.
 */
export async function startTestEnvironment(seed: number, bundles: Bundles): Promise<TestEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-faults-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'media'));
  const started = new Started();
  try {
    return await startAll(folder, seed, bundles, started);
  } catch (error) {
    const logs = lastLogLines(folder);
    await started.endAll();
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The test environment did not start. ${logs}`.trim(), { cause: error });
  }
}

const LAST_CHARACTERS = 1000;

/** Returns the ends of the log files, since the folder with them is removed. */
function lastLogLines(folder: string): string {
  return ['plain.log', 'faulty.log']
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').slice(-LAST_CHARACTERS))
    .join('\n');
}
