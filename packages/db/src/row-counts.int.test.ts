import { afterAll, beforeAll, expect, it } from 'vitest';
import { countRows } from './row-counts';
import { cloneDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

const addTelevisions = (number: number) =>
  database.sql`insert into products (name, category, company_name, price_paise, new_price_paise, screen_inches, resolution,
      technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn, highlights, description, warranty_months,
      warranty_pricing, specifications)
    select 'Surya ' || i, 'Smart TV', 'Surya', 100, 100, 43, '8K', 'OLED', 60, 4, 90, 'India', '8528', '{}', '', 12, '{}', '[]'
    from generate_series(1, ${number}::int) i`;

it('follows inserts, updates, deletes and rollbacks', async () => {
  const { db, sql } = database;
  const counts = async () => [
    await countRows(db, 'products', ['on sale']),
    await countRows(db, 'products', ['removed']),
    await countRows(db, 'products'),
  ];
  expect(await counts()).toEqual([0, 0, 0]);
  await addTelevisions(40);
  expect(await counts()).toEqual([40, 0, 40]);
  await sql`update products set removed_at = now() where name in ('Surya 1', 'Surya 2', 'Surya 3')`;
  await sql`update products set removed_at = now() + interval '1 day' where name = 'Surya 1'`;
  await sql`update products set stock = 7`;
  expect(await counts()).toEqual([37, 3, 40]);
  await sql`update products set bee_stars = null where name in ('Surya 5', 'Surya 1')`;
  expect(await counts()).toEqual([36, 3, 40]);
  expect(await countRows(db, 'products', ['incomplete'])).toBe(1);
  await sql`update products set bee_stars = 3`;
  expect(await counts()).toEqual([37, 3, 40]);
  await sql`delete from products where name in ('Surya 3', 'Surya 4')`;
  expect(await counts()).toEqual([36, 2, 38]);
  await sql
    .begin(async (tx) => {
      await tx`delete from products`;
      throw new Error('not today');
    })
    .catch(() => undefined);
  expect(await counts()).toEqual([36, 2, 38]);
  await sql`truncate products cascade`;
  expect(await counts()).toEqual([0, 0, 0]);
});

it('is correct after many concurrent sessions', async () => {
  await Promise.all(Array.from({ length: 40 }, () => addTelevisions(5)));
  expect(await countRows(database.db, 'products', ['on sale'])).toBe(200);
});

it('counts messages, whatever becomes of them', async () => {
  const { db, sql } = database;
  const add = (number: number) => sql`
    insert into contact_messages (name, email, phone, subject, message)
    select 'Asha', 'asha@example.in', '', 'Stock', 'Message ' || i from generate_series(1, ${number}::int) i`;
  expect(await countRows(db, 'contact_messages')).toBe(0);
  await Promise.all([add(4), add(3), add(0)]);
  await sql`update contact_messages set state = 'closed' where message = 'Message 1'`;
  expect(await countRows(db, 'contact_messages')).toBe(7);
  await sql`delete from contact_messages where message in ('Message 1', 'Message 4')`;
  expect(await countRows(db, 'contact_messages')).toBe(4);
  await sql.begin((tx) => [tx`delete from contact_messages`, tx`select 1 / 0`]).catch(() => undefined);
  expect(await countRows(db, 'contact_messages')).toBe(4);
  await sql`truncate contact_messages cascade`;
  expect(await countRows(db, 'contact_messages')).toBe(0);
});

it('follows accounts by role, closed or not, and the audit log by noun and action', async () => {
  const { db, sql } = database;
  await sql`insert into users (name, email, password_hash, role)
    select 'Asha', 'asha' || i || '@example.in', '', case i % 3 when 0 then 'User' when 1 then 'Business' else 'SubAdmin' end::role
    from generate_series(1, 30) i`;
  await sql`update users set disabled_at = now() where email in ('asha3@example.in', 'asha6@example.in', 'asha1@example.in')`;
  await sql`update users set disabled_at = null, role = 'Business' where email = 'asha3@example.in'`;
  await sql`update users set disabled_at = now() + interval '1 day', name = 'Kavya' where email = 'asha6@example.in'`;
  await sql`insert into audit_log (staff_id, action, entity, entity_id)
    select id, case when email < 'asha2' then 'order.status' else 'user.update' end, case when email < 'asha2' then 'order' else 'user' end, 'x' from users
    where email <> 'asha5@example.in'`;
  await sql`delete from users where email = 'asha5@example.in'`;
  const counted = await sql`select "table" || ' ' || kind as kind, sum(rows)::int as n from row_counts
    where "table" in ('users', 'audit_log') group by 1 having sum(rows) <> 0 order by 1`;
  const direct = await sql`select * from (
    select 'audit_log ' || entity || ' ' || action as kind, count(*)::int as n from audit_log group by 1
    union all
    select 'users ' || role || case when disabled_at is null then '' else ' closed' end, count(*)::int from users group by 1
    ) counted order by 1`;
  expect([...counted]).toEqual([...direct]);
  expect(await countRows(db, 'users', ['Business', 'Business closed'])).toBe(11);
});

it.each(['return_requests', 'complaints'] as const)('counts %s', async (table) => {
  const { db, sql } = database;
  await sql`insert into users (name, email, password_hash) select 'P', ${table} || i || '@aabha.example', '!' from generate_series(1, 9) i`;
  await sql`insert into payments (user_id, status, provider_order_id, fingerprint, subtotal_paise, discount_paise, shipping_paise,
      round_off_paise, amount_paise, name, email, address, city, state, zip, expires_at)
    select id, 'completed', id::text, id::text, 100, 0, 0, 0, 100, '', '', '', '', '', '560001', now() from users on conflict do nothing`;
  await sql`insert into orders (payment_id, user_id, total_paise, dispatch_center, origin_center, return_center, facility_city, facility_state)
    select id, user_id, 100, '', '', '', '', '' from payments on conflict do nothing`;
  expect(await countRows(db, table)).toBe(0);
  const add = (most: number) =>
    table === 'complaints'
      ? sql`insert into complaints (user_id, name, email, phone, issue_type, description, due_at)
          select user_id, '', '', '', 'Technical', '', now() from orders limit ${most}`
      : sql`insert into return_requests (order_id, user_id, reason, refund_paise) select id, user_id, '', 100 from orders limit ${most}`;
  await add(7);
  expect(await countRows(db, table)).toBe(7);
  await add(0);
  await sql`delete from ${sql(table)} where id in (select id from ${sql(table)} limit 3)`;
  expect(await countRows(db, table)).toBe(4);
  await sql`truncate ${sql(table)} cascade`;
  expect(await countRows(db, table)).toBe(0);
});
