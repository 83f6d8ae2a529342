import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startOfIndiaMonth } from '@aabha/contracts/time/india-time';
import { dropPartitionsBefore } from '../partitions/drop-partitions-before';
import { preparePartitions } from '../partitions/prepare-partitions';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../testing/test-database';
import { backup } from './backup';
import { restore } from './restore';
import { storedTables } from './tables';

vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'aabha-partitions-'));
const media = { kind: 'folder', folder: join(root, 'media') } as const;
const month = (later: number) => startOfIndiaMonth(new Date(), later).toISOString();

let shop: TestDatabase;
beforeAll(async () => {
  shop = await cloneDatabase();
  for (const later of [-14, 0, 2, 3, 40]) {
    await shop.sql`insert into analytics_events (name, path, created_at)
      select 'page_view', '/' || n, ${month(later)} from generate_series(1, 1500) n`;
    await shop.sql`insert into web_vitals (route, device, lcp_ms, created_at)
      select '/', 'phone', n + 0.1, ${month(later)} from generate_series(1, 1500) n`;
  }
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true, force: true });
});

/** Returns the partitions that have rows. */
const partitionsOf = async (sql: Sql) =>
  (await sql`select distinct tableoid::regclass::text as name from web_vitals`).map(({ name }) =>
    String(name),
  );

const contentOf = (sql: Sql) => sql`
  select 'analytics_events' as name, count(*)::int as rows, sum(hashtextextended(t::text, 0))::text as content
  from analytics_events t
  union all select 'web_vitals', count(*)::int, sum(hashtextextended(t::text, 0))::text from web_vitals t`;

it('saves the rows of partitioned tables once, and restores them into other partitions', async () => {
  const content = [...(await contentOf(shop.sql))];
  expect(content.map(({ rows }) => Number(rows))).toEqual([7500, 7500]);
  expect(await partitionsOf(shop.sql)).toHaveLength(4);
  const folder = join(root, 'backup');
  await shop.sql`vacuum analyze`;
  let totalRows = 0;
  const manifest = await backup({
    databaseUrl: shop.directUrl,
    media,
    folder,
    onProgress: (progress) => (totalRows = progress.totalRows),
  });
  const saved = manifest.tables.filter(({ name }) => /^(analytics_events|web_vitals)/.test(name));
  expect(saved.map(({ name, rows }) => [name, rows])).toEqual([
    ['analytics_events', 7500],
    ['web_vitals', 7500],
  ]);
  expect(totalRows).toBe(manifest.tables.reduce((sum, { rows }) => sum + rows, 0));

  const target = await emptyDatabase();
  await restore({ databaseUrl: target.directUrl, media, folder });
  expect([...(await contentOf(target.sql))]).toEqual(content);
  expect(await storedTables(target.sql)).toEqual(await storedTables(shop.sql));
  await target.close();

  /* The target has another partition than the source, and none of the first months: it creates those that have rows and have passed. */
  const later = await cloneDatabase();
  await preparePartitions(later.db, startOfIndiaMonth(new Date(), 38));
  await dropPartitionsBefore(later.db, 'web_vitals', startOfIndiaMonth(new Date(), 3));
  await restore({ databaseUrl: later.directUrl, media, folder });
  expect([...(await contentOf(later.sql))]).toEqual(content);
  expect(await partitionsOf(later.sql)).toHaveLength(5);
  await later.close();
});
