import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../apps/api/src/testing/test-shop';
import { pages } from '../../apps/store/server/pages';
import { openStoreMetrics } from '../../apps/store/server/store-metrics';
import { createWebServer } from '../../packages/web/src/web-server';
import { freePorts } from '../stack/ports';

const FOLDER = new URL('../../deploy/monitoring/', import.meta.url);
const file = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const path = (name: string) => new URL(name, FOLDER).pathname;

/** Whether a tool of Debian's package `prometheus` is installed. */
const has = (tool: string) => spawnSync(tool, ['--version']).status === 0;
/** Returns the title of a test that needs a tool; where it is skipped, the title says why. */
const needs = (tool: string, title: string) =>
  has(tool) ? title : `${title} (skipped: ${tool} is not installed, apt-get install prometheus)`;

/** Names in rules and panels that processes expose; names with a colon are recorded by rules. */
const namesIn = (text: string) =>
  new Set(text.match(/(?<![\w:])(aabha|nodejs|process)_[a-z0-9_]+(?![\w:])/g) ?? []);

let shop: TestShop;
let store: Awaited<ReturnType<typeof createWebServer>>;
let urls: string[];

beforeAll(async () => {
  shop = await startTestShop({
    METRICS_PORT: '0',
    RESPONSE_CACHE_MB: '4',
    /* Nothing listens there; its metrics are shown nevertheless. */
    DATABASE_REPLICA_URL: 'postgres://127.0.0.1:9/replica',
  });
  const metrics = await openStoreMetrics({
    METRICS_PORT: 0,
    METRICS_HOST: '127.0.0.1',
    BUILD_VERSION: 'test',
  });
  store = await createWebServer({
    metrics: metrics?.process,
    apiUrl: shop.url,
    trustedProxies: [],
    logLevel: 'silent',
  });
  const page = {
    status: 200,
    headers: {},
    html: Buffer.from('page'),
    brotli: Buffer.from('page'),
    isStale: false,
  };
  pages(store, {
    render: () => Promise.resolve(page),
    readPath: (url) => url,
    isCaching: true,
    onPage: metrics?.onPage,
  });
  store.addHook('onClose', () => metrics?.process.stop());
  await store.listen({ port: 0, host: '127.0.0.1' });
  urls = [shop.deps.metrics?.url ?? '', metrics?.process.url ?? ''];
});
afterAll(async () => {
  await store.close();
  await shop.stop();
});

describe('rules and dashboard', () => {
  it.each(['alerts.yml', 'dashboard.json'])(
    '%s names only metrics that the processes expose',
    async (name) => {
      const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
      const exposed = new Set([...texts.join('\n').matchAll(/^# TYPE (\S+)/gm)].map(([, metric]) => metric));
      const named = [...namesIn(file(name))].map((metric) => metric.replace(/_(bucket|count|sum)$/, ''));
      expect(named.length).toBeGreaterThan(10);
      expect(named.filter((metric) => !exposed.has(metric))).toEqual([]);
    },
  );

  it('the dashboard uses only series that the rules record', () => {
    const recorded = new Set([...file('alerts.yml').matchAll(/record: (\S+)/g)].map(([, series]) => series));
    const used = file('dashboard.json').match(/aabha:[\w:]+/g) ?? [];
    expect(used.filter((series) => !recorded.has(series))).toEqual([]);
  });

  it.skipIf(!has('promtool'))(needs('promtool', 'pass promtool, and fire when they should'), () => {
    const run = (...words: string[]) => execFileSync('promtool', words, { encoding: 'utf8' });
    expect(run('check', 'config', path('prometheus.yml'))).toContain('SUCCESS');
    expect(run('test', 'rules', path('alerts.test.yml'))).toContain('SUCCESS');
  });
});

describe('a Prometheus server', () => {
  it.skipIf(!has('prometheus'))(
    needs('prometheus', 'scrapes API, worker and storefront'),
    { timeout: 60_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'aabha-prometheus-'));
      const { API_PORT: port } = await freePorts();
      const targets = urls.map((url) => `'${new URL(url).host}'`).join(', ');
      writeFileSync(
        join(folder, 'prometheus.yml'),
        `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: ['${path('alerts.yml')}']
scrape_configs: [{ job_name: aabha-api, static_configs: [{ targets: [${targets}] }] }]`,
      );
      const server = spawn(
        'prometheus',
        [
          `--config.file=${join(folder, 'prometheus.yml')}`,
          `--storage.tsdb.path=${join(folder, 'data')}`,
          `--web.listen-address=127.0.0.1:${port}`,
        ],
        { stdio: 'ignore' },
      );
      const ended = new Promise((resolve) => server.once('exit', resolve));
      const ask = async (query: string) => {
        const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`;
        const response = await fetch(url).catch(() => undefined);
        const body = (await response?.json().catch(() => undefined)) as
          | { data?: { result: { value: [number, string] }[] } }
          | undefined;
        return body?.data?.result.map(({ value }) => value[1]);
      };
      try {
        const within = { timeout: 30_000, interval: 250 };
        await expect.poll(() => ask('up'), within).toEqual(['1', '1']);
        await fetch(`${shop.url}/api/v1/product/list`, { method: 'POST' });
        await fetch(`http://127.0.0.1:${(store.server.address() as AddressInfo).port}/`);
        await expect.poll(() => ask('count(count by (service) (aabha_build_info))'), within).toEqual(['2']);
        await expect.poll(() => ask('sum(aabha_page_seconds_count)'), within).toEqual(['1']);
        await expect.poll(() => ask('max(aabha_shop_figures_up)'), within).toEqual(['1']);
        expect(await ask('ALERTS{alertname="AabhaProcessDown"}')).toEqual([]);
      } finally {
        server.kill('SIGTERM');
        await ended;
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
