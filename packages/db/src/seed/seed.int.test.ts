import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../testing/test-database';
import { listDemoPayments } from './demo-payments';
import { seedDemo } from './seed';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
const mediaDir = mkdtempSync(join(tmpdir(), 'aabha-media-'));
const now = new Date('2026-11-21T06:00:00Z');

beforeAll(async () => {
  database = await cloneDatabase();
  await seedDemo({ databaseUrl: database.url, mediaDir, now });
}, 120_000);

afterAll(async () => {
  await database.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

const one = async (query: Promise<readonly Record<string, unknown>[]>) => (await query)[0] ?? {};

describe('the demo data', () => {
  it('holds televisions with pictures, places, history and reviews', async () => {
    const { sql } = database;
    expect(
      await one(sql`select
        (select count(*)::int from products) as products,
        (select count(*)::int from products p where (select count(*) from product_pictures where product_id = p.id) <> 4) as without_pictures,
        (select count(*)::int from orders) as orders,
        (select count(*)::int from news) as news,
        (select count(*)::int from coupons) as coupons,
        (select count(*)::int from complaints where status <> 'Resolved') as open_complaints,
        (select count(*)::int from contact_messages) as messages,
        (select count(*)::int from subscribers) as subscribers,
        (select count(*) between 1800 and 2500 from service_areas) as about_two_thousand_areas,
        (select count(distinct left(zipcode, 1))::int from service_areas) as zones,
        (select count(*) > 100 from service_areas where out_of_delivery_area) as some_out_of_area,
        (select count(*) > 200 from reviews) as many_reviews,
        (select count(*) > 0 from products where stock = 3) as some_nearly_gone`),
    ).toEqual({
      products: 54,
      without_pictures: 0,
      orders: 300,
      news: 8,
      coupons: 3,
      open_complaints: 5,
      messages: 3,
      subscribers: 3,
      about_two_thousand_areas: true,
      zones: 8,
      some_out_of_area: true,
      many_reviews: true,
      some_nearly_gone: true,
    });
  });
  it('gives invoices without gap or double, in the order of sale, for what was paid', async () => {
    const { sql } = database;
    const rows = await sql`select i.serial, i.amount_paise = p.amount_paise as same, o.created_at
      from invoices i join orders o on o.id = i.order_id join payments p on p.id = o.payment_id order by o.created_at, o.id`;
    expect(rows.map((row) => row.serial)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.every((row) => row.same)).toBe(true);
    expect(await one(sql`select last_serial from invoice_series where financial_year = '2026-27'`)).toEqual({
      last_serial: 300,
    });
  });
  it('has a refund for each order that was cancelled or returned, and for no other', async () => {
    const { sql } = database;
    expect(
      await one(sql`select count(*)::int as wrong from orders o left join refunds r on r.payment_id = o.payment_id
        where (o.status in ('Cancelled', 'Returned')) <> (r.id is not null)`),
    ).toEqual({ wrong: 0 });
  });
  it('tells of nothing that is still to come, and of no step before the one it follows', async () => {
    const { sql } = database;
    expect(
      await one(sql`select
        (select count(*)::int from order_events where created_at > ${now.toISOString()}) as to_come,
        (select count(*)::int from reviews where created_at > ${now.toISOString()}) as reviews_to_come,
        (select count(*)::int from (select created_at < lag(created_at) over (partition by order_id order by case to_status when 'Pending' then 0 when 'Shipped' then 1 when 'Delivered' then 2 else 3 end) as back from order_events) e where back) as backwards`),
    ).toEqual({ to_come: 0, reviews_to_come: 0, backwards: 0 });
  });
  it('lists its payments for the sandbox', async () => {
    const payments = await listDemoPayments(database.url);
    expect(payments).toHaveLength(300);
    expect(payments.some(({ refundId }) => refundId)).toBe(true);
  });
  it('is loaded once, and makes lost pictures again', async () => {
    const before = readdirSync(mediaDir).sort();
    for (const lost of before.filter((file) => file.startsWith(before[0]?.slice(0, 24) ?? '')))
      rmSync(join(mediaDir, lost));
    await seedDemo({ databaseUrl: database.url, mediaDir, now });
    expect(await one(database.sql`select count(*)::int as orders from orders`)).toEqual({ orders: 300 });
    expect(readdirSync(mediaDir).sort()).toEqual(before);
  });
});
