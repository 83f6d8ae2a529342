import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type DatabaseClient } from '../client';
import { cloneDatabase, type TestDatabase } from '../testing/test-database';
import { inTx } from '../tx';

let administration: TestDatabase;
let database: DatabaseClient;
beforeAll(async () => {
  administration = await cloneDatabase({ isDirect: true });
  await administration.sql`create table pairs (id int not null, half int not null)`;
  database = openDatabase(administration.directUrl, { maxConnections: 3, applicationName: 'to be cut' });
});
afterAll(async () => {
  await database.close();
  await administration.close();
});

/** Ends every session of the pool at the server, as a restart does. */
const cut = () =>
  administration.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be cut'`;

describe('a pool whose connections are cut', () => {
  it('rejects statements in flight, runs none of them, and reconnects', { timeout: 120_000 }, async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const inHand = inTx(database.db, async (tx) => {
        await tx.execute(sql`insert into pairs values (${-1 - turn}, 1)`);
        await tx.execute(sql`select pg_sleep(0.2)`);
        await tx.execute(sql`insert into pairs values (${-1 - turn}, 2)`);
      });
      const refused = expect(inHand).rejects.toThrow();
      await expect
        .poll(async () => {
          const [row] = await administration.sql`select count(*)::int as n from pg_stat_activity
            where application_name = 'to be cut' and query like '%pg_sleep%' and state = 'active'`;
          return row?.n;
        })
        .toBe(1);
      await cut();
      await refused;
      /* One query may still meet the end of its old connection; the pool is well when ten go through. */
      await expect
        .poll(() =>
          Promise.all(Array.from({ length: 10 }, () => database.sql`select 1`)).then(() => 'well', String),
        )
        .toBe('well');
    }
    expect(await administration.sql`select * from pairs where id < 0`).toHaveLength(0);
  });

  it('leaves each of many transactions done or not done, and none hanging', async () => {
    let over = false;
    const cutting = (async () => {
      /* On a busy machine a connection takes as long to open as the next cut to come: they end, so that the pool can. */
      for (let cuts = 0; !over && cuts < 60; cuts++) {
        await cut();
        await administration.sql`select pg_sleep(0.05)`;
      }
    })();
    const turns = Array.from({ length: 300 }, (_, id) =>
      inTx(database.db, async (tx) => {
        await Promise.all([
          tx.execute(sql`insert into pairs values (${id}, 1)`),
          tx.execute(sql`select pg_sleep(0.001)`),
        ]);
        await tx.execute(sql`insert into pairs values (${id}, 2)`);
      }).then(
        () => true,
        () => false,
      ),
    );
    const outcomes = await Promise.all(turns);
    over = true;
    await cutting;
    const halves =
      await administration.sql`select id, count(*)::int as n from pairs where id >= 0 group by id`;
    expect(halves.filter(({ n }) => n !== 2)).toEqual([]);
    const stored = new Set(halves.map(({ id }) => Number(id)));
    expect(outcomes.flatMap((done, id) => (done && !stored.has(id) ? [id] : []))).toEqual([]);
  });
});

describe('a pool with more to do than fits its pipelines', () => {
  it('still uses one connection for each transaction', async () => {
    const work = Array.from({ length: 400 }, (_, number) =>
      number % 4 > 0
        ? database.sql`select pg_sleep(0.0005)`
        : inTx(database.db, async (tx) => {
            const one = await tx.execute(sql`select pg_current_xact_id()::text as id`);
            const two = await tx.execute(sql`select pg_current_xact_id()::text as id`);
            expect(two[0]?.id).toBe(one[0]?.id);
          }),
    );
    await Promise.all(work);
  });
});
