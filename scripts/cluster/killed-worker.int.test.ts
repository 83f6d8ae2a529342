import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runSelfAudits } from '@aabha/api/modules/self-audit/run-self-audits.service';
import { aProduct, signedInAs, someServiceAreas } from '@aabha/api/testing/builders';
import { movableClock } from '@aabha/api/testing/clock';
import { readZip } from '@aabha/api/testing/read-zip';
import { buy } from '@aabha/api/testing/shopping-steps';
import { startTestShop, type TestShop } from '@aabha/api/testing/test-shop';
import { outbox } from '@aabha/db/schema/outbox';
import { privacyExports } from '@aabha/db/schema/privacy-requests';
import { startApiProcess } from './start-api-process';

/* Long jobs of a worker process that is killed in the middle, and what becomes of them. */
let shop: TestShop;
let worker: ChildProcess;

beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
}, 120_000);
afterEach(() => void worker.kill('SIGKILL'));
afterAll(() => shop.stop());

async function kill(): Promise<void> {
  const exit = once(worker, 'exit');
  worker.kill('SIGKILL');
  await exit;
}

const STARTS = { timeout: 60_000, interval: 20 };

it('makes a copy of personal data whose worker was killed', async () => {
  const shopper = await signedInAs(shop);
  await buy(shop, shopper, (await aProduct(shop.db)).id);
  const { privacy } = shop.trpc(shopper.token);
  await shop.stopWorkers();
  const { export: started } = await privacy.startExport.mutate({});
  await shop.db.transaction(async (tx) => {
    /* Its first note of progress waits for this row. */
    await tx.execute(sql`select from privacy_exports where id = ${started._id} for update`);
    worker = startApiProcess(shop, { API_ROLE: 'worker' }).child;
    const waiting = () => shop.sql`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%privacy_exports%'`;
    await expect.poll(async () => (await waiting()).length, STARTS).toBe(1);
    await kill();
  });
  expect((await privacy.overview.mutate({})).export?.ready).toBe(false);
  expect((await privacy.startExport.mutate({})).export._id).toBe(started._id);
  /* Its lease ends after a minute. */
  await shop.db
    .update(outbox)
    .set({ runAt: sql`now()` })
    .where(eq(outbox.kind, 'privacy.export'));
  shop.startWorkers();
  await expect.poll(async () => (await privacy.overview.mutate({})).export?.ready).toBe(true);
  const { zip } = await privacy.downloadExport.mutate({ id: started._id });
  expect([...readZip(Buffer.from(zip, 'base64')).keys()]).toContain('account.json');
  expect(await shop.db.$count(privacyExports, eq(privacyExports.userId, shopper.id))).toBe(1);
});

it('marks a self-audit whose worker was killed as failed, and runs the next one within the hour', async () => {
  const boss = await signedInAs(shop, 'SuperAdmin');
  const { selfAudits } = shop.trpc(boss.token);
  const clock = movableClock(shop);
  await shop.stopWorkers();
  const held: ServerResponse[] = [];
  const storefront = createServer((_request, response) => void held.push(response)).listen(0, '127.0.0.1');
  await once(storefront, 'listening');
  const storeUrl = `http://127.0.0.1:${(storefront.address() as AddressInfo).port}`;
  await selfAudits.start.mutate({});
  worker = startApiProcess(shop, { API_ROLE: 'worker', STORE_URL: storeUrl }).child;
  await expect.poll(() => held.length, STARTS).toBe(1);
  await kill();
  storefront.closeAllConnections();
  storefront.close();
  const states = async () =>
    (await selfAudits.list.query({})).selfAuditList.map(({ state, requested_by }) => [state, requested_by]);
  expect(await states()).toEqual([['running', 'Asha Rao']]);
  await expect(selfAudits.start.mutate({})).rejects.toThrow('already running');
  const next = { secondLookAfterMs: 0, leastUptimeSeconds: 0 };
  clock.advance(61_000);
  expect(await runSelfAudits(shop.deps, next)).toBe(false);
  expect(await states()).toEqual([['failed', 'Asha Rao']]);
  clock.advance(3600_000);
  shop.deps.config.STORE_URL = 'http://127.0.0.1:9';
  expect(await runSelfAudits(shop.deps, next)).toBe(true);
  expect(await states()).toEqual([
    ['done', null],
    ['failed', 'Asha Rao'],
  ]);
});
