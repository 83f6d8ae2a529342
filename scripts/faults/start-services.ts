import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@aabha/db/client';
import { migrate } from '@aabha/db/migrate';
import { randomFrom } from '@aabha/db/seed/random';
import { startInbox } from '@aabha/embedded/inbox/inbox';
import { freePort } from '@aabha/embedded/postgres/free-port';
import { startPostgres, type RunningPostgres } from '@aabha/embedded/postgres/postgres';
import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { FAULT_SETTINGS, LATE_MS } from './fault-settings';
import type { ShopUnderTest } from './shop-under-test';
import { startSmtpGate } from './smtp-gate';
import type { Started } from './started';

const KEYS = { keyId: 'rzp_test_faults', keySecret: 'key-secret', webhookSecret: 'hook-secret' };
/** More than a run sends: the mails of all orders are looked for at its end. */
const MOST_MAILS = 100_000;
const TOKEN_SECRET = 'a secret for the fault runs that is long enough';

/** What the API processes of a shop use: a database, the payment sandbox and an inbox behind a gate. */
export interface Services extends Omit<ShopUnderTest, 'plain' | 'faulty'> {
  databaseUrl: string;
  /** The environment variables of an API process except its port. */
  apiEnvironment: Record<string, string>;
  /** Restarts the database server, cleanly or with crash recovery. */
  restartPostgres(how: 'orderly' | 'crash'): Promise<void>;
}

interface ServiceOptions {
  /** The folder of their files. Pictures are in its folder `media`. */
  folder: string;
  seed: number;
  /** The `when` of the newest migration to apply; by default all are. */
  upTo?: number | undefined;
  /** Whether commits survive a crash of the database server, as is the default. */
  isDurable?: boolean;
  started: Started;
}

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

/** Starts PostgreSQL in the folder. Returns its URL, a client and a function that restarts it. */
async function startDatabase({ folder, upTo, isDurable = true, started }: ServiceOptions) {
  const dataDir = join(folder, 'postgres');
  const port = await freePort(0);
  const startServer = () => startPostgres({ dataDir, port, durable: isDurable });
  let postgres: RunningPostgres = await startServer();
  started.add(undefined, () => postgres.stop());
  await migrate(postgres.url, upTo === undefined ? {} : { upTo });
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

/** Starts PostgreSQL, the payment sandbox and the inbox, and registers how each is stopped. */
export async function startServices(options: ServiceOptions): Promise<Services> {
  const { folder, seed, started } = options;
  const { url, database, restartPostgres } = await startDatabase(options);
  const inbox = started.add(await startInbox({ smtpPort: 0, httpPort: 0, mostMails: MOST_MAILS }), (it) =>
    it.stop(),
  );
  const gate = started.add(await startSmtpGate(inbox.smtpUrl), (it) => it.stop());
  const nowhere = 'http://127.0.0.1:9/';
  const sandbox = started.add(
    await startSandbox({ ...KEYS, port: 0, webhookUrl: nowhere, lateMs: LATE_MS }),
    (it) => it.stop(),
  );
  const urls = { database: url, smtp: gate.url, sandbox: sandbox.url, media: join(folder, 'media') };
  return {
    random: randomFrom(seed),
    wanted: undefined,
    atWork: true,
    database,
    inbox,
    sandbox,
    gate,
    deaths: [],
    databaseUrl: url,
    apiEnvironment: apiEnvironment(urls),
    restartPostgres,
  };
}
