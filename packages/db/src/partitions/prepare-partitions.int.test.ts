import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOfIndiaMonth } from '@aabha/contracts/time/india-time';
import { migrate } from '../migrate';
import { emptyDatabase, type TestDatabase } from '../testing/test-database';
import { dropPartitionsBefore } from './drop-partitions-before';
import { listPartitions } from './list-partitions';
import { preparePartitions } from './prepare-partitions';

vi.setConfig({ testTimeout: 60_000 });

let database: TestDatabase;
/** Each test works in years of its own, far from those before it: the partitions of the other tests stay. */
let year = 2100;
beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database.directUrl);
});
afterAll(() => database.close());
beforeEach(async () => {
  year += 10;
  await database.sql`delete from web_vitals`;
});

const at = (text: string) => new Date(text.replace('YYYY', String(year)));
const insertAt = (instants: readonly string[]) =>
  database.sql`insert into web_vitals (route, device, created_at)
    select '/', 'phone', unnest(${[...instants]}::text[])::timestamptz`;
/** Returns how many rows each partition has that has any. */
async function rowsByPartition() {
  const rows = await database.sql<{ name: string; n: number }[]>`
    select tableoid::regclass::text as name, count(*)::int as n from web_vitals group by 1 order by 1`;
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}
const month = (later: number) =>
  `web_vitals_${at('YYYY-12-10').getUTCFullYear() + Math.floor((11 + later) / 12)}_${String(((11 + later) % 12) + 1).padStart(2, '0')}`;

describe('partitions of the coming months', () => {
  it('are those of the next three, created once', async () => {
    const both = [1, 2, 3].flatMap((later) => [
      month(later),
      month(later).replace('web_vitals', 'analytics_events'),
    ]);
    const first = await preparePartitions(database.db, at('YYYY-12-10T06:00:00Z'));
    expect(first.postponed).toEqual([]);
    expect(first.created.toSorted()).toEqual(both.toSorted());
    expect(await preparePartitions(database.db, at('YYYY-12-10T06:00:00Z'))).toEqual({
      created: [],
      postponed: [],
    });
    const inAMonth = await preparePartitions(database.db, at(`${year + 1}-01-10T06:00:00Z`));
    expect(inAMonth.created).toEqual([`analytics_events_${year + 1}_04`, `web_vitals_${year + 1}_04`]);
  });

  it('are created once by workers that do so at the same time', async () => {
    const now = at('YYYY-12-10T06:00:00Z');
    const results = await Promise.all(Array.from({ length: 4 }, () => preparePartitions(database.db, now)));
    expect(results.flatMap(({ postponed }) => postponed)).toEqual([]);
    const created = results.flatMap((result) => result.created);
    expect(created).toHaveLength(6);
    expect(new Set(created).size).toBe(6);
  });

  it('begin with the months of India, also at the turn of the year', async () => {
    await preparePartitions(database.db, at('YYYY-11-10T06:00:00Z'));
    await insertAt([
      `${year}-12-31T18:29:59.999999Z`,
      `${year}-12-31T18:30:00Z`,
      `${year + 1}-01-01T00:00:00Z`,
      `${year + 1}-01-31T18:29:59Z`,
      `${year + 1}-01-31T18:30:00Z`,
    ]);
    expect(await rowsByPartition()).toEqual({ [month(0)]: 1, [month(1)]: 3, [month(2)]: 1 });
  });
});

describe('rows of months without a partition', () => {
  it('go to the default partition, and to that of their month once it has passed', async () => {
    await insertAt([`${year}-09-10`, `${year}-10-10`, `${year}-10-11`, `${year}-12-09`, `${year + 3}-10-11`]);
    expect(await rowsByPartition()).toEqual({ web_vitals_default: 5 });
    const { created, postponed } = await preparePartitions(database.db, at('YYYY-12-10T06:00:00Z'));
    expect(created).toEqual(expect.arrayContaining([`web_vitals_${year}_09`, `web_vitals_${year}_10`]));
    expect(postponed).toEqual([]);
    expect(await rowsByPartition()).toEqual({
      [`web_vitals_${year}_09`]: 1,
      [`web_vitals_${year}_10`]: 2,
      web_vitals_default: 2,
    });
    await preparePartitions(database.db, at('YYYY-12-31T19:00:00Z'));
    expect(await rowsByPartition()).toMatchObject({ web_vitals_default: 2 });
    await preparePartitions(database.db, at('YYYY-12-31T19:31:00Z'));
    expect(await rowsByPartition()).toMatchObject({ [month(0)]: 1, web_vitals_default: 1 });
  });

  it('can be inserted while partitions are created and dropped: none fails, none is lost', async () => {
    const now = at('YYYY-12-10');
    await insertAt([`${year}-09-10`, `${year}-11-10`]);
    let isDone = false;
    let inserted = 2;
    const failures: unknown[] = [];
    const insert = async () => {
      while (!isDone)
        await insertAt([now.toISOString()]).then(
          () => (inserted += 1),
          (error: unknown) => failures.push(error),
        );
    };
    const inserting = [insert(), insert(), insert()];
    await vi.waitFor(() => expect(inserted).toBeGreaterThan(30));
    expect((await preparePartitions(database.db, now)).created).toHaveLength(8);
    await preparePartitions(database.db, startOfIndiaMonth(now, -8));
    const { dropped } = await dropPartitionsBefore(database.db, 'web_vitals', startOfIndiaMonth(now, -3));
    expect(dropped).toContain(`web_vitals_${year}_07`);
    isDone = true;
    await Promise.all(inserting);
    expect(failures).toEqual([]);
    expect(await rowsByPartition()).toEqual({
      [`web_vitals_${year}_09`]: 1,
      [`web_vitals_${year}_11`]: 1,
      web_vitals_default: inserted - 2,
    });
  });

  it('stay where they are while a report reads them, until the next time', async () => {
    await insertAt([`${year}-10-05`]);
    await database.sql.begin(async (tx) => {
      await tx`select count(*) from web_vitals`;
      const { postponed } = await preparePartitions(database.db, at('YYYY-12-10'));
      expect(postponed).toContain(`web_vitals_${year}_10`);
      expect(await rowsByPartition()).toEqual({ web_vitals_default: 1 });
    });
    expect((await preparePartitions(database.db, at('YYYY-12-10'))).postponed).toEqual([]);
    expect(await rowsByPartition()).toEqual({ [`web_vitals_${year}_10`]: 1 });
  });
});

describe('partitions beyond the retention', () => {
  it('are dropped when all of their month is, and by one worker', async () => {
    await preparePartitions(database.db, at('YYYY-11-10'));
    await insertAt([`${year}-12-05`, `${year}-12-31T18:30:00Z`, `${year + 5}-01-01`]);
    const start = startOfIndiaMonth(at('YYYY-12-10'), 1);
    const justBefore = await dropPartitionsBefore(database.db, 'web_vitals', new Date(start.getTime() - 1));
    expect(justBefore.dropped).not.toContain(month(0));
    const results = await Promise.all(
      [1, 2, 3].map(() => dropPartitionsBefore(database.db, 'web_vitals', start)),
    );
    expect(results.flatMap(({ dropped }) => dropped)).toEqual([month(0)]);
    expect(await rowsByPartition()).toEqual({ [month(1)]: 1, web_vitals_default: 1 });
    const names = (await listPartitions(database.db, 'web_vitals')).map(({ name }) => name);
    expect(names).toEqual([month(1), month(2), 'web_vitals_default']);
    /* The other table has its own retention. */
    const others = (await listPartitions(database.db, 'analytics_events')).map(({ name }) => name);
    expect(others).toContain(month(0).replace('web_vitals', 'analytics_events'));
  });

  it('stay while a report reads the table', async () => {
    await preparePartitions(database.db, at('YYYY-11-10'));
    const end = startOfIndiaMonth(at('YYYY-12-10'), 1);
    await database.sql.begin(async (tx) => {
      await tx`select count(*) from web_vitals`;
      const { dropped, postponed } = await dropPartitionsBefore(database.db, 'web_vitals', end);
      expect({ dropped, postponed: postponed.at(-1) }).toEqual({ dropped: [], postponed: month(0) });
    });
    expect((await dropPartitionsBefore(database.db, 'web_vitals', end)).dropped).toContain(month(0));
  });
});
