import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, type DatabaseClient } from '@aabha/db/client';
import { openSlowClients } from '@aabha/web/testing/slow-clients';
import { startFreezablePostgres, type FreezablePostgres } from './testing/freezable-postgres';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'aabha-stopping-'));
/** Accepts connections and never responds: a mail server and a provider that hang. */
const called: Socket[] = [];
const silent = createServer((socket) => {
  socket.on('error', () => socket.destroy());
  called.push(socket);
});
let server: FreezablePostgres;
let database: DatabaseClient;
let child: ChildProcess;
let url: string;

const portOf = (server: typeof silent) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  server = await startFreezablePostgres();
  database = openDatabase(server.url);
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  url = `http://127.0.0.1:${portOf(probe)}`;
  probe.close();
  child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      API_PORT: new URL(url).port,
      DATABASE_URL: server.url,
      TOKEN_SECRET: 'a secret for tests that is long enough',
      SMTP_URL: `smtp://127.0.0.1:${portOf(silent)}`,
      RAZORPAY_API_URL: `http://127.0.0.1:${portOf(silent)}`,
      RAZORPAY_KEY_ID: 'rzp_test_stopping',
      RAZORPAY_KEY_SECRET: 'key-secret',
      RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
      MEDIA_DIR: folder,
      LOG_LEVEL: 'fatal',
    },
  });
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 60_000 });
}, 120_000);

afterAll(async () => {
  child.kill('SIGKILL');
  for (const socket of called) socket.destroy();
  silent.close();
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Queues a mail and a refund for a worker. */
async function queueMailAndRefund(): Promise<void> {
  const { sql } = database;
  await sql`with someone as (
      insert into users (name, email, phone, password_hash, role)
      values ('Asha', 'asha@aabha.example', '9876543210', '-', 'User') returning id
    ), paid as (
      insert into payments (user_id, status, provider_order_id, provider_payment_id, fingerprint, subtotal_paise,
        discount_paise, shipping_paise, round_off_paise, amount_paise, name, email, address, city, state, zip, expires_at)
      select id, 'refund-due', 'order_1', 'pay_1', 'f', 100, 0, 0, 0, 100, 'Asha', 'a@aabha.example', '1, Road', 'Pune',
        'Maharashtra', '411001', now() from someone returning id
    ), owed as (
      insert into refunds (payment_id, amount_paise, reason) select id, 100, 'sold out' from paid returning id
    )
    insert into outbox (kind, payload)
    select 'payments.refund', jsonb_build_object('refundId', id) from owed
    union all select 'mail.welcome', jsonb_build_object('userId', id) from someone`;
}

it('exits with 0 within ten seconds with slow clients, a mail, a refund and a frozen database, and loses none', async () => {
  await queueMailAndRefund();
  await vi.waitFor(() => expect(called.length).toBeGreaterThanOrEqual(2), { timeout: 15_000 });
  const clients = await openSlowClients(url, {
    upload: '/api/v1/product/list',
    large: '/api/v1/openapi.json',
  });
  server.freeze();
  const from = performance.now();
  const gone = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  expect((await gone)[0]).toBe(0);
  expect(performance.now() - from).toBeLessThan(10_000);
  clients.close();
  server.thaw();
  const left =
    await database.sql`select kind from outbox where done_at is null and failed_at is null order by kind`;
  expect(left.map(({ kind }) => kind as string)).toEqual(['mail.welcome', 'payments.refund']);
});
