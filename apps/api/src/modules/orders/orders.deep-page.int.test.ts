import { and, asc, desc, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { orders } from '@aabha/db/schema/orders';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { rollUpSums } from '../sums/sums.service';
import { countBetween } from './orders.between.queries';
import { findDeepPart, isBeyond } from './orders.deep-page.queries';

const BUYER = '00000000-0000-7000-8000-0000000000aa';
const PLACED = 120;
const HOURS = 24 * 9;

let database: TestDatabase;
/** Places orders of the last days, at hours that repeat, a few of each status. */
const place = (count: number) => database.sql`
  with paid as (insert into payments (user_id, status, provider_order_id, fingerprint, subtotal_paise, discount_paise, shipping_paise,
      round_off_paise, amount_paise, name, email, phone, address, city, state, zip, expires_at)
    select ${BUYER}, 'completed', gen_random_uuid()::text, gen_random_uuid()::text, 1, 0, 0, 0, 1, 'A', 'a@example.in', '9876543210', 'x', 'x', 'Goa', '403001', now()
    from generate_series(1, ${count}) returning id)
  insert into orders (payment_id, user_id, total_paise, dispatch_center, origin_center, return_center, facility_city, facility_state, status, created_at)
  select id, ${BUYER}, 1, 'x', 'x', 'x', 'x', 'Goa', (array['Pending', 'Delivered', 'Cancelled'])[1 + floor(random() * 3)]::order_status,
    now() - make_interval(hours => floor(random() * ${HOURS})::int) from paid`;
const rollUpAll = async () => {
  while ((await rollUpSums(database.db)) > 0);
};

beforeAll(async () => {
  database = await cloneDatabase();
  await database.sql`insert into users (id, name, email, password_hash) values (${BUYER}, 'A', 'a@example.in', '')`;
  await place(PLACED - 30);
  await rollUpAll();
  await place(30);
  await database.sql`update orders set status = 'Shipped' where id in (select id from orders order by random() limit 9)`;
});
afterAll(() => database.close());

interface Page {
  order: 'asc' | 'desc';
  statuses: OrderStatus[] | undefined;
  offset: number;
}
const page: fc.Arbitrary<Page> = fc.record({
  order: fc.constantFrom('asc' as const, 'desc' as const),
  statuses: fc.constantFrom<OrderStatus[] | undefined>(undefined, ['Delivered'], ['Pending', 'Shipped']),
  offset: fc.nat(PLACED + 5),
});

async function expectSamePage({ order, statuses, offset }: Page) {
  const { db } = database;
  const own = statuses && inArray(orders.status, statuses);
  const read = (way: 'asc' | 'desc', from: number, limit: number, bound?: string) => {
    const direction = way === 'asc' ? asc : desc;
    return db
      .select({ id: orders.id })
      .from(orders)
      .where(and(own, bound === undefined ? undefined : isBeyond(way, bound)))
      .orderBy(direction(orders.createdAt), direction(orders.id))
      .limit(limit)
      .offset(from);
  };
  const part = await findDeepPart(db, statuses, { order, isByAge: true, limit: 10, offset });
  const reverse = order === 'asc' ? 'desc' : 'asc';
  const found = await read(part.isReversed ? reverse : order, part.offset, part.limit, part.bound);
  expect(part.isReversed ? found.toReversed() : found).toEqual(await read(order, offset, 10));
}

it('reads deep pages from a day on as from the start, before and after the sums are made', async () => {
  const pages = fc.asyncProperty(page, expectSamePage);
  await fc.assert(pages, { numRuns: 40, endOnFailure: true });
  await rollUpAll();
  await fc.assert(pages, { numRuns: 20, endOnFailure: true });
});

it('counts the orders of a time by whole days and the rest of them', async () => {
  await place(10);
  const instant = fc.integer({ min: -HOURS - 5, max: 5 });
  await fc.assert(
    fc.asyncProperty(instant, instant, async (a, b) => {
      const [from, before] = [a, b]
        .sort((x, y) => x - y)
        .map((hours) => new Date(Date.now() + hours * 3_600_000));
      if (!from || !before) return;
      const [row] = await database.db.execute<{ n: number; direct: number }>(sql`
        select ${countBetween(from, before)}::int as n, (select count(*)::int from orders
          where created_at >= ${from.toISOString()} and created_at < ${before.toISOString()}) as direct`);
      expect(row?.n).toBe(row?.direct);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
