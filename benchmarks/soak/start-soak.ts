import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startInbox } from '@aabha/embedded/inbox/inbox';
import { freePort } from '@aabha/embedded/postgres/free-port';
import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { findBuyers } from '../harness/buyers';
import { memoryMb, startHarness } from '../harness/harness';
import type { ShopperOptions } from '../hostile/shoppers';
import type { Sample } from '../../scripts/soak/growth';

const KEYS = { keyId: 'rzp_test_benchmark', keySecret: 'benchmark', webhookSecret: 'benchmark' };
const KEPT_MAILS = 200;

/** Returns the number of open files and sockets of a process. Linux only. */
const handlesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

/**
 * Starts a shop that does all of its work: an API with its workers, a storefront, a payment provider with webhooks, an SMTP
 * server.
 */
export async function startSoak(shoppers: number, pauseMs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-soak-'));
  const sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl: 'http://127.0.0.1:9/', lateMs: 500 });
  const [httpPort, smtpPort] = [await freePort(0), await freePort(0)];
  const inbox = await startInbox({ dataDir: folder, httpPort, smtpPort, mostMails: KEPT_MAILS });
  const harness = await startHarness();
  const { tokens, productIds } = await findBuyers(harness.databaseUrl, shoppers);
  const api = await harness.api({
    API_ROLE: 'all',
    RAZORPAY_API_URL: sandbox.url,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SMTP_REQUIRE_TLS: 'false',
    TRUSTED_PROXIES: 'loopback',
  });
  sandbox.setWebhookUrl(`${api.url}/api/v1/payment/webhook`);
  const store = await harness.store(api);
  const sql = postgres(harness.databaseUrl, { max: 1 });
  const options: ShopperOptions = {
    storeUrl: store.url,
    sandboxUrl: sandbox.url,
    tokens,
    productIds,
    pauseMs,
  };
  return {
    options,
    storeUrl: store.url,
    async sample(): Promise<Sample> {
      const [row] = await sql<{ sessions: number; due: number }[]>`
        select (select count(*)::int from pg_stat_activity where datname = current_database()) as sessions,
          (select count(*)::int from outbox where done_at is null and failed_at is null and run_at <= now()) as due`;
      return {
        ...{ apiMb: memoryMb(api.pid), apiHandles: handlesOf(api.pid) },
        ...{ storeMb: memoryMb(store.pid), storeHandles: handlesOf(store.pid) },
        ...{ sessions: row?.sessions ?? 0, due: row?.due ?? 0 },
      };
    },
    async stop() {
      await sql.end();
      await harness.stop();
      await Promise.all([inbox.stop(), sandbox.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
