import { sql as query } from 'drizzle-orm';
import { openDatabase, type DatabaseClient } from '@aabha/db/client';
import { migrate } from '@aabha/db/migrate';
import { dropPartitionsBefore } from '@aabha/db/partitions/drop-partitions-before';
import { preparePartitions } from '@aabha/db/partitions/prepare-partitions';
import { beforeMigration } from '@aabha/db/testing/before-migration';
import { startOfIndiaMonth } from '@aabha/contracts/time/india-time';
import { vitalsSince } from '@aabha/api/modules/analytics/web-vitals.queries';
import { median } from '../load/load';
import { startHarness } from '../harness/harness';
import { fillMonths } from './fill-months';

const MONTHS = 12;
const INSERTS = 5000;
const BATCH = 1000;
const DAY_MS = 86_400_000;
const TIMES = Number(process.env.TIMES || 9);
const size = {
  events: Number(process.env.EVENTS || 400_000),
  vitals: Number(process.env.VITALS || 60_000),
};

const now = new Date();
const since = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
const harness = await startHarness({ isPrepared: false });

/** Counts what the sums of days are made from. */
const countVisits = (from: string) => query`
  select (select count(*) from analytics_events
      where name = 'page_view' and path like '/television/%' and created_at >= ${from}) as visits,
    (select count(*) from analytics_events where name = 'add_to_cart' and created_at >= ${from}) as added`;

/** Returns a new database of the harness. */
async function createDatabase(name: string) {
  const admin = openDatabase(harness.databaseUrl, { maxConnections: 1 });
  await admin.sql`create database ${admin.sql(name)}`;
  await admin.close();
  return harness.databaseUrl.replace(/\/[^/]*$/, `/${name}`);
}

/** Returns what some work takes, in milliseconds: until it is done, and of the processor in the database. */
async function costOf(work: () => Promise<unknown>) {
  const before = harness.databaseCpuMs();
  const startedMs = performance.now();
  await work();
  return { ms: performance.now() - startedMs, processorMs: harness.databaseCpuMs() - before };
}

/** Returns the medians of several times, without the first. */
async function costOfRead(work: () => Promise<unknown>) {
  await work();
  const costs = [];
  for (let time = 0; time < TIMES; time += 1) costs.push(await costOf(work));
  return {
    ms: median(costs.map(({ ms }) => ms)),
    processorMs: median(costs.map((cost) => cost.processorMs)),
  };
}

type Cost = Awaited<ReturnType<typeof costOf>>;
const show = (name: string, plain: Cost, partitioned: Cost) => {
  const cells = [plain.ms, partitioned.ms, plain.processorMs, partitioned.processorMs];
  process.stdout.write(`${name.padEnd(34)}${cells.map((ms) => ms.toFixed(1).padStart(10)).join('')}\n`);
};

async function insertViews({ sql }: DatabaseClient): Promise<void> {
  for (let n = 0; n < INSERTS; n += 1)
    await sql`insert into analytics_events (name, path) values ('page_view', '/televisions')`;
}

/** Deletes the rows from before an instant as versions without partitions did, and vacuums. */
async function deleteRows({ db }: DatabaseClient, before: string): Promise<void> {
  for (let rows = BATCH; rows === BATCH;) {
    const deleted = await db.execute(query`
      delete from analytics_events where id in (
        select id from analytics_events
        where id < (lpad(to_hex((extract(epoch from ${before}::timestamptz) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid
          and created_at < ${before} order by id limit ${BATCH} for update skip locked)
      returning 1`);
    rows = deleted.length;
  }
  await db.execute(query`vacuum analytics_events`);
}

try {
  const urls = { plain: await createDatabase('plain'), partitioned: await createDatabase('partitioned') };
  await migrate(urls.plain, { upTo: beforeMigration('analytics_events_bound') });
  await migrate(urls.partitioned);
  const plain = openDatabase(urls.plain, { maxConnections: 1 });
  const partitioned = openDatabase(urls.partitioned, { maxConnections: 1 });
  await partitioned.sql`drop table analytics_events_before, web_vitals_before`;
  for (let back = MONTHS + 1; back >= 0; back -= 1)
    await preparePartitions(partitioned.db, startOfIndiaMonth(now, -back));
  for (const { sql } of [plain, partitioned]) await fillMonths(sql, MONTHS, size);

  process.stdout.write(
    `\n${'milliseconds, without and with partitions'.padEnd(42)}  until done           processor\n`,
  );
  for (const days of [7, 30, 90]) {
    const visits = ({ db }: DatabaseClient) => costOfRead(() => db.execute(countVisits(since(days))));
    show(`visits of ${days} days`, await visits(plain), await visits(partitioned));
    const vitals = ({ db }: DatabaseClient) => costOfRead(async () => vitalsSince(db, since(days)));
    show(`web vitals of ${days} days`, await vitals(plain), await vitals(partitioned));
  }
  const insert = (database: DatabaseClient) => costOf(() => insertViews(database));
  show(`${INSERTS} inserts, one by one`, await insert(plain), await insert(partitioned));
  const end = startOfIndiaMonth(now, 1 - MONTHS);
  show(
    `a month of ${size.events} page views removed`,
    await costOf(() => deleteRows(plain, end.toISOString())),
    await costOf(() => dropPartitionsBefore(partitioned.db, 'analytics_events', end)),
  );
  const migration = await costOf(() => migrate(urls.plain));
  process.stdout.write(
    `migration: ${migration.ms.toFixed(0)} ms, processor ${migration.processorMs.toFixed(0)} ms\n`,
  );
  await plain.close();
  await partitioned.close();
} finally {
  await harness.stop();
}
