import type { Sql } from 'postgres';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from './migrate';
import { beforeMigration } from './testing/before-migration';
import { emptyDatabase, type TestDatabase } from './testing/test-database';

const BATCHES = 40;
const IN_A_BATCH = 25;

let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
  await migrate(database.directUrl, { upTo: beforeMigration('audit_batch_rows') });
});
afterEach(() => database.close());

/** Adds entries of two people: some batches with two actions, some entries without a batch. */
async function fill(sql: Sql, from: number): Promise<void> {
  await sql`insert into users (name, email, role) values ('Asha', 'asha@example.in', 'SuperAdmin'), ('Ravi', 'ravi@example.in', 'SubAdmin')
    on conflict do nothing`;
  await sql`insert into audit_log (staff_id, action, entity, entity_id, batch_id, created_at)
    select u.id, case when n % 7 = 0 then 'price.set' else 'product.update' end, 'product', n::text,
      md5('batch ' || n / ${IN_A_BATCH}::int)::uuid, now() - (n || ' seconds')::interval
    from generate_series(${from}::int, ${from + BATCHES * IN_A_BATCH - 1}::int) n
    join users u on u.email = case when n / ${IN_A_BATCH}::int % 2 = 0 then 'asha@example.in' else 'ravi@example.in' end`;
  await sql`insert into audit_log (staff_id, action, entity, entity_id)
    select id, 'order.status', 'order', 'single' from users, generate_series(1, 10)`;
}

/** Returns the sums of the batches, and what they should be. */
async function batches(sql: Sql) {
  const stored = await sql`select batch_id, staff_id, action, entity, entries, first_at, last_at, last_id
    from audit_batches order by 1, 2, 3, 4`;
  const expected =
    await sql`select batch_id, staff_id, action, entity, count(*)::int as entries, min(created_at) as first_at,
      max(created_at) as last_at, (array_agg(id order by created_at desc, id desc))[1] as last_id
    from audit_log where batch_id is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
  return { stored: [...stored], expected: [...expected] };
}

it('sums up the batches that there were, and counts those that follow on', async () => {
  const { sql } = database;
  await fill(sql, 0);
  await migrate(database.directUrl);
  const first = await batches(sql);
  expect(first.expected.length).toBeGreaterThan(BATCHES);
  expect(first.stored).toEqual(first.expected);
  /* A batch that was under way goes on. */
  await fill(sql, (BATCHES - 1) * IN_A_BATCH);
  const then = await batches(sql);
  expect(then.stored).toEqual(then.expected);
});

it('sums up nothing twice where it is run again', async () => {
  const { sql } = database;
  await fill(sql, 0);
  const upTo = beforeMigration('staff_roles');
  await migrate(database.directUrl, { upTo });
  await sql`delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`;
  await migrate(database.directUrl, { upTo });
  const { stored, expected } = await batches(sql);
  expect(stored).toEqual(expected);
});
