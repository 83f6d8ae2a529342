import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { invoiceSeries } from '@aabha/db/schema/invoices';
import { outbox } from '@aabha/db/schema/outbox';
import { aProduct, signedInAs, someServiceAreas } from '../testing/builders';
import { addToCart, buy } from '../testing/shopping-steps';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { openApiMetrics } from './api-metrics';
import { explainShopFigures } from './shop-figures.queries';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ METRICS_PORT: '0', RESPONSE_CACHE_MB: '4', BUILD_VERSION: '1.2.3' });
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

const scrape = async () => (await fetch(shop.deps.metrics?.url ?? '')).text();

/** Returns the value of a sample with these labels in any order; undefined when there is none. */
async function sample(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((one) => {
    const hasName = one.startsWith(`${name} `) || one.startsWith(`${name}{`);
    return hasName && Object.entries(labels).every(([key, value]) => one.includes(`${key}="${value}"`));
  });
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
}

describe('metrics of a process', () => {
  it('are off by default', async () => {
    const config = { ...shop.deps.config, METRICS_PORT: undefined };
    expect(await openApiMetrics(config)).toBeUndefined();
  });

  it('are served on a port of their own and not by the API', async () => {
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(404);
    expect((await fetch(new URL('/', shop.deps.metrics?.url))).status).toBe(404);
    expect(await sample('aabha_build_info', { service: 'api-all', version: '1.2.3' })).toBe(1);
    expect(await sample('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('name a taken port and its setting', async () => {
    const { port } = new URL(shop.deps.metrics?.url ?? '');
    await expect(openApiMetrics({ ...shop.deps.config, METRICS_PORT: Number(port) })).rejects.toThrow(
      `Port ${port} is taken. Set METRICS_PORT to another one for each process.`,
    );
  });
});

describe('requests', () => {
  it('are measured by the pattern of their route and the class of their status', async () => {
    const shopper = await signedInAs(shop);
    await shop.trpc(shopper.token).cart.list.query({});
    await shop.rest('GET', '/product/0f9b3a52-6f5e-4a57-8c6b-0f6f8f3f2f11');
    await fetch(`${shop.url}/no-such-page/secret-path`);
    await fetch(`${shop.url}/trpc/no.such.secret`);
    await fetch(`${shop.url}/trpc/cart.list,secret?batch=1`);
    const name = 'aabha_http_request_seconds_count';
    expect(await sample(name, { route: '/trpc/cart.list', status: '2xx' })).toBe(1);
    expect(await sample(name, { route: '/api/v1/product/:id', status: '4xx' })).toBe(1);
    expect(await sample(name, { route: 'none', status: '4xx' })).toBeGreaterThan(0);
    expect(await sample(name, { route: '/trpc/unknown' })).toBe(1);
    expect(await sample(name, { route: '/trpc/batch' })).toBe(1);
    const text = await scrape();
    expect(text).not.toContain('secret');
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@example/);
  });
});

describe('a purchase', () => {
  it('is seen in effects, refusals and stock', async () => {
    const product = await aProduct(shop.db, { stock: 1 });
    await buy(shop, await signedInAs(shop), product.id);
    await expect
      .poll(() => sample('aabha_effect_seconds_count', { kind: 'mail.order-placed' }), { timeout: 15_000 })
      .toBe(1);
    await expect(addToCart(shop, await signedInAs(shop), product.id)).rejects.toThrow(/stock/i);
    expect(await sample('aabha_refusals_total', { reason: 'OUT_OF_STOCK' })).toBe(1);
    expect(await sample('aabha_late_refunds_total')).toBe(0);
    expect(await sample('aabha_database_pool', { pool: 'requests', state: 'waiting' })).toBe(0);
  });
});

describe('the response cache', () => {
  it('shows hits, misses, invalidations and whether it is on', async () => {
    await expect.poll(() => sample('aabha_cache_enabled')).toBe(1);
    const hits = () => sample('aabha_cache_reads_total', { result: 'hit' });
    const before = (await hits()) ?? 0;
    await expect
      .poll(async () => {
        await shop.trpc().products.list.query({});
        return hits();
      })
      .toBeGreaterThan(before);
    expect(await sample('aabha_cache_reads_total', { result: 'miss' })).toBeGreaterThan(0);
    expect(await sample('aabha_cache_invalidations_total')).toBeGreaterThan(0);
  });
});

describe('figures of the database', () => {
  it('show failed effects by kind, within five seconds', async () => {
    await shop.db.insert(outbox).values({
      kind: 'mail.code',
      payload: { codeId: 'none' },
      failedAt: new Date().toISOString(),
      lastError: 'The mail server said no.',
    });
    await expect
      .poll(() => sample('aabha_outbox_failed', { kind: 'mail.code' }), { timeout: 8000, interval: 200 })
      .toBe(1);
    expect(await sample('aabha_shop_figures_up')).toBe(1);
    for (const lane of ['money', 'mails', 'others']) {
      expect(await sample('aabha_outbox_pending', { lane })).toBe(0);
      expect(await sample('aabha_outbox_oldest_due_seconds', { lane })).toBe(0);
    }
    expect(await sample('aabha_invoices_unnumbered')).toBe(0);
    expect(await sample('aabha_credit_notes_due')).toBe(0);
    for (const table of ['analytics_events', 'web_vitals']) {
      expect(await sample('aabha_partitions_ahead_days', { table })).toBeGreaterThan(80);
      expect(await sample('aabha_partition_default_rows', { table })).toBe(0);
    }
  });

  it('show numbers of documents that are missing in the hash chain', async () => {
    await shop.db.insert(invoiceSeries).values({ financialYear: '2020-21', lastSerial: 3 });
    await expect
      .poll(() => sample('aabha_documents_unsealed', { kind: 'invoice' }), { timeout: 8000, interval: 200 })
      .toBe(3);
    expect(await sample('aabha_documents_unsealed_oldest_seconds', { kind: 'invoice' })).toBe(0);
  });

  it('are read at most once in five seconds', async () => {
    await shop.stopWorkers();
    const isFigures = (text: string) => text.includes('outbox_oldest_due_seconds');
    const sent = await shop.statementsOf(() => Promise.all(Array.from({ length: 12 }, scrape)));
    expect(sent.filter(isFigures).length).toBeLessThanOrEqual(1);
  });

  it('are read by index', async () => {
    const plan = await shop.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return explainShopFigures(tx);
    });
    expect(plan).not.toMatch(/Seq Scan on (?!.*lanes)/);
    for (const index of [/outbox_(lane_)?due_idx/, /outbox_failed_idx/, /book_differences_state_idx/])
      expect(plan).toMatch(index);
  });
});
