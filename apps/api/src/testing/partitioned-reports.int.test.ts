import { afterAll, beforeAll, expect, it } from 'vitest';
import { indiaDay, startOfIndiaMonth } from '@aabha/contracts/time/india-time';
import { migrate } from '@aabha/db/migrate';
import { preparePartitions } from '@aabha/db/partitions/prepare-partitions';
import { beforeMigration } from '@aabha/db/testing/before-migration';
import { emptyDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { vitalsSince } from '../modules/analytics/web-vitals.queries';
import { interestSince } from '../modules/dashboard/charts.queries';

const DAY_MS = 86_400_000;
const month = (later: number) => startOfIndiaMonth(new Date(), later);
/** The tables of a new database have months from the one after next on; reports are read in the middle of the fifth. */
const now = month(5).getTime() + 15 * DAY_MS;
const since = (days: number) => new Date(now - days * DAY_MS).toISOString();

let plain: TestDatabase;
let partitioned: TestDatabase;

/** Inserts a visit every two hours from this month to the present of the reports. */
async function fill({ sql }: TestDatabase): Promise<void> {
  const span = [month(0).toISOString(), new Date(now).toISOString()] as const;
  await sql`insert into analytics_events (name, path, created_at)
    select case when n % 5 = 0 then 'add_to_cart' else 'page_view' end::analytics_event,
      case when n % 3 = 0 then '/' else '/television/' || n % 9 end, at
    from generate_series(${span[0]}::timestamptz, ${span[1]}::timestamptz, interval '2 hours') with ordinality visit (at, n)`;
  await sql`insert into web_vitals (route, device, lcp_ms, inp_ms, cls, created_at)
    select case when n % 3 = 0 then '/' else '/cart' end, (array['phone', 'desktop'])[1 + n % 2]::device_class,
      n * 7919 % 6000, case when n % 4 > 0 then n * 104729 % 700 end, n % 100 / 200.0, at
    from generate_series(${span[0]}::timestamptz, ${span[1]}::timestamptz, interval '2 hours') with ordinality visit (at, n)`;
  await sql`analyze`;
}

beforeAll(async () => {
  [plain, partitioned] = await Promise.all([emptyDatabase(), emptyDatabase()]);
  await migrate(plain.directUrl, { upTo: beforeMigration('analytics_events_bound') });
  await migrate(partitioned.directUrl);
  await preparePartitions(partitioned.db, month(3));
  await fill(plain);
  await fill(partitioned);
});
afterAll(() => Promise.all([plain.close(), partitioned.close()]));

const firstDay = (days: number) => indiaDay(new Date(now - days * DAY_MS));
/** Counts visits in the rows, as before there were sums of days. */
async function countVisits({ sql }: TestDatabase, days: number) {
  const [row] = await sql<{ visits: number; added_to_cart: number }[]>`
    select (count(*) filter (where name = 'page_view' and path like '/television/%'))::int as visits,
      (count(*) filter (where name = 'add_to_cart'))::int as added_to_cart
    from analytics_events where created_at >= ${firstDay(days)}::date::timestamp at time zone 'Asia/Kolkata'`;
  return row;
}

const reportsOf = async (database: TestDatabase, interest: typeof countVisits) => ({
  interest: await Promise.all([7, 30, 90].map((days) => interest(database, days))),
  vitals: await Promise.all([7, 30, 90].map((days) => vitalsSince(database.db, since(days)))),
});

it('reports have the same figures with and without partitions, before and after the migration', async () => {
  const used = await partitioned.sql`select distinct tableoid from web_vitals`;
  expect(used).toHaveLength(5);
  const expected = await reportsOf(plain, countVisits);
  const bySums = ({ db }: TestDatabase, days: number) => interestSince(db, firstDay(days));
  expect(expected.interest[2]?.visits).toBeGreaterThan(500);
  expect(expected.vitals[2]?.length).toBe(9);
  expect(await reportsOf(partitioned, bySums)).toEqual(expected);
  await migrate(plain.directUrl);
  expect(await reportsOf(plain, bySums)).toEqual(expected);
});

it('a report of the last seven days reads the partition of its month only', async () => {
  const { sql, db } = partitioned;
  const { sql: text, params } = vitalsSince(db, since(7)).toSQL();
  const plans = [
    await sql.unsafe(`explain ${text}`, params as string[]),
    await sql`explain select count(*) from analytics_events
      where name = 'page_view' and created_at >= ${since(7)} and path like '/television/%'`,
    await sql`explain select count(*) from analytics_events where name = 'add_to_cart' and created_at >= ${since(7)}`,
  ];
  const monthName = new Date(month(5).getTime() + DAY_MS).toISOString().slice(0, 7).replace('-', '_');
  for (const plan of plans) {
    const read = [...JSON.stringify(plan).matchAll(/ on ((?:analytics_events|web_vitals)_\w+)/g)].map(
      ([, name]) => name,
    );
    const tables = [...new Set(read)].filter((name) => !name?.endsWith('_idx'));
    /* Later months have no rows, and rows without a month may be of any. */
    expect(tables.some((name) => name?.endsWith(monthName))).toBe(true);
    expect(tables.some((name) => name?.endsWith('_before'))).toBe(false);
    expect(
      tables.filter((name) => !name?.endsWith('_default') && String(name).slice(-7) < monthName),
    ).toEqual([]);
  }
});
