import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { FORECAST_DAYS } from '@aabha/contracts/stock/stock.values';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { lowestIdAt } from '@aabha/db/ids';
import { aProduct } from './builders';
import type { TestShop } from './test-shop';

const DAY_MS = 86_400_000;

/** Returns the day in India, so many days ago. */
export const dayAt = (ago: number): string => indiaDay(new Date(Date.now() - ago * DAY_MS));
/** Returns noon in India, so many days ago. */
export const noon = (ago: number): Date => new Date(`${dayAt(ago)}T06:30:00.000Z`);

interface Past {
  product: string;
  /** Days ago. */
  ago: number;
}

/** Writes a movement of a day, as the triggers do. */
async function move(shop: TestShop, past: Past, delta: number, reason: string): Promise<void> {
  if (delta === 0) return;
  const at = noon(past.ago);
  const id = lowestIdAt(at).slice(0, 19) + randomUUID().slice(19);
  await shop.sql`insert into stock_moves (id, product_id, delta, reason, created_at)
    values (${id}, ${past.product}, ${delta}, ${reason}, ${at.toISOString()})`;
}

/** Writes an order of a day, without its movement. */
async function order(shop: TestShop, user: string, past: Past, units: number, status: string): Promise<void> {
  if (units === 0) return;
  const { sql } = shop;
  const [payment] = await sql<{ id: string }[]>`
    insert into payments (user_id, status, provider_order_id, fingerprint, subtotal_paise, discount_paise, shipping_paise,
      round_off_paise, amount_paise, name, email, phone, address, city, state, zip, expires_at)
    values (${user}, 'completed', gen_random_uuid()::text, gen_random_uuid()::text, 100, 0, 0, 0, 100, 'A',
      'a@example.in', '9876543210', 'x', 'x', 'Goa', '403001', now()) returning id`;
  const [placed] = await sql<{ id: string }[]>`
    insert into orders (payment_id, user_id, total_paise, status, dispatch_center, origin_center, return_center,
      facility_city, facility_state, created_at)
    values (${payment?.id ?? ''}, ${user}, 100, ${status}, 'x', 'x', 'x', 'x', 'Goa', ${noon(past.ago).toISOString()})
    returning id`;
  await sql`insert into order_lines (order_id, position, product_id, product_name, hsn, quantity, unit_price_paise,
      warranty_months, warranty_price_paise, total_warranty_months)
    values (${placed?.id ?? ''}, 0, ${past.product}, 'x', '8528', ${units}, 100, 0, 0, 12)`;
}

const someUnits = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(6));

/** A television that began with some units, so many days ago, with what came and was wanted on each day since. */
export const aHistory = fc.record({
  begins: fc.nat(6),
  age: fc.integer({ min: 1, max: 40 }),
  days: fc.array(fc.record({ came: someUnits, wanted: fc.nat(3) }), { minLength: 41, maxLength: 41 }),
});
type History = typeof aHistory extends fc.Arbitrary<infer H> ? H : never;

/** Writes a history, and returns the television with what each day in stock of the last 28 sold. */
async function live(shop: TestShop, user: string, { begins, age, days }: History) {
  const { sql } = shop;
  const { id: product } = await aProduct(shop.db, { stock: 0, createdAt: noon(age).toISOString() });
  await move(shop, { product, ago: age }, begins, 'created');
  const counted: number[] = [];
  let units = begins;
  for (let ago = age; ago >= 0; ago -= 1) {
    const { came, wanted } = days[ago] ?? { came: 0, wanted: 0 };
    const sold = Math.min(wanted, units + came);
    await move(shop, { product, ago }, came, 'count');
    await move(shop, { product, ago }, -sold, 'sale');
    await order(shop, user, { product, ago }, sold, 'Delivered');
    if (ago >= 1 && ago <= FORECAST_DAYS && units + came > 0) counted.push(sold);
    units += came - sold;
  }
  /* The movements above are those of the stock, so that this is none. */
  await sql`alter table stock_slots disable trigger stock_slots_record_changed`;
  await sql`update products set stock = ${units} where id = ${product}`;
  await sql`alter table stock_slots enable trigger stock_slots_record_changed`;
  return { id: product, counted };
}

/** Returns what writes the past of televisions; orders are those of an account. */
export const stockHistory = (shop: TestShop, user: string) => ({
  move: (product: string, ago: number, delta: number, reason: string) =>
    move(shop, { product, ago }, delta, reason),
  order: (product: string, ago: number, units: number, status = 'Delivered') =>
    order(shop, user, { product, ago }, units, status),
  live: (history: History) => live(shop, user, history),
});
