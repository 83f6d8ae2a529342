import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ListCustomersInput } from '@aabha/contracts/accounts/accounts.staff.schema';
import { ListComplaintsInput } from '@aabha/contracts/complaints/complaints.schema';
import { ListReturnsInput } from '@aabha/contracts/returns/returns.schema';
import type { Db } from '@aabha/db/client';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import {
  countListedCustomers,
  countMatchingCustomers,
  selectCustomers,
} from './modules/accounts/accounts.staff.queries';
import { countComplaints } from './modules/complaints/complaints.queries';
import { countListedComplaints } from './modules/complaints/count-listed-complaints.queries';
import { countReturns, findReturnIds } from './modules/returns/returns.queries';
import { findListedReturns } from './modules/returns/find-listed-returns.queries';
import { fillForPlans } from './testing/fill-for-plans';

let database: TestDatabase;
let sql: postgres.Sql;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  await fillForPlans(database.sql);
  sql = postgres(database.directUrl, { max: 1 });
  db = drizzle(sql, { casing: 'snake_case' });
  /* In 3 of 100 rows, the others as they lie: so that neither the first rows nor the first of a list have a page. */
  await sql`update users set name = 'Zubin Mistry' where name like 'Person %' and substr(name, 8)::int between 3000 and 3400`;
  await sql`update complaints set description = 'The courier was late' where id in (
    select id from complaints order by created_at offset 3000 limit 400)`;
  await sql`update users set name = 'Mehernosh' where name in ('Person 17', 'Person 11000')`;
});
afterAll(async () => {
  await sql.end();
  await database.close();
});

const NOW = new Date();
const upTo = (pageNum: number, pageSize: number) => (Math.floor((pageNum * pageSize) / 100) + 1) * 100;
const counted = (exact: number, most: number) => ({ total: Math.min(exact, most), isMore: exact > most });

/* Common everywhere, common in a part as the first or last word, of few, of none, with a digit, with a character that patterns know. */
const TEXTS = ['person', 'zubin', 'mistry', 'mehernosh', 'zzyzx', 'person2024@', 'per_on'];

it.each(TEXTS)('customers found by %s are counted as far as the pager needs', async (search) => {
  for (const filters of [{}, { role: 'User' as const }, { closed: false }, { from: '2020-01-01' }])
    for (const pageNum of [1, 5, 12]) {
      const input = ListCustomersInput.parse({ pageNum, filters: { ...filters, search } });
      const exact = await countMatchingCustomers(db, input);
      expect(await countListedCustomers(db, input)).toEqual(counted(exact, upTo(pageNum, input.pageSize)));
      const rows = await selectCustomers(db, input);
      expect(rows).toHaveLength(
        Math.max(0, Math.min(input.pageSize, exact - (pageNum - 1) * input.pageSize)),
      );
    }
});

it.each(['asha', 'courier', 'zzyzx', '987654', 'a_ha'])(
  'complaints found by %s are counted as far as the pager needs',
  async (search) => {
    for (const filters of [{}, { status: 'Resolved' as const }, { open: true as const }])
      for (const pageNum of [1, 5, 21]) {
        const input = {
          ...ListComplaintsInput.parse({ pageNum, filters: { ...filters, search } }),
          now: NOW,
        };
        const exact = await countComplaints(db, input);
        expect(await countListedComplaints(db, input)).toEqual(counted(exact, upTo(pageNum, input.pageSize)));
      }
  },
);

it.each(TEXTS)('pages of returns found by %s are those of the plain statement', async (search) => {
  for (const filters of [{}, { refund_status: false }]) {
    const all = { filters: { ...filters, search }, now: NOW };
    const exact = await countReturns(db, all);
    const ids = (await findReturnIds(db, all)).slice(0, exact);
    for (const pageNum of [1, 2, 10, 40])
      for (const sort of [undefined, { field: 'refund_amount' as const, order: 'asc' as const }]) {
        const input = { ...ListReturnsInput.parse({ pageNum, filters: all.filters, sort }), now: NOW };
        const { rows, ...count } = await findListedReturns(db, input);
        expect(count).toEqual(counted(exact, upTo(pageNum, input.pageSize)));
        const start = (pageNum - 1) * input.pageSize;
        expect(rows).toHaveLength(Math.max(0, Math.min(input.pageSize, exact - start)));
        if (sort === undefined)
          expect(rows.map(({ _id }) => _id)).toEqual(ids.slice(start, start + input.pageSize));
      }
  }
});
