import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

const KEYS = { keyId: 'rzp_test_faults', keySecret: 'key-secret', webhookSecret: 'hook-secret' };
export const TOKEN_SECRET = 'a secret for the fault runs that is long enough';
/** Short, so that late payments find their goods sold to others. */
const RESERVATION_MS = 1800;
const LATE_MS = 2500;

/** A whole shop of real parts, with every part of it in the harness's hands. */
export interface World {
  random: Random;
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
  deaths: string[],
): Promise<{ plain: ApiProcess; faulty: ApiProcess }> {
  const api = async (name: 'plain' | 'faulty') =>
    new ApiProcess({
      name,
      bundle: bundles[name],
      port: await freePort(),
      env,
      logFile: join(folder, `${name}.log`),
      onDeath: (message) => deaths.push(message),
    });
  const [plain, faulty] = [await api('plain'), await api('faulty')];
  await Promise.all([plain.start(), faulty.start()]);
  return { plain, faulty };
}

/** Brings up PostgreSQL, provider, mail and two API processes in a folder of its own. */
export async function startWorld(seed: number, bundles: { plain: string; faulty: string }): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-faults-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'media'));
  const dataDir = join(folder, 'postgres');
  const startServer = (port: number) => startPostgres({ dataDir, port, durable: false });
  const pgPort = await freePort();
  let postgres: RunningPostgres = await startServer(pgPort);
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { maxConnections: 4, applicationName: 'faults' });
  const inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
  const gate = await startSmtpGate(inbox.smtpUrl);
  const sandbox = await startSandbox({
    ...KEYS,
    port: 0,
    webhookUrl: 'http://127.0.0.1:9/',
    lateMs: LATE_MS,
  });
  const deaths: string[] = [];
  const media = join(folder, 'media');
  const env = environment({ database: postgres.url, smtp: gate.url, sandbox: sandbox.url, media });
  const { plain, faulty } = await startApis(folder, bundles, env, deaths);
  return {
    random: randomFrom(seed),
    database,
    inbox,
    sandbox,
    gate,
    plain,
    faulty,
    deaths,
    folder,
    async restartPostgres(how) {
      if (how === 'crash') crash(dataDir);
      await postgres.stop();
      postgres = await startServer(pgPort);
    },
    async stop(keepLogs) {
      await Promise.all([plain.kill(), faulty.kill()]);
      await sandbox.stop();
      await gate.stop();
      await inbox.stop();
      await database.close();
      await postgres.stop();
      if (!keepLogs) rmSync(folder, { recursive: true, force: true });
    },
  };
}
