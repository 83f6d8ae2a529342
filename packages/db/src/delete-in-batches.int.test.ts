import { lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteInBatches } from './delete-in-batches';
import { rateLimits } from './schema/rate-limits';
import { cloneDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase({ maxConnections: 2 });
});
afterAll(() => database.close());

const EXPIRED = { table: rateLimits, key: rateLimits.key, where: lt(rateLimits.expire, sql`now()`) };
const left = async () => {
  const rows = await database.sql<{ key: string }[]>`select key from rate_limits order by key`;
  return rows.map(({ key }) => key);
};

beforeEach(async () => {
  await database.sql`delete from rate_limits`;
  await database.sql`insert into rate_limits (key, points, expire)
    select 'expired ' || i, 1, now() - interval '1 minute' from generate_series(1, 2500) i`;
  await database.sql`insert into rate_limits (key, points, expire) values ('valid', 1, now() + interval '1 hour')`;
});

it('deletes more rows than a batch has, and leaves the others', async () => {
  expect(await deleteInBatches(database.db, EXPIRED)).toBe(2500);
  expect(await left()).toEqual(['valid']);
  expect(await deleteInBatches(database.db, EXPIRED)).toBe(0);
});

it('does not wait for rows that others have locked', async () => {
  await database.sql.begin(async (tx) => {
    await tx`select 1 from rate_limits where key = 'expired 7' for update`;
    expect(await deleteInBatches(database.db, EXPIRED)).toBe(2499);
  });
  expect(await left()).toEqual(['expired 7', 'valid']);
});
