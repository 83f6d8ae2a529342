import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '@aabha/db/client';
import { migrate } from '@aabha/db/migrate';
import { randomFrom, type Random } from '@aabha/db/seed/random';
import { startInbox, type RunningInbox } from '@aabha/embedded/inbox/inbox';
import { startPostgres, type RunningPostgres } from '@aabha/embedded/postgres/postgres';
import { startSandbox, type RunningSandbox } from '@aabha/embedded/sandbox/sandbox';
import { ApiProcess } from './api-process';
import { startSmtpGate, type SmtpGate } from './smtp-gate';
import { Started } from './started';

const KEYS = { keyId: 'rzp_test_faults', keySecret: 'key-secret', webhookSecret: 'hook-secret' };
export const TOKEN_SECRET = 'a secret for the fault runs that is long enough';
/** Short, so that late payments find their goods sold to others. */
const RESERVATION_MS = 1000;
const LATE_MS = 1500;

/** A whole shop of real parts, with every part of it in the harness's hands. */
export interface TestEnvironment {
  /** For what people do. What breaks when has a row of numbers of its own, which no buyer shortens. */
  random: Random;
  /** The act that people shall do more of, and at the process with fault points. */
  wanted: string | undefined;
  /** Whether people go on; at the end of a round they leave everything where it is. */
  atWork: boolean;
  database: Database;
  inbox: RunningInbox;
  sandbox: RunningSandbox;
  gate: SmtpGate;
  /** The production build, and the same with fault points; both work on one database. */
  plain: ApiProcess;
  faulty: ApiProcess;
  /** Ends the database server and starts it again: in order, or as a crash that its log has to repair. */
  restartPostgres(how: 'orderly' | 'crash'): Promise<void>;
  /** What happened that must not: processes that died by themselves. */
  deaths: string[];
  folder: string;
  /** Ends all of it; `keepLogs` leaves the folder with what the processes said. */
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

function environment(urls: { database: string; smtp: string; sandbox: string; media: string }) {
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
    RATE_LIMIT_ADDRESS_FACTOR: '100000',
    RECONCILE_SECONDS: '1',
    RESERVATION_MINUTES: String(RESERVATION_MS / 60_000),
    LOG_LEVEL: 'warn',
  };
}

/** Kills the server without a word, so that it has to repair itself from its log. */
function crash(dataDir: string): void {
  const pid = Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
}

/** The two processes of the API on one database, both ready. */
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

/** PostgreSQL in the folder, and a way to restart it under everybody's feet. */
async function startDatabase(folder: string, started: Started) {
  const dataDir = join(folder, 'postgres');
  const port = await freePort();
  /* Durable: a database that may forget its last commits in a crash would show losses that are not the shop's. */
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
  const env = environment({ database: url, smtp: gate.url, sandbox: sandbox.url, media });
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
 * Brings up PostgreSQL, provider, mail and two API processes in a folder of its own. When one of them does not come up,
 * what had come up is ended again, and it rejects with the reason.
 */
export async function startTestEnvironment(seed: number, bundles: Bundles): Promise<TestEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-faults-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'media'));
  const started = new Started();
  try {
    return await startAll(folder, seed, bundles, started);
  } catch (error) {
    const said = lastWords(folder);
    await started.endAll();
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The shop to be broken did not come up. ${said}`.trim(), { cause: error });
  }
}

const LAST_CHARACTERS = 1000;

/** What the processes said last; the folder with their logs is removed. */
function lastWords(folder: string): string {
  return ['plain.log', 'faulty.log']
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').slice(-LAST_CHARACTERS))
    .join('\n');
}
