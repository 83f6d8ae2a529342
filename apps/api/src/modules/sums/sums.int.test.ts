import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ORDER_STATUSES } from '@aabha/contracts/orders/orders.schema';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { pageBySums } from '../accounts/accounts.sums.queries';
import { interestSince, partsRefundedByDay, placedByDay, topModels } from '../dashboard/charts.queries';
import { advanceSums } from './sums.queries';
import { rollUpSums } from './sums.service';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await database.sql`insert into users (id, name, email, password_hash)
    select ${person(0)}::uuid, 'A', 'a@example.in', '' union all
    select ${person(1)}::uuid, 'B', 'b@example.in', '' union all
    select ${person(2)}::uuid, 'C', 'c@example.in', ''`;
  await database.sql`insert into products (id, name, category, company_name, price_paise, new_price_paise, screen_inches, resolution,
      technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn, highlights, description, warranty_months,
      warranty_pricing, specifications)
    select ('00000000-0000-7000-8000-00000000000' || i)::uuid, 'Surya ' || i, 'Smart TV', 'Surya', 100, 100, 43, '8K', 'OLED', 60, 4, 90, 'India', '8528', '{}', '', 12, '{}', '[]'
    from generate_series(0, 6) i`;
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`delete from refunds`;
  await database.sql`delete from orders`;
  await database.sql`delete from payments`;
  await database.sql`delete from analytics_events`;
  await database.sql`select forget_visit_sums()`;
});

const person = (n: number) => `00000000-0000-7000-8000-0000000000a${n}`;
const model = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
/** The first day of a chart of 30 days in India. */
const firstDay = () => new Date(Date.now() + 5.5 * 3_600_000 - 29 * 86_400_000).toISOString().slice(0, 10);
const rollUpAll = async () => {
  while ((await rollUpSums(database.db)) > 0);
};

const advance = async (parts: number) => {
  for (let part = 0; part < parts; part += 1) await advanceSums(database.db, 'orders', 100);
};

/** Writes an order so long ago. */
async function place(sqlOrTx: TestDatabase['sql'], { user, lines, minutesAgo }: Purchase): Promise<string> {
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const total = lines.reduce((sum, { quantity, paise }) => sum + quantity * paise, 0);
  const [payment] = await sqlOrTx<
    { id: string }[]
  >`insert into payments (user_id, status, provider_order_id, fingerprint, subtotal_paise,
      discount_paise, shipping_paise, round_off_paise, amount_paise, name, email, phone, address, city, state, zip, expires_at)
    values (${person(user)}, 'completed', gen_random_uuid()::text, gen_random_uuid()::text, ${total}, 0, 0, 0, ${total}, 'A', 'a@example.in', '9876543210', 'x', 'x', 'Goa', '403001', now())
    returning id`;
  const [order] = await sqlOrTx<
    { id: string }[]
  >`insert into orders (payment_id, user_id, total_paise, dispatch_center,
      origin_center, return_center, facility_city, facility_state, created_at)
    values (${payment?.id ?? ''}, ${person(user)}, ${total}, 'x', 'x', 'x', 'x', 'Goa', ${at}) returning id`;
  for (const [position, line] of lines.entries())
    await sqlOrTx`insert into order_lines (order_id, position, product_id, product_name, hsn, quantity, unit_price_paise,
        warranty_months, warranty_price_paise, total_warranty_months)
      values (${order?.id ?? ''}, ${position}, ${model(line.model)}, 'x', '8528', ${line.quantity}, ${line.paise}, 0, 0, 12)`;
  return order?.id ?? '';
}

const purchase = fc.record({
  user: fc.integer({ min: 0, max: 1 }),
  minutesAgo: fc.oneof(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 45 * 24 * 60 })),
  lines: fc.uniqueArray(
    fc.record({
      model: fc.integer({ min: 0, max: 6 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      paise: fc.integer({ min: 100, max: 900 }),
    }),
    { minLength: 1, maxLength: 3, selector: (line) => line.model },
  ),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer P> ? P : never;

const aPurchase = { user: 0, lines: [{ model: 1, quantity: 1, paise: 100 }], minutesAgo: 30 };

/** Refunds one unit of an order's first line, while any is left. */
const refundUnit = (order: string) => database.sql`
  with part as (
    insert into refunds (captured_payment_id, amount_paise, reason, status)
    select o.payment_id, l.unit_price_paise, 'x', 'processed' from orders o join order_lines l on l.order_id = o.id and l.position = 0
    where o.id = ${order} and l.quantity > (select count(*) from refunds where captured_payment_id = o.payment_id)
    returning id
  )
  insert into refund_lines (refund_id, position, quantity, goods_paise, warranty_paise, restock, settled_units)
  select id, 0, 1, 0, 0, false, 0 from part`;

/** What happens to the shop, one after the other. */
const event = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('part' as const), order: fc.nat() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('place' as const), purchase }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      order: fc.nat(),
      status: fc.constantFrom(...ORDER_STATUSES),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('advance' as const), parts: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('catch up' as const) }) },
);

/** Returns every figure as it is without sums. */
async function direct() {
  const since = firstDay();
  const [placed, refunded, models, customers] = await Promise.all([
    database.sql`select (created_at at time zone 'Asia/Kolkata')::date::text as day, status, count(*)::int as n, sum(total_paise)::int as amount
      from orders where created_at >= (${since}::date::timestamp at time zone 'Asia/Kolkata') group by 1, 2 order by 1, 2`,
    database.sql`select (o.created_at at time zone 'Asia/Kolkata')::date::text as day, sum(r.amount_paise)::int as amount
      from refunds r join orders o on o.payment_id = r.captured_payment_id
      where o.created_at >= (${since}::date::timestamp at time zone 'Asia/Kolkata') and o.status not in ('Cancelled', 'Returned') group by 1 order by 1`,
    database.sql`select p.id as product_id, p.name, sum(l.quantity - gone)::int as units, sum((l.quantity - gone) * l.unit_price_paise)::int as amount
      from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id
      cross join lateral (select coalesce(sum(f.quantity), 0) as gone from refunds r join refund_lines f on f.refund_id = r.id
        where r.captured_payment_id = o.payment_id and f.position = l.position) as parts
      where o.created_at >= (${since}::date::timestamp at time zone 'Asia/Kolkata') and o.status not in ('Cancelled', 'Returned')
      group by 1, 2 order by units desc, p.name limit 5`,
    database.sql`select u.id as "userId", count(o.id)::int as n,
        coalesce(sum(o.total_paise - gone) filter (where o.status not in ('Cancelled', 'Returned')), 0)::int as spent, max(o.created_at)::text as last
      from users u left join orders o on o.user_id = u.id
      cross join lateral (select coalesce(sum(amount_paise), 0) as gone from refunds where captured_payment_id = o.payment_id) as parts
      where u.role = 'User' group by 1 order by 3 desc, 1 desc`,
  ]);
  return { placed: [...placed], refunded: [...refunded], models: [...models], customers: [...customers] };
}

async function bySums() {
  const { db } = database;
  const page = pageBySums(db, sql`users.role = 'User'`, {
    field: 'totalSpent',
    order: 'desc',
    limit: 20,
    offset: 0,
  });
  const placed = await placedByDay(db, firstDay());
  const rows = await db
    .select({
      userId: page.userId,
      n: page.n,
      spent: page.spent,
      last: sql<string | null>`${page.last}::text`,
    })
    .from(page);
  return {
    placed: placed.sort((a, b) =>
      a.day === b.day
        ? ORDER_STATUSES.indexOf(a.status) - ORDER_STATUSES.indexOf(b.status)
        : a.day < b.day
          ? -1
          : 1,
    ),
    refunded: (await partsRefundedByDay(db, firstDay())).sort((a, b) => (a.day < b.day ? -1 : 1)),
    models: await topModels(db, firstDay()),
    customers: rows.map((row) => ({ ...row, n: Number(row.n), spent: Number(row.spent) })),
  };
}

describe('sums, what they lack, and the rows themselves', () => {
  it('are equal after any purchases, late ones too, and changes of status, however far the sums are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
        await database.sql`delete from refunds`;
        await database.sql`delete from orders`;
        const ids: string[] = [];
        for (const one of events) {
          if (one.kind === 'place') ids.push(await place(database.sql, one.purchase));
          else if (one.kind === 'status' && ids.length > 0)
            await database.sql`update orders set status = ${one.status} where id = ${ids[one.order % ids.length] ?? ''}`;
          else if (one.kind === 'advance')
            for (let part = 0; part < one.parts; part += 1) await advanceSums(database.db, 'orders', 2);
          else if (one.kind === 'catch up') await rollUpAll();
          else if (one.kind === 'part' && ids.length > 0) await refundUnit(ids[one.order % ids.length] ?? '');
          expect(await bySums()).toEqual(await direct());
        }
        await rollUpAll();
        expect(await bySums()).toEqual(await direct());
      }),
      { numRuns: 12 },
    );
  });

  it('are equal when transactions began before a step and end during it or after', async () => {
    const first = await place(database.sql, aPurchase);
    for (let parts = 0; parts < 12; parts += 1) {
      const session = await database.sql.reserve();
      await session`begin`;
      if (parts % 2 === 0) await session`select pg_current_xact_id()`;
      await place(database.sql, { ...aPurchase, user: 1, minutesAgo: 10 });
      await advance(parts % 4);
      await place(session, { ...aPurchase, minutesAgo: 20 });
      await session`update orders set status = ${parts % 3 === 0 ? 'Cancelled' : 'Pending'} where id = ${first}`;
      await advance(4);
      expect(await bySums()).toEqual(await direct());
      await session`commit`;
      session.release();
      expect(await bySums()).toEqual(await direct());
      await rollUpAll();
      expect(await bySums()).toEqual(await direct());
    }
  });

  it('are equal after an order was changed in time or deleted, which makes the sums anew', async () => {
    const id = await place(database.sql, aPurchase);
    await place(database.sql, { ...aPurchase, minutesAgo: 4000 });
    await rollUpAll();
    await database.sql`update orders set created_at = created_at - interval '3 days' where id = ${id}`;
    expect(await bySums()).toEqual(await direct());
    await rollUpAll();
    await database.sql`delete from orders where id = ${id}`;
    expect(await bySums()).toEqual(await direct());
    await rollUpAll();
    expect(await bySums()).toEqual(await direct());
  });

  it('count the visits of each day once', async () => {
    await database.sql`insert into analytics_events (name, path, created_at)
      select case n % 3 when 0 then 'add_to_cart' else 'page_view' end::analytics_event,
        case n % 2 when 0 then '/about' else '/television/1' end, now() - n * interval '7 hours' from generate_series(0, 150) n`;
    const [seen] = await database.sql<{ visits: number; added_to_cart: number }[]>`
      select (count(*) filter (where name = 'page_view' and path like '/television/%'))::int as visits,
        (count(*) filter (where name = 'add_to_cart'))::int as added_to_cart
      from analytics_events where created_at >= (${firstDay()}::date::timestamp at time zone 'Asia/Kolkata')`;
    expect(await interestSince(database.db, firstDay())).toEqual(seen);
    for (let part = 0; part < 8; part += 1) {
      await advanceSums(database.db, 'visits', 10);
      expect(await interestSince(database.db, firstDay())).toEqual(seen);
    }
    /* A part waits for transactions of other tests that began before it. */
    await vi.waitFor(async () => {
      await rollUpAll();
      expect(await interestSince(database.db, firstDay())).toEqual(seen);
      expect(await advanceSums(database.db, 'visits', 10)).toBe(false);
    });
  });

  it('are written by one process at a time', async () => {
    for (let n = 0; n < 20; n += 1) await place(database.sql, { ...aPurchase, minutesAgo: 5 + n });
    await Promise.all([rollUpAll(), rollUpAll(), rollUpAll()]);
    await rollUpAll();
    expect(await bySums()).toEqual(await direct());
  });
});
