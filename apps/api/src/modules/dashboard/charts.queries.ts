import { sql } from 'drizzle-orm';
import { paise } from '@aabha/contracts/money/money';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx } from '@aabha/db/client';

/*
 * Sums of days, and what they lack (docs/decisions/035-sums-in-the-background.md), in one statement each, so that both are
 * of one moment. Days are those of India, `YYYY-MM-DD`.
 */

const TOP_MODELS = 5;
export const NO_SALE = ['Cancelled', 'Returned'] as const;

const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
const DAY = sql`(created_at at time zone 'Asia/Kolkata')::date`;

/** Returns the orders of each status and day with their amount; days without any have no row. */
export async function placedByDay(db: DbOrTx, firstDay: string) {
  const rows = await db.execute<{ day: string; status: OrderStatus; n: string; amount: string }>(sql`
    select day::text, status, sum(orders) as n, sum(amount_paise) as amount from (
      select day, status, orders, amount_paise from sales_by_day where day >= ${firstDay}::date
      union all
      select ${DAY}, status, sign, sign * total_paise from unrolled_orders(${midnight(firstDay)})
    ) placed group by 1, 2 having sum(orders) <> 0`);
  return rows.map(({ n, amount, ...row }) => ({ ...row, n: Number(n), amount: paise(Number(amount)) }));
}
export type Placed = Awaited<ReturnType<typeof placedByDay>>[number];

/** Refunds of a part, few, of orders since midnight of a day. */
const partsSince = (firstDay: string) => sql`
  refunds r join orders o on o.payment_id = r.captured_payment_id
    and o.created_at >= ${midnight(firstDay)} and o.status not in ('Cancelled', 'Returned')`;
const IS_PART = sql`r.payment_id is null and r.status <> 'failed'`;

/** Returns what refunds of a part have given back of each day's sales; days without any have no row. */
export async function partsRefundedByDay(db: DbOrTx, firstDay: string) {
  const rows = await db.execute<{ day: string; amount: string }>(sql`
    select (o.created_at at time zone 'Asia/Kolkata')::date::text as day, sum(r.amount_paise) as amount
    from ${partsSince(firstDay)} where ${IS_PART} group by 1`);
  return rows.map(({ day, amount }) => ({ day, amount: paise(Number(amount)) }));
}
export type PartsRefunded = Awaited<ReturnType<typeof partsRefundedByDay>>[number];

/** Returns the best-selling televisions, without refunded units. Their names are looked up once each, not for every line. */
export async function topModels(db: DbOrTx, firstDay: string) {
  const rows = await db.execute<{ product_id: string; name: string; units: string; amount: string }>(sql`
    select product_id, name, units, amount from (
      select product_id, sum(units) as units, sum(amount_paise) as amount from (
        select product_id, units as sold, units, amount_paise from model_sales_by_day where day >= ${firstDay}::date
        union all
        select l.product_id, o.sign * l.quantity, o.sign * l.quantity, o.sign * l.quantity * l.unit_price_paise
        from unrolled_orders(${midnight(firstDay)}) o join order_lines l on l.order_id = o.order_id
        where o.status not in ('Cancelled', 'Returned')
        union all
        select l.product_id, 0, -p.quantity, -p.quantity * l.unit_price_paise
        from ${partsSince(firstDay)}
        join refund_lines p on p.refund_id = r.id
        join order_lines l on l.order_id = o.id and l.position = p.position
        where ${IS_PART}
      ) sales group by 1 having sum(sold) <> 0
    ) sums join products on products.id = product_id
    order by units desc, name limit ${TOP_MODELS}`);
  return rows.map(({ units, amount, ...row }) => ({
    ...row,
    units: Number(units),
    amount: paise(Number(amount)),
  }));
}

/** Returns how often televisions were viewed and added to a cart. */
export async function interestSince(db: DbOrTx, firstDay: string) {
  const [row] = await db.execute<{ visits: string; added: string }>(sql`
    select coalesce(sum(visits), 0) as visits, coalesce(sum(added_to_cart), 0) as added from (
      select visits, added_to_cart from visits_by_day where day >= ${firstDay}::date
      union all
      select visits, added_to_cart from unrolled_visits(${midnight(firstDay)})
    ) seen`);
  return { visits: Number(row?.visits), added_to_cart: Number(row?.added) };
}
