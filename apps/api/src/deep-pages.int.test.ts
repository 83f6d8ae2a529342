import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import fc from 'fast-check';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@aabha/db/client';
import { newId } from '@aabha/db/ids';
import { findMilestone } from '@aabha/db/milestones/deep-part';
import type { MilestoneListName } from '@aabha/db/milestones/milestone-lists';
import { refreshMilestones } from '@aabha/db/milestones/refresh-milestones';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { selectAudit } from './modules/audit/audit.queries';
import { selectAuditRows } from './modules/audit/audit-rows.queries';
import { selectCustomers } from './modules/accounts/accounts.staff.queries';
import { selectInvoices } from './modules/invoices/invoices.queries';
import { findCards } from './modules/products/products.prepared.queries';

const ROWS = 3600;
const PAGE_SIZE = 20;
/** Customers first: they buy, and write entries. */
const LISTS = ['customers', 'audit_log', 'audit_entries', 'invoices', 'products'] as const;
type Order = 'asc' | 'desc';

let database: TestDatabase;
let app: TestDatabase['db'];
let workers: Db[];
const opened: { close: () => Promise<unknown> }[] = [];

/** An instant of the last days, to the microsecond and often that of other rows. */
const LONG_AGO = `now() - interval '1 day' - floor(random() * 900) * interval '1000.001 s'`;
const addCustomers = (count: number, at: string) =>
  database.sql.unsafe(`insert into users (name, email, phone, password_hash, created_at)
    select 'Person', gen_random_uuid() || '@aabha.example', '9876543210', '!', ${at} from generate_series(1, ${count})`);
const addTelevisions = (count: number, at: string, inches = '43') =>
  database.sql
    .unsafe(`insert into products (name, category, company_name, price_paise, new_price_paise, screen_inches, resolution,
      technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn, highlights, description, warranty_months,
      warranty_pricing, specifications, created_at)
    select 'Surya ' || i, 'Smart TV', 'Surya', 100, 100, ${inches}, '8K', 'OLED', 60, 4, 90, 'India', '8528', '{}', '', 12, '{}', '[]', ${at}
    from generate_series(1, ${count}) i`);
const addEntries = (count: number, at: string, batch = 'null::uuid') =>
  database.sql.unsafe(`insert into audit_log (staff_id, action, entity, entity_id, batch_id, created_at)
    select (select id from users order by created_at limit 1), 'order.status', 'order', '', ${batch}, ${at} from generate_series(1, ${count})`);
const addInvoices = (count: number, at: string) =>
  database.sql.unsafe(`
    with paid as (insert into payments (user_id, status, provider_order_id, fingerprint, subtotal_paise, discount_paise, shipping_paise,
        round_off_paise, amount_paise, name, email, phone, address, city, state, zip, expires_at)
      select (select id from users order by created_at limit 1), 'completed', gen_random_uuid()::text, gen_random_uuid()::text, 1, 0, 0, 0, 1,
        'A', 'a@example.in', '9876543210', 'x', 'x', 'Goa', '403001', now() from generate_series(1, ${count}) returning id, user_id),
    placed as (insert into orders (payment_id, user_id, total_paise, dispatch_center, origin_center, return_center, facility_city, facility_state)
      select id, user_id, 1, 'x', 'x', 'x', 'x', 'Goa' from paid returning id, user_id),
    series as (insert into invoice_series (financial_year, last_serial) values ('2026-27', ${count})
      on conflict (financial_year) do update set last_serial = invoice_series.last_serial + ${count} returning last_serial)
    insert into invoices (order_id, user_id, financial_year, serial, number, amount_paise, snapshot, created_at)
    select placed.id, user_id, '2026-27', n, 'TV/2627/' || lpad(n::text, 6, '0'), 1, '{}', ${at}
    from (select *, last_serial - ${count} + row_number() over () as n from placed, series) placed`);
const ADD = {
  audit_entries: addEntries,
  audit_log: addEntries,
  customers: addCustomers,
  invoices: addInvoices,
  products: addTelevisions,
} satisfies Record<MilestoneListName, unknown>;

const refreshAll = async (most?: number) => {
  for (const db of workers) while ((await refreshMilestones(db, most)) > 0);
};

beforeAll(async () => {
  database = await cloneDatabase();
  const openAs = (role: 'app' | 'worker') => {
    const client = database.openAs(role);
    opened.push(client);
    return client.db;
  };
  app = openAs('app');
  workers = [openAs('worker'), openAs('worker')];
  /* The entries are those of the rows of the log. */
  for (const list of LISTS) if (list !== 'audit_entries') await ADD[list](ROWS, LONG_AGO);
  for (let batch = 0; batch < 40; batch += 1) await addEntries(3, LONG_AGO, `'${newId()}'::uuid`);
  await addTelevisions(3, LONG_AGO, 'null');
  await database.sql`analyze`;
});
afterAll(async () => {
  for (const client of opened) await client.close();
  await database.close();
});

/** Reads a page as the shop does. */
async function readPage(db: Db, list: MilestoneListName, order: Order, offset: number): Promise<string[]> {
  const page = { pageNum: offset / PAGE_SIZE + 1, pageSize: PAGE_SIZE };
  const sorted = { ...page, filters: {}, sort: { field: 'created_at' as const, order } };
  const anyTime = { since: undefined, until: undefined };
  const anyone = { userId: undefined, search: undefined };
  const rows = {
    audit_entries: () => selectAudit(db, anyTime, sorted),
    audit_log: () => selectAuditRows(db, anyTime, sorted),
    customers: () => selectCustomers(db, sorted),
    invoices: () => selectInvoices(db, { ...sorted, ...anyone }),
    products: () =>
      findCards(
        db,
        { ...page, filters: {}, fields: [], pictures: 'all' },
        { search: undefined, viewerId: undefined },
        true,
      ),
  };
  return (await rows[list]()).map(({ _id }) => _id);
}

/** Selects all rows of a list, written otherwise than in the shop. */
const ALL = {
  audit_entries: `select id, created_at from audit_log`,
  audit_log: `select id, created_at from audit_log where batch_id is null
    or not exists (select from audit_log other where other.batch_id = audit_log.batch_id and (other.created_at, other.id) > (audit_log.created_at, audit_log.id))`,
  customers: `select id, created_at from users where role not in ('SuperAdmin', 'SubAdmin')`,
  invoices: `select id, created_at from invoices where number is not null`,
  products: `select id, created_at from products where is_listed and removed_at is null`,
} satisfies Record<MilestoneListName, string>;

const INDEX = {
  audit_entries: 'audit_log_newest_idx',
  audit_log: 'audit_log_single_idx',
  customers: 'users_created_idx',
  invoices: 'invoices_numbered_created_idx',
  products: 'products_listed_created_idx',
} satisfies Record<MilestoneListName, string>;

/** Returns the ids of a list, newest first. */
async function allOf(list: MilestoneListName): Promise<string[]> {
  const rows = await database.sql.unsafe<{ id: string }[]>(
    `select id from (${ALL[list]}) rows order by created_at desc, id desc`,
  );
  return rows.map(({ id }) => id);
}

const ordersOf = (list: MilestoneListName): Order[] => (list === 'products' ? ['desc'] : ['asc', 'desc']);
async function expectRightPages(list: MilestoneListName) {
  const newest = await allOf(list);
  const pages = fc.record({
    order: fc.constantFrom(...ordersOf(list)),
    pageNum: fc.integer({ min: 1000 / PAGE_SIZE, max: Math.ceil(newest.length / PAGE_SIZE) + 2 }),
  });
  const isRight = fc.asyncProperty(pages, async ({ order, pageNum }) => {
    const offset = pageNum * PAGE_SIZE;
    const shown = order === 'desc' ? newest : newest.toReversed();
    expect(await readPage(app, list, order, offset)).toEqual(shown.slice(offset, offset + PAGE_SIZE));
  });
  await fc.assert(isRight, { numRuns: 25, endOnFailure: true });
}
const hasMilestone = async (list: MilestoneListName) =>
  (await findMilestone(app, list, { offset: 2000, order: 'desc' })) !== undefined;
const milestones = (list: MilestoneListName) =>
  database.sql<
    { place: number; row_id: string }[]
  >`select place, row_id from list_milestones where list = ${list} order by place`;

/** Expects pages from the start while a list has no milestones that are right, and from milestones once the worker was there. */
async function expectMended(list: MilestoneListName) {
  expect(await hasMilestone(list)).toBe(false);
  await expectRightPages(list);
  await refreshAll();
  expect(await hasMilestone(list)).toBe(true);
  await expectRightPages(list);
}

describe.each(LISTS)('deep pages of %s', (list) => {
  it('are read from the start while there are no milestones', async () => {
    await database.sql`delete from list_milestones`;
    await expectMended(list);
    const places = (await milestones(list)).map(({ place }) => place);
    expect(places).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500]);
  });

  it('stay right when rows are added', async () => {
    await ADD[list](30, 'now()');
    expect(await hasMilestone(list)).toBe(true);
    await expectRightPages(list);
  });

  it('stay right when a row is written late', async () => {
    await ADD[list](1, `now() - interval '5 days'`);
    await expectMended(list);
  });

  it('read few rows', async () => {
    const sent: { text: string; values: unknown[] }[] = [];
    const spy = postgres(database.directUrl, {
      max: 1,
      debug: (_connection, text, values) => sent.push({ text, values }),
    });
    const db = drizzle(spy, { casing: 'snake_case' });
    for (const order of ordersOf(list)) await readPage(db, list, order, 1800);
    await spy.end();
    const selects = sent.filter(({ text }) => /^\s*select/i.test(text) && !text.includes('pg_catalog'));
    const read: number[] = [];
    for (const { text, values } of selects) {
      const plan = await database.sql.unsafe(
        `explain (analyze, format json) ${text}`,
        values as postgres.SerializableParameter[],
      );
      const ofIndex = new RegExp(`"Index Name": ?"${INDEX[list]}"[^{}]*?"Actual Rows": ?([\\d.]+)`, 'g');
      read.push(...[...JSON.stringify(plan).matchAll(ofIndex)].map(([, rows]) => Number(rows)));
    }
    /* The rows that are newer than the newest milestone, and those of the page, which a list of customers reads twice. */
    expect(read.length).toBeGreaterThanOrEqual(2 * ordersOf(list).length);
    expect(Math.max(...read)).toBeLessThan(700);
  });
});

describe('milestones', () => {
  it('are made anew when rows are deleted or hidden', async () => {
    await database.sql`delete from users where id = (select id from users where id not in (select user_id from payments)
      and id not in (select staff_id from audit_log) order by created_at offset 100 limit 1)`;
    await expectMended('customers');
    await database.sql`update products set removed_at = now() where id = (select id from products where is_listed order by created_at limit 1)`;
    await expectMended('products');
    await database.sql`update products set screen_inches = null where id = (select id from products where is_listed order by created_at limit 1)`;
    await expectMended('products');
  });

  it('are made anew when a television is hidden while another one is shown', async () => {
    await database.sql`update products set screen_inches = 43 where id = (select id from products where not is_listed and removed_at is null order by created_at desc limit 1)`;
    await refreshAll();
    await database.sql`update products set screen_inches = case when is_listed then null else 43 end where removed_at is null and id in (
      (select id from products where is_listed order by created_at limit 1), (select id from products where not is_listed and removed_at is null order by created_at desc limit 1))`;
    await refreshAll();
    expect(await hasMilestone('products')).toBe(true);
    await expectRightPages('products');
  });

  it('are written once by two workers', async () => {
    await database.sql`delete from list_milestones`;
    for (let round = 0; round < 12; round += 1)
      await Promise.all(workers.map((db) => refreshMilestones(db, 500)));
    for (const list of LISTS) expect((await milestones(list)).at(-1)?.place).toBe(3500);
    const before = await milestones('invoices');
    await refreshAll();
    expect(await milestones('invoices')).toEqual(before);
  });

  it('are not used while too many rows are newer', async () => {
    await addCustomers(5001, 'now()');
    expect(await hasMilestone('customers')).toBe(false);
    await expectRightPages('customers');
  });

  it('of a list that became short are deleted', async () => {
    await database.db.execute(
      sql`update products set removed_at = now() where id in (select id from products limit 2000)`,
    );
    await refreshAll();
    expect(await milestones('products')).toEqual([]);
    await expectRightPages('products');
  });
});
