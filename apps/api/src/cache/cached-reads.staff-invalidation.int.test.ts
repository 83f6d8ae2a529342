import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '@aabha/db/schema/media';
import { productPictures } from '@aabha/db/schema/products';
import { aProduct } from '../testing/builders';
import { startTwoCachedShops, type TwoCachedShops } from '../testing/cached-shop';
import type { SecondApi } from '../testing/second-api';
import { buy } from '../testing/shopping-steps';
import type { TestShop } from '../testing/test-shop';

let api: TwoCachedShops;
let shop: TestShop;
let second: SecondApi;
beforeAll(async () => {
  api = await startTwoCachedShops();
  ({ shop, second } = api);
  await buyPictured();
  const { _id: orderId } = await buyPictured();
  await shop.trpc(api.staff.token).shipments.create.mutate({ order_id: orderId });
  await shop.db.execute(
    sql`with made as (
      insert into refunds (payment_id, amount_paise, reason) select payment_id, 100, 'Asked for' from orders limit 1
      returning id
    ) insert into refund_lines (refund_id, position, quantity, goods_paise, warranty_paise, restock, settled_units)
      select id, 0, 1, 100, 0, false, 0 from made`,
  );
});
afterAll(() => api.stop());

/** Places an order for a television with a picture of its own. */
async function buyPictured() {
  const { id } = await aProduct(shop.db, { stock: 5 });
  const picture = { width: 1200, height: 800, placeholder: 'data:,', fallbackFile: 'a.jpg', sources: [] };
  await shop.db.insert(media).values({ hash: id, ...picture });
  await shop.db.insert(productPictures).values({ productId: id, position: 0, mediaHash: id });
  return buy(shop, api.shopper, id);
}

const LIST = `/trpc/orders.list?input=${encodeURIComponent('{}')}`;
const ask = async (url: string) => {
  const response = await fetch(url + LIST, { headers: { authorization: `Bearer ${api.staff.token}` } });
  expect(response.status).toBe(200);
  return response.text();
};

/** Asserts that a change removes the list from the caches of both processes. */
async function expectInvalidated(change: SQL): Promise<void> {
  await api.startAfresh();
  const before = await ask(shop.url);
  expect(await ask(second.url)).toBe(before);
  expect(api.cached()).toEqual([1, 1]);
  await shop.db.execute(change);
  await api.waitForInvalidation();
  expect(api.cached()).toEqual([0, 0]);
}

/* Changes of one column of one row. */
const TEXT = (column: string) => `${column} = ${column} || '+'`;
const ONE_MORE = (column: string) => `${column} = ${column} + 1`;
const AT = (column: string) => `${column} = coalesce(${column}, now()) + interval '1 second'`;
const STATUS = (column: string) => `${column} = 'Delivered'`;
const AMOUNT = (sign: '+' | '-') => (column: string) =>
  `${column} = ${column} + 1, amount_paise = amount_paise ${sign} 1`;

const ADDRESS = { name: 'Asha Rao', phone: '', address: '7 Temple Street', city: 'Pune', zip: '411001' };

/** Every column that the list of orders shows, with a statement that changes it. */
const SHOWN: Record<string, Record<string, (column: string) => string>> = {
  orders: {
    status: STATUS,
    created_at: AT,
    updated_at: AT,
    delivery_name: TEXT,
    delivery_phone: TEXT,
    delivery_address: TEXT,
    delivery_city: TEXT,
    delivery_zip: TEXT,
    total_paise: ONE_MORE,
    dispatch_center: TEXT,
    origin_center: TEXT,
    return_center: TEXT,
    facility_city: TEXT,
    facility_state: TEXT,
    expected_delivery: AT,
    revised_delivery: AT,
    return_requested: (column) => `${column} = not ${column}`,
    is_restocked: (column) => `${column} = not coalesce(${column}, false)`,
    delivered_at: AT,
  },
  order_lines: {
    position: (column) => `${column} = ${column} + 7`,
    product_id: (column) =>
      `${column} = (select id from products where id <> order_lines.product_id limit 1)`,
    product_name: TEXT,
    quantity: ONE_MORE,
    unit_price_paise: ONE_MORE,
    warranty_months: ONE_MORE,
    warranty_price_paise: ONE_MORE,
    total_warranty_months: ONE_MORE,
  },
  order_events: {
    from_status: STATUS,
    to_status: STATUS,
    created_at: AT,
    actor: (column) => `${column} = 'staff'`,
    user_id: (column) => `${column} = (select id from users where role = 'SubAdmin')`,
    reason: (column) => `${column} = 'Asked for'`,
    address_change: (column) => `${column} = '${JSON.stringify({ before: ADDRESS, after: ADDRESS })}'`,
  },
  invoices: { number: (column) => `${column} = 'A/1'` },
  credit_notes: {
    number: (column) => `${column} = 'C/1', serial = 1, financial_year = '2026-27', issued_at = now()`,
  },
  refunds: {
    amount_paise: ONE_MORE,
    shipping_paise: ONE_MORE,
    reason: TEXT,
    status: (column) => `${column} = 'failed'`,
    speed: (column) => `${column} = 'instant'`,
    speed_processed: (column) => `${column} = 'normal'`,
    created_at: AT,
  },
  refund_lines: {
    position: (column) => `${column} = ${column} + 7`,
    quantity: ONE_MORE,
    goods_paise: ONE_MORE,
    warranty_paise: ONE_MORE,
    settled_units: (column) => `${column} = 1 - ${column}`,
  },
  shipments: {
    state: (column) => `${column} = 'packed', packed_at = now()`,
    courier: TEXT,
    courier_name: TEXT,
    awb: TEXT,
    tracking_url: TEXT,
    shipped_at: AT,
    delivered_at: (column) =>
      `${column} = now(), state = 'delivered', packed_at = now(), shipped_at = now(), courier = 'gati'`,
  },
  shipment_lines: { quantity: ONE_MORE },
  payments: {
    name: TEXT,
    email: TEXT,
    phone: (column) => `${column} = '9000022222'`,
    subtotal_paise: AMOUNT('+'),
    discount_paise: AMOUNT('-'),
    shipping_paise: AMOUNT('+'),
    round_off_paise: AMOUNT('+'),
    coupon_code: (column) => `${column} = 'DIWALI'`,
    address: TEXT,
    city: TEXT,
    state: TEXT,
    zip: TEXT,
    provider_payment_id: TEXT,
  },
  users: { name: TEXT, email: TEXT, phone: (column) => `${column} = '9000011111'` },
};
const COLUMNS = Object.entries(SHOWN).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, change]): [string, string, string] => [
    table,
    column,
    change(column),
  ]),
);

/** Join columns, which never change, or only together with the id of a refund. */
const KEYS = ['id', 'order_id', 'payment_id', 'captured_payment_id', 'refund_id'];
/** Columns that never change for an order, or only together with one. */
const OTHERS = [
  'orders.accepted_texts',
  'orders.user_id',
  'payments.gift_note',
  'payments.gstin',
  'payments.legal_name',
  'payments.method',
  'payments.offer_discount_paise',
  'row_counts.table',
  'shipment_lines.position',
  'shipment_lines.shipment_id',
  'shipments.replacement_id',
];

it('every column that the list reads is among those tested here', async () => {
  const aliases: Record<string, string> = { actor: 'users' };
  const texts = await shop.statementsOf(() => shop.trpc(api.staff.token).orders.list.query({ pageSize: 3 }));
  const list = texts.filter((text) => text.includes('order_lines'));
  const named = list.join('\n').matchAll(/"(\w+)"\."(\w+)"/g);
  const shown = [...named].map(([, table = '', column = '']) => `${aliases[table] ?? table}.${column}`);
  const tried = COLUMNS.map(([table, column]) => `${table}.${column}`);
  const keys = Object.keys(SHOWN).flatMap((table) => KEYS.map((key) => `${table}.${key}`));
  expect(shown.length).toBeGreaterThan(30);
  expect([...new Set(shown)].filter((name) => ![...tried, ...keys, ...OTHERS].includes(name))).toEqual([]);
});

describe('the cached list of orders is invalidated in every process by a new', () => {
  it.each(COLUMNS)('%s.%s', async (table, _column, change) => {
    const one = sql.raw(`ctid = (select min(ctid) from ${table})`);
    const ofAnOrder = sql.raw(
      table === 'users' ? `id in (select user_id from orders)` : `id in (select payment_id from orders)`,
    );
    const where = table === 'users' || table === 'payments' ? ofAnOrder : one;
    await expectInvalidated(sql`update ${sql.raw(table)} set ${sql.raw(change)} where ${where}`);
  });

  it.each([
    [
      'picture',
      sql`delete from product_pictures where product_id = (select product_id from order_lines limit 1)`,
    ],
    ['file of a picture', sql`update media set fallback_file = 'b.jpg'`],
  ])('%s', (_what, change) => expectInvalidated(change));
});

const COPIES: Record<string, string> = {
  order_lines: `insert into order_lines select order_id, position + 20, product_id, product_name, hsn, quantity,
    unit_price_paise, warranty_months, warranty_price_paise, total_warranty_months from order_lines limit 1`,
  order_events: `insert into order_events (order_id, to_status, actor) select id, 'Shipped', 'system' from orders limit 1`,
  refunds: `insert into refunds (payment_id, amount_paise, reason) select payment_id, 100, 'Asked for' from orders
    where payment_id not in (select payment_id from refunds)`,
};

describe('every process drops the list of orders when an order that was there before', () => {
  it.each(Object.entries(COPIES))('has one more of %s', (_table, insert) =>
    expectInvalidated(sql.raw(insert)),
  );

  it.each(['shipment_lines', 'order_lines', 'order_events', 'invoices', 'refund_lines', 'refunds'])(
    'has one fewer of %s',
    (table) =>
      expectInvalidated(sql.raw(`delete from ${table} where ctid = (select min(ctid) from ${table})`)),
  );

  it('has its invoice written later', async () => {
    await expectInvalidated(
      sql`insert into invoices (order_id, user_id, financial_year, serial, number, amount_paise, snapshot)
        select id, user_id, '2026-27', 999, 'LATE/1', 1, '{}' from orders
        where id not in (select order_id from invoices)`,
    );
  });

  it.each(['order_lines', 'order_events', 'invoices', 'refunds', 'orders'])('loses all its %s', (table) =>
    expectInvalidated(sql.raw(`truncate ${table} cascade`)),
  );
});

it('a purchase is shown by the next read', async () => {
  await ask(shop.url);
  await ask(second.url);
  const { _id } = await buyPictured();
  await api.waitForInvalidation();
  for (const { url } of [shop, second]) expect(await ask(url)).toContain(_id);
});
