import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOfIndiaMonth } from '@aabha/contracts/time/india-time';
import { applyMigrations } from '../apply-migrations';
import { migrate } from '../migrate';
import { beforeMigration } from '../testing/before-migration';
import { emptyDatabase, type TestDatabase } from '../testing/test-database';
import { listPartitions } from './list-partitions';

const now = new Date();
const monthsAgo = (months: number) => startOfIndiaMonth(now, -months).toISOString();

let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
  await migrate(database.directUrl, { upTo: beforeMigration('analytics_events_bound') });
});
afterEach(() => database.close());

/** Inserts rows of this month and the two before it into both tables. */
async function fill(sql: Sql): Promise<void> {
  for (const month of [0, 1, 2]) {
    await sql`insert into analytics_events (name, path, created_at)
      select case when n % 5 = 0 then 'add_to_cart' else 'page_view' end::analytics_event, '/television/' || n, ${monthsAgo(month)}
      from generate_series(1, 500) n`;
    await sql`insert into web_vitals (route, device, lcp_ms, created_at)
      select '/', 'phone', n, ${monthsAgo(month)} from generate_series(1, 500) n`;
  }
}

const contentOf = async (sql: Sql, table: string) =>
  (
    await sql`select count(*)::int as rows, sum(hashtextextended(t::text, 0))::text as content from ${sql(table)} t`
  )[0];

it('keeps every row, in the partition of the months before the one after next', async () => {
  const { sql, db } = database;
  await fill(sql);
  const before = [await contentOf(sql, 'analytics_events'), await contentOf(sql, 'web_vitals')];
  await migrate(database.directUrl);
  expect([await contentOf(sql, 'analytics_events'), await contentOf(sql, 'web_vitals')]).toEqual(before);
  expect(await contentOf(sql, 'analytics_events_before')).toEqual(before[0]);
  expect(await listPartitions(db, 'analytics_events')).toMatchObject([
    { name: 'analytics_events_before', fromMs: null, toMs: startOfIndiaMonth(now, 2).getTime() },
    { fromMs: startOfIndiaMonth(now, 2).getTime(), toMs: startOfIndiaMonth(now, 3).getTime() },
    { fromMs: startOfIndiaMonth(now, 3).getTime(), toMs: startOfIndiaMonth(now, 4).getTime() },
    { name: 'analytics_events_default', fromMs: null, toMs: null },
  ]);
});

it('keeps the keys, indexes and defaults of the tables, in every partition', async () => {
  await migrate(database.directUrl);
  const rows = await database.sql`
    select t.relname as name, count(*)::int as indexes, count(*) filter (where x.indisprimary)::int as keys
    from pg_class t join pg_index x on x.indrelid = t.oid
    where t.relname ~ '^(analytics_events|web_vitals)' group by 1 order by 1`;
  expect(rows.length).toBe(10);
  for (const { name, indexes, keys } of rows) {
    expect(keys, name).toBe(1);
    expect(indexes, name).toBe(String(name).startsWith('web_vitals') ? 2 : 3);
  }
  const [row] =
    await database.sql`insert into web_vitals (route, device) values ('/', 'phone') returning id, created_at`;
  expect(row?.id).toMatch(/^[0-9a-f-]{36}$/);
});

it('attaches the tables without reading their rows', async () => {
  await fill(database.sql);
  const notices: string[] = [];
  const sql = postgres(database.directUrl, {
    max: 1,
    connection: { client_min_messages: 'debug1' },
    onnotice: ({ message }) => notices.push(String(message)),
  });
  await applyMigrations(sql, join(import.meta.dirname, '../../migrations'));
  await sql.end();
  for (const table of ['analytics_events_before', 'web_vitals_before'])
    expect(notices).toContain(`partition constraint for table "${table}" is implied by existing constraints`);
  expect(await database.sql`select from pg_constraint where conname like '%bound'`).toHaveLength(0);
});

it('takes rows of the future and of the past', async () => {
  const { sql, db } = database;
  await sql`insert into web_vitals (route, device, created_at) values ('/', 'phone', ${monthsAgo(-7)}), ('/', 'phone', '2020-01-01')`;
  await migrate(database.directUrl);
  const [partition] = await listPartitions(db, 'web_vitals');
  expect(partition).toMatchObject({ name: 'web_vitals_before', toMs: startOfIndiaMonth(now, 9).getTime() });
  expect(await sql`select from web_vitals`).toHaveLength(2);
});

it('lets processes of the version before read, insert and delete all the time, and loses none of their rows', async () => {
  const { sql } = database;
  await fill(sql);
  let isDone = false;
  const failures: unknown[] = [];
  let inserted = 0;
  let deleted = 0;
  const repeat = async (statement: () => Promise<void>) => {
    while (!isDone) await statement().catch((error: unknown) => failures.push(error));
  };
  const insert = async () => {
    await sql`insert into analytics_events (name, path) values ('page_view', '/live')`;
    await sql`insert into web_vitals (route, device, lcp_ms) values ('/live', 'phone', 1)`;
    inserted += 1;
  };
  const report = async () => {
    await sql`select count(*) from analytics_events where name = 'page_view' and created_at >= ${monthsAgo(1)}`;
    await sql`select route, count(*) from web_vitals where created_at >= ${monthsAgo(1)} group by route`;
  };
  const purge = async () => {
    const rows = await sql`delete from analytics_events where (id) in (
      select id from analytics_events where created_at <= ${monthsAgo(2)} order by id limit 1 for update skip locked) returning 1`;
    deleted += rows.length;
  };
  const work = [insert, insert, report, purge].map(repeat);
  await vi.waitFor(() => expect(Math.min(inserted - 20, deleted)).toBeGreaterThan(0));
  await migrate(database.directUrl);
  const before = inserted;
  await vi.waitFor(() => expect(inserted).toBeGreaterThan(before + 20));
  isDone = true;
  await Promise.all(work);
  expect(failures).toEqual([]);
  expect(deleted).toBeGreaterThan(0);
  const [row] = await sql`select (select count(*)::int from analytics_events) as events,
    (select count(*)::int from web_vitals) as vitals`;
  expect(row).toEqual({ events: 1500 + inserted - deleted, vitals: 1500 + inserted });
});
