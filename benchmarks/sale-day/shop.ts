import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate } from '@aabha/db/migrate';
import { seedDemo } from '@aabha/db/seed/seed';
import { startInbox } from '@aabha/embedded/inbox/inbox';
import { startPostgres } from '@aabha/embedded/postgres/postgres';
import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { root } from '../../scripts/install.mjs';
import { Children } from '../../scripts/stack/children';
import { freePorts } from '../../scripts/stack/ports';

const KEYS = { keyId: 'rzp_test_sale', keySecret: 'sale', webhookSecret: 'sale' };
const MEDIA = join(root, '.cache', 'demo-media');
const KILOBYTE = 1024;

/** The password of every buyer, whose hash is copied from the demo shopper. */
export const PASSWORD = 'Shopper@12345';
export const buyerEmail = (index: number) => `buyer${index}@sale.example`;

/** Creates buyers, and stock that a sale does not use up. Returns the product ids. */
async function prepare(databaseUrl: string, buyers: number): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`insert into users (name, email, phone, role, password_hash)
    select 'Asha Rao', 'buyer' || n || '@sale.example', '9876543210', 'User', password_hash
    from users, generate_series(0, ${buyers - 1}) n where email = 'shopper@aabha.example'`;
  await sql`update products set stock = 1000000`;
  const rows = await sql<{ id: string }[]>`select id from products order by id`;
  await sql.end();
  return rows.map(({ id }) => id);
}

interface ApiOptions {
  url: string;
  databaseUrl: string;
  smtpUrl: string;
  sandboxUrl: string;
  folder: string;
}

async function startApi({ url, databaseUrl, smtpUrl, sandboxUrl, folder }: ApiOptions): Promise<Children> {
  const children = new Children(root, folder, (message) => process.stderr.write(`${message}\n`));
  await children.start({
    name: 'api',
    args: ['apps/api/dist/main.js'],
    env: {
      NODE_ENV: 'development',
      API_PORT: new URL(url).port,
      DATABASE_URL: databaseUrl,
      TOKEN_SECRET: 'a secret that only this benchmark knows',
      SMTP_URL: smtpUrl,
      RAZORPAY_KEY_ID: KEYS.keyId,
      RAZORPAY_KEY_SECRET: KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
      RAZORPAY_API_URL: sandboxUrl,
      MEDIA_DIR: MEDIA,
      RATE_LIMIT_ADDRESS_FACTOR: '1000000',
      LOG_LEVEL: 'error',
    },
    readyUrl: `${url}/readyz`,
  });
  return children;
}

/** Starts a durable database, the payment sandbox, the inbox and one built API process. */
export async function openShop(buyers: number) {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-sale-'));
  chmodSync(folder, 0o755);
  const database = await startPostgres({ dataDir: join(folder, 'data'), port: 0, durable: true });
  await migrate(database.url);
  await seedDemo({ databaseUrl: database.url, mediaDir: MEDIA });
  const products = await prepare(database.url, buyers);
  const inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
  const port = (await freePorts()).API_PORT;
  const url = `http://127.0.0.1:${port}`;
  const webhookUrl = `${url}/api/v1/payment/webhook`;
  const sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl });
  const children = await startApi({
    url,
    databaseUrl: database.url,
    smtpUrl: inbox.smtpUrl,
    sandboxUrl: sandbox.url,
    folder,
  });
  const { children: pids } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as {
    children: number[];
  };
  return {
    url,
    products,
    sandboxUrl: sandbox.url,
    /** Returns the resident memory of the API process in bytes. Linux only. */
    memoryBytes(): number {
      const status = readFileSync(`/proc/${pids[0] ?? 0}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * KILOBYTE;
    },
    /** Returns the numbers of orders and of failed outbox effects. */
    async countRecords() {
      const sql = postgres(database.url, { max: 1 });
      const [row] = await sql<{ orders: number; unsettled: number }[]>`select
        (select count(*)::int from orders o join users u on u.id = o.user_id where u.email like '%@sale.example') as orders,
        (select count(*)::int from outbox where failed_at is not null) as unsettled`;
      await sql.end();
      return row ?? { orders: 0, unsettled: 0 };
    },
    async stop() {
      await children.stop();
      await sandbox.stop();
      await inbox.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type OpenShop = Awaited<ReturnType<typeof openShop>>;
