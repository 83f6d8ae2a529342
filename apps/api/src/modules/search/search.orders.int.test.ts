import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSearchText } from '@aabha/contracts/search/search-text';
import type { Db } from '@aabha/db/client';
import * as schema from '@aabha/db/schema/schema';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { fillForPlans } from '../../testing/fill-for-plans';
import { MOST_HITS } from './search.hits.queries';
import { findOrderHits } from './search.orders.queries';

let database: TestDatabase;
let sql: postgres.Sql;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  await fillForPlans(database.sql);
  sql = postgres(database.directUrl, { max: 1 });
  db = drizzle(sql, { schema, casing: 'snake_case' });
});
afterAll(async () => {
  await sql.end();
  await database.close();
});

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

it('the newest orders of words, of a common text and of few orders are those of reading all', async () => {
  const old = await sql<{ id: string }[]>`
    update orders set search_text = search_text || e'\\nrare surname'
    where id in (select id from orders order by created_at, id limit 9) returning id`;
  expect(old).toHaveLength(9);
  for (const text of ['person', 'rare surname', 'surname', 'person2024@', 'person', 'nobody at all', 'er']) {
    const all = await sql<{ id: string }[]>`
      select id from orders where position(${text} in search_text) > 0 order by created_at desc limit ${MOST_HITS}`;
    const found = await findOrderHits(db, readSearchText(text));
    expect({ text, ids: found.map(({ _id }) => _id) }).toEqual({ text, ids: idsOf(all) });
  }
});
