import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceNumber } from '@aabha/contracts/gst/gst';
import { paise } from '@aabha/contracts/money/money';
import { sellingPricePaise } from '@aabha/contracts/pricing/pricing';
import { addBusinessDays, financialYear } from '@aabha/contracts/time/india-time';
import { copyDemoMedia } from '../testing/demo-media';
import { cloneDatabase, emptyDatabase } from '../testing/test-database';
import { assertDemoFits } from './assert-demo-fits';
import { seedBulk } from './bulk/seed-bulk';
import { listDemoPayments } from './demo-payments';
import { seedDemo } from './seed';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
const mediaDir = mkdtempSync(join(tmpdir(), 'aabha-media-'));
const now = new Date('2026-11-21T06:00:00Z');

beforeAll(async () => {
  database = await cloneDatabase();
  await copyDemoMedia(mediaDir);
  await seedDemo({ databaseUrl: database.directUrl, mediaDir, now });
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
        (select count(*)::int from products p where (select count(*) from product_pictures where product_id = p.id) <> 6) as without_pictures,
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
  it('has lanes to every State that it serves, so that far places wait longer', async () => {
    const { sql } = database;
    expect(
      await one(sql`select count(*)::int as without from service_areas a join pin_codes p on p.pin_code = a.zipcode
        where not exists (select from dispatch_centers c join delivery_lanes l on l.center_id = c.id
          where c.name = a.dispatch_center and l.kind = 'state' and l.area = p.state)`),
    ).toEqual({ without: 0 });
    const days =
      await sql`select l.area, l.transit_max from delivery_lanes l join dispatch_centers c on c.id = l.center_id
      where (c.name, l.area) in (('Bengaluru Hub', 'Bengaluru'), ('Kolkata Hub', 'Andaman and Nicobar Islands'))
      order by l.transit_max, l.max_kg`;
    expect(days.map((row) => row.transit_max)).toEqual([2, 2, 9]);
  });
  it('has technicians in the large cities, and none on the islands', async () => {
    const zones = await database.sql`select p.pin_code, z.name from technician_zones z
      join technician_zone_areas a on a.zone_id = z.id join pin_codes p on a.kind = 'district' and a.area = p.district
      where p.pin_code in ('560034', '744101')`;
    expect([...zones]).toEqual([{ pin_code: '560034', name: 'Bengaluru' }]);
    const unknown =
      await database.sql`select from technician_zone_areas where area not in (select district from pin_codes)`;
    expect(unknown).toHaveLength(0);
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
  it('counts more visits than additions to a cart, and more of these than orders, over every span', async () => {
    const { sql } = database;
    for (const days of [7, 30, 90]) {
      const since = new Date(now.getTime() - days * 86_400_000).toISOString();
      const { visits, carts, placed, to_come } = await one(sql`select
        (select count(*)::int from analytics_events where name = 'page_view' and path like '/television/%' and created_at >= ${since}) as visits,
        (select count(*)::int from analytics_events where name = 'add_to_cart' and created_at >= ${since}) as carts,
        (select count(*)::int from orders where created_at >= ${since}) as placed,
        (select count(*)::int from analytics_events where created_at > ${now.toISOString()}) as to_come`);
      expect(Number(carts)).toBeGreaterThan(Number(placed) * 1.5);
      expect(Number(visits)).toBeGreaterThan(Number(carts) * 4);
      expect(to_come).toBe(0);
    }
  });
  it('has measures of visits of every class of device for each day of their retention, and none in the future', async () => {
    const { sql } = database;
    expect(
      await one(sql`select count(distinct date_trunc('day', ${now.toISOString()}::timestamptz - created_at))::int as days,
        count(distinct device)::int as devices, count(*) filter (where created_at > ${now.toISOString()})::int as to_come
        from web_vitals`),
    ).toEqual({ days: 89, devices: 3, to_come: 0 });
  });
  it('lists its payments for the sandbox', async () => {
    const payments = await listDemoPayments(database.directUrl);
    expect(payments).toHaveLength(300);
    expect(payments.some(({ refundId }) => refundId)).toBe(true);
  });
  it('is loaded once, also beside data of the shop, and makes lost pictures again', async () => {
    await database.sql`insert into subscribers (email, unsubscribe_token) values ('own@example.com', 'own')`;
    const before = readdirSync(mediaDir).sort();
    for (const lost of before.filter((file) => file.startsWith(before[0]?.slice(0, 24) ?? '')))
      rmSync(join(mediaDir, lost));
    await seedDemo({ databaseUrl: database.directUrl, mediaDir, now });
    expect(await one(database.sql`select count(*)::int as orders from orders`)).toEqual({ orders: 300 });
    expect(readdirSync(mediaDir).sort()).toEqual(before);
  });
});

describe('a database with data that is not the demo', () => {
  it.each([
    [
      "insert into users (name, email, role, password_hash) values ('Own', 'own@example.com', 'SuperAdmin', '!')",
      'users',
    ],
    ["insert into subscribers (email, unsubscribe_token) values ('own@example.com', 'own')", 'subscribers'],
  ])('refuses the demo after %s, and stays as it is', async (statement, table) => {
    const own = await cloneDatabase();
    await own.sql.unsafe(statement);
    await expect(seedDemo({ databaseUrl: own.url, mediaDir, now })).rejects.toThrow(
      `data that is not the demo's (table ${table}). Nothing was changed.`,
    );
    expect(await one(own.sql`select count(*)::int as products from products`)).toEqual({ products: 0 });
    await own.close();
  });
  it('is distinguished from an empty one, also before its tables are there', async () => {
    for (const empty of [await cloneDatabase(), await emptyDatabase()]) {
      await assertDemoFits(empty.url);
      await empty.close();
    }
  });
});

describe('the demo filled up', () => {
  const size = { orders: 1200, serviceAreas: 20_000, products: 130 };
  beforeAll(() => seedBulk(database.directUrl, size, now), 60_000);

  it('has the requested size, and gets nothing more when that is requested again', async () => {
    const counts = () =>
      one(database.sql`select (select count(*)::int from orders) as orders,
        (select count(*)::int from service_areas) as "serviceAreas",
        (select count(*)::int from products where removed_at is null) as products`);
    expect(await counts()).toEqual(size);
    await seedBulk(database.directUrl, size, now);
    expect(await counts()).toEqual(size);
  });
  it('has a payment, lines, an invoice and a timeline that ends at its status for every order', async () => {
    expect(
      await one(database.sql`select count(*)::int as wrong from orders o
        left join payments p on p.id = o.payment_id and p.status = 'completed' and p.amount_paise = o.total_paise and p.user_id = o.user_id
        left join invoices i on i.order_id = o.id and i.amount_paise = o.total_paise and i.user_id = o.user_id
        where p.id is null or i.id is null
          or i.snapshot #>> '{buyer,email}' <> p.email
          or p.subtotal_paise <> (select sum(quantity * unit_price_paise + warranty_price_paise) from order_lines where order_id = o.id)
          or p.subtotal_paise <> (select sum(quantity * unit_price_paise + warranty_price_paise) from payment_lines where payment_id = p.id)
          or o.status <> (select to_status from order_events where order_id = o.id order by created_at desc limit 1)
          or (select from_status is not null or created_at <> o.created_at from order_events where order_id = o.id order by created_at limit 1)
          or (o.status in ('Cancelled', 'Returned')) <> exists (select from refunds where payment_id = p.id)
          or o.return_requested <> exists (select from return_requests where order_id = o.id)`),
    ).toEqual({ wrong: 0 });
  });
  it('tells of nothing that is still to come, and leaves nothing old unsettled', async () => {
    const at = now.toISOString();
    expect(
      await one(database.sql`select
        (select count(*)::int from order_events where created_at > ${at}) as events,
        (select count(*)::int from refunds where updated_at > ${at}) as refunds,
        (select count(*)::int from return_requests where greatest(created_at, approved_at, refunded_at) > ${at}) as returns,
        (select count(*)::int from orders o join users u on u.id = o.user_id where u.created_at > o.created_at) as before_its_buyer,
        (select count(*)::int from orders where status in ('Pending', 'Shipped') and created_at < ${at}::timestamptz - interval '10 days') as unsettled`),
    ).toEqual({ events: 0, refunds: 0, returns: 0, before_its_buyer: 0, unsettled: 0 });
  });
  it('numbers invoices without gap or double, in the order of sale, year by year', async () => {
    const rows = await database.sql<{ financial_year: string; serial: number; number: string; at: string }[]>`
      select financial_year, serial, number, created_at as at from invoices order by created_at, order_id`;
    const given = new Map<string, number>();
    for (const { financial_year: year, serial, number, at } of rows) {
      expect(year).toBe(financialYear(new Date(at)));
      given.set(year, (given.get(year) ?? 0) + 1);
      expect([serial, number]).toEqual([given.get(year), invoiceNumber(year, serial)]);
    }
    const series = await database.sql<
      { financial_year: string; last_serial: number }[]
    >`select * from invoice_series`;
    expect(new Map(series.map((row) => [row.financial_year, row.last_serial]))).toEqual(given);
  });
  it('promises delivery and prices televisions by the rules of the shop', async () => {
    const promised = await database.sql<{ at: string; latest: string }[]>`
      select created_at as at, expected_delivery as latest from orders where expected_delivery is not null`;
    expect(promised.length).toBeGreaterThan(100);
    for (const { at, latest } of promised)
      expect(new Date(latest)).toEqual(addBusinessDays(new Date(at), 5, []));
    const priced = await database.sql<{ mrp: string; off: string; price: string }[]>`
      select price_paise as mrp, discount_percent as off, new_price_paise as price from products`;
    for (const { mrp, off, price } of priced)
      expect(Number(price)).toBe(sellingPricePaise(paise(Number(mrp)), Number(off)));
  });
  it('sells in quantity at the price of the break', async () => {
    expect(
      await one(database.sql`select count(*) > 5 as some, count(*) filter (where o.total_paise <> l.quantity * l.unit_price_paise
          or l.unit_price_paise not in (select p.new_price_paise - b.discount_paise from wholesale_breaks b
            join wholesale_products w on w.id = b.wholesale_product_id join products p on p.id = w.product_id
            where p.id = l.product_id and l.quantity between b.min_quantity and coalesce(b.max_quantity, l.quantity)))::int as wrong
        from wholesale_orders o join wholesale_order_lines l on l.order_id = o.id`),
    ).toEqual({ some: true, wrong: 0 });
  });
  it('refuses a database without the demo, and a size that is none', async () => {
    const empty = await cloneDatabase();
    await expect(seedBulk(empty.url, { orders: 10 })).rejects.toThrow('this one has none');
    await empty.close();
    await expect(seedBulk(database.directUrl, { products: 0 })).rejects.toThrow('from 1 to 200000');
  });
});
