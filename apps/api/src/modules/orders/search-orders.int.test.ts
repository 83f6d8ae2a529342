import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '@aabha/db/client';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { fillForPlans } from '../../testing/fill-for-plans';
import { findOrders } from './orders.list.queries';

let database: TestDatabase;
let sql: postgres.Sql;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  await fillForPlans(database.sql);
  await database.sql`update orders set search_text = search_text || ' zubin mistry' where id in (
    select id from orders order by created_at limit 400 offset 3000)`;
  await database.sql`update orders set search_text = search_text || ' mehernosh' where id in (
    select id from orders order by created_at limit 7)`;
  sql = postgres(database.directUrl, { max: 1 });
  db = drizzle(sql, { casing: 'snake_case' });
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
      expect(await idsOf(pageNum, common)).toEqual({
        ids: all.ids,
        total: pageNum === 60 ? 1_300 : 100,
        isMore: true,
      });
  }
  const byNumber = { field: 'number', order: 'asc' } as const;
  expect((await idsOf(1, 'person', byNumber)).ids).toEqual((await idsOf(1, undefined, byNumber)).ids);
  const few = await idsOf(1, 'person2024@');
  expect(few.ids).toHaveLength(few.total);
  expect(few.isMore).toBe(false);
  expect(await idsOf(9, 'person2024@')).toEqual({ ids: [], total: few.total, isMore: false });
});

type Filters = Parameters<typeof findOrders>[1]['filters'];
type Sort = Parameters<typeof findOrders>[1]['sort'];

it.each<[string, Filters, Sort]>([
  ['a name in the list', { search: 'zubin' }, undefined],
  ['a name, oldest first', { search: 'zubin' }, { field: 'created_at', order: 'asc' }],
  ['a name by amount', { search: 'zubin' }, { field: 'totalPrice', order: 'desc' }],
  ['a name by status', { search: 'zubin' }, { field: 'status', order: 'asc' }],
  ['a name of a status', { search: 'zubin', status: 'Pending' }, undefined],
  ['a common text of a status', { search: 'person', status: 'Pending' }, undefined],
  ['a name of few', { search: 'mehernosh' }, undefined],
  ['a common text of a time', { search: 'person', placedFrom: '2000-01-01T00:00:00Z' }, undefined],
])('%s: each page has what the plain statement finds', async (_name, filters, sort) => {
  const { search = '', status } = filters;
  const order = sort?.order === 'asc' ? sql`asc` : sql`desc`;
  const first =
    sort?.field === 'totalPrice'
      ? sql`total_paise ${order},`
      : sort?.field === 'status'
        ? sql`status ${order},`
        : sql``;
  const plain = await sql<{ id: string }[]>`select id from orders
    where search_text like ${`%${search}%`} and ${status === undefined ? sql`true` : sql`status = ${status}`}
    order by ${first} ${sort?.field === 'totalPrice' ? sql`` : sql`created_at ${order},`} id ${order}`;
  const ids = plain.map(({ id }) => id);
  for (const pageNum of [1, 2, 5, 6, Math.ceil(ids.length / 20), Math.ceil(ids.length / 20) + 1]) {
    const upTo = (Math.floor((pageNum * 20) / 100) + 1) * 100;
    const page = await findOrders(db, { pageNum, pageSize: 20, sort, filters });
    expect(page.rows.map(({ _id }) => _id)).toEqual(ids.slice((pageNum - 1) * 20, pageNum * 20));
    expect(page.total).toBe(Math.min(ids.length, upTo));
    expect(page.isMore).toBe(ids.length > upTo);
  }
});

it('finds who has a whole number or address, and who contains it only where none has', async () => {
  const [has, contains, numbered] = (
    await database.sql<
      { id: string }[]
    >`select id from orders where right(id::text, 8) ~ '[a-f]' order by id limit 3`
  ).map(({ id }) => id);
  const number = numbered?.slice(-8) ?? '';
  const add = (text: string, id = '') =>
    database.sql`update orders set search_text = search_text || ${`\n${text}`} where id = ${id}`;
  await add('asha@one.example\n9000012345', has);
  await add(`natasha@one.example\n990000123459\nx${number}x\nx${number.slice(-6)}x`, contains);
  const found = async (search: string) =>
    (await findOrders(db, { pageNum: 1, pageSize: 20, sort: undefined, filters: { search } })).rows.map(
      ({ _id }) => _id,
    );
  for (const text of ['Asha@one.example', '9000012345', '+91 90000 12345'])
    expect(await found(text)).toEqual([has]);
  for (const text of [number.toUpperCase(), `#${number}`]) expect(await found(text)).toEqual([numbered]);
  expect(await found('atasha@one.example')).toEqual([contains]);
  expect(await found('000012345')).toEqual(expect.arrayContaining([has, contains]));
});

/** The time that an id begins with, in milliseconds; servers before 17 have no function for it. */
const TIME_OF_ID = `to_timestamp(('x' || translate(left(id::text, 13), '-', ''))::bit(48)::bigint / 1000.0)`;

/** The orders of a television as the plain statement finds them. */
const plainOf = (productId: string) => sql<{ id: string }[]>`select id from orders
  where id in (select order_id from order_lines where product_id = ${productId}) order by created_at desc, id desc`;

it.each<[string, string]>([
  ['ids and times in one order', `update orders set created_at = ${TIME_OF_ID}`],
  [
    'times within the difference of clocks',
    `update orders set created_at = ${TIME_OF_ID} + random() * interval '1 second'`,
  ],
  ['times in the other order', `update orders set created_at = now() - (now() - ${TIME_OF_ID}) * -1`],
])('orders with a television, %s: each page has what the plain statement finds', async (_name, change) => {
  await sql.unsafe(change);
  const [product] = await sql<{ id: string }[]>`select product_id as id from order_lines limit 1`;
  const ofMost = product?.id ?? '';
  /* One television of few orders, twice in some of them. */
  const [other] = await sql<{ id: string }[]>`select id from products where id <> ${ofMost} limit 1`;
  const ofFew = other?.id ?? '';
  await sql`insert into order_lines (order_id, position, product_id, product_name, hsn, quantity, unit_price_paise,
      warranty_months, warranty_price_paise, total_warranty_months)
    select id, position, ${ofFew}, '', '', 1, 100, 0, 0, 12 from (select id from orders order by id desc limit 90) o,
      generate_series(1, 2) position on conflict do nothing`;
  for (const productId of [ofMost, ofFew]) {
    const ids = (await plainOf(productId)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(80);
    for (const pageNum of [1, 2, 5, 6, 40]) {
      const filters = { product_id: productId };
      const { rows, total } = await findOrders(db, { pageNum, pageSize: 20, sort: undefined, filters });
      expect(rows.map(({ _id }) => _id)).toEqual(ids.slice((pageNum - 1) * 20, pageNum * 20));
      expect(total).toBeGreaterThanOrEqual(Math.min(ids.length, pageNum * 20));
      expect(total).toBeLessThanOrEqual(ids.length);
    }
  }
});
