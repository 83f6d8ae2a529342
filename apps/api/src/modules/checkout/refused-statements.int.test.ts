import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCoupon, aProduct, SHIP_TO, signedInAs, someServiceAreas } from '../../testing/builders';
import { addToCart, payAtProvider, startPayment } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

/* Statements are sent as a pipeline: when the database refuses one, the following ones were already sent. */
const WRITTEN = [
  'products',
  'carts',
  'cart_items',
  'payments',
  'payment_lines',
  'stock_reservations',
  'orders',
  'order_lines',
  'order_events',
  'invoices',
  'invoice_series',
  'outbox',
] as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  await shop.sandbox('POST', '/sandbox/faults', { webhooksOff: true });
  await someServiceAreas(shop.db);
  await aCoupon(shop.db);
  await shop.sql`create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'not today'; end $$`;
});
afterAll(() => shop.stop());

let shopper: Awaited<ReturnType<typeof signedInAs>>;
let refusing: string | undefined;
beforeEach(async () => {
  shopper = await signedInAs(shop);
  await addToCart(shop, shopper, (await aProduct(shop.db)).id, 2);
  await addToCart(shop, shopper, (await aProduct(shop.db)).id, 1, 12);
  await shop.trpc(shopper.token).coupons.validate.mutate({ code: 'WELCOME10' });
});
const refuseWritesOf = async (table: string) => {
  await shop.db
    .execute(sql`create trigger refusing before insert or update or delete on ${sql.identifier(table)}
    for each statement execute function refuse()`);
  refusing = table;
};
const allowAll = async () => {
  if (refusing) await shop.db.execute(sql`drop trigger refusing on ${sql.identifier(refusing)}`);
  refusing = undefined;
};
afterEach(allowAll);

/** Returns all rows of all tables that a purchase writes. */
const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      WRITTEN.map(async (table) => {
        const rows = await shop.db.execute<{ row: string }>(
          sql`select written::text as row from ${sql.identifier(table)} written order by 1`,
        );
        return [table, rows.map(({ row }) => row)] as const;
      }),
    ),
  );
type Rows = Awaited<ReturnType<typeof everything>>;
const more = (before: Rows, after: Rows, tables: readonly string[]) =>
  tables.map((table) => (after[table]?.length ?? 0) - (before[table]?.length ?? 0));

describe('starting a payment', () => {
  const begin = async () => {
    const { cartList } = await shop.trpc(shopper.token).cart.list.query({});
    const amount = cartList[0]?.totals.payable ?? 0;
    return shop.rest('POST', '/payment/new', { amount, ...SHIP_TO }, shopper.token);
  };

  it.each(['payments', 'payment_lines', 'stock_reservations'])(
    'leaves nothing when its write to %s is refused, and succeeds when repeated',
    async (table) => {
      await refuseWritesOf(table);
      const before = await everything();
      for (let time = 1; time <= 12; time += 1) expect((await begin()).status).toBe(500);
      expect(await everything()).toEqual(before);
      await allowAll();
      expect((await begin()).status).toBe(200);
      const tables = ['payments', 'payment_lines', 'stock_reservations'];
      expect(more(before, await everything(), tables)).toEqual([1, 2, 2]);
    },
  );
});

describe('completing a payment', () => {
  it.each(WRITTEN.filter((table) => table !== 'payment_lines'))(
    'leaves nothing when its write to %s is refused, and succeeds when repeated',
    async (table) => {
      const paid = await payAtProvider(shop, (await startPayment(shop, shopper)).id);
      const complete = () =>
        shop.rest(
          'POST',
          '/payment/verify-payment',
          {
            orderId: paid.razorpay_order_id,
            paymentId: paid.razorpay_payment_id,
            signature: paid.razorpay_signature,
          },
          shopper.token,
        );
      await refuseWritesOf(table);
      const before = await everything();
      for (let time = 1; time <= 12; time += 1) expect((await complete()).status).toBe(500);
      expect(await everything()).toEqual(before);
      await allowAll();
      expect((await complete()).status).toBe(200);
      const tables = ['products', 'orders', 'order_lines', 'order_events', 'invoices', 'outbox'];
      expect(more(before, await everything(), tables)).toEqual([0, 1, 2, 1, 1, 1]);
    },
  );
});
