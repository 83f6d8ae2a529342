import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '@aabha/db/client';
import * as schema from '@aabha/db/schema/schema';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { fillForPlans } from '../../testing/fill-for-plans';
import { findOrders } from './orders.list.queries';

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

it('a text of more orders than are counted has its page in the order of the list, and a number that says so', async () => {
  const idsOf = async (pageNum: number, search?: string, sort?: { field: 'number'; order: 'asc' }) => {
    const { rows, total, isMore } = await findOrders(db, {
      ...{ pageNum, pageSize: 20, sort },
      filters: search === undefined ? {} : { search },
    });
    return { ids: rows.map(({ _id }) => _id), total, isMore };
  };
  for (const pageNum of [1, 2, 60]) {
    const all = await idsOf(pageNum);
    expect(all.total).toBeGreaterThan(1_200);
    expect(all.ids).toHaveLength(20);
    for (const common of ['person', 'er'])
      expect(await idsOf(pageNum, common)).toEqual({ ids: all.ids, total: 1_000, isMore: true });
  }
  const byNumber = { field: 'number', order: 'asc' } as const;
  expect((await idsOf(1, 'person', byNumber)).ids).toEqual((await idsOf(1, undefined, byNumber)).ids);
  const few = await idsOf(1, 'person2024@');
  expect(few.ids).toHaveLength(few.total);
  expect(few.isMore).toBe(false);
  expect(await idsOf(9, 'person2024@')).toEqual({ ids: [], total: few.total, isMore: false });
});
