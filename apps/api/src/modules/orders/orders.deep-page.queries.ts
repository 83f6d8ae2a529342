import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx } from '@aabha/db/client';
import { nearerEnd } from '@aabha/db/nearer-end';
import { countRows } from '@aabha/db/row-counts';
import { orders } from '@aabha/db/schema/orders';

type Order = 'asc' | 'desc';

/**
 * Returns an instant from which a list of orders by age can be read instead of from its start, and how many orders come
 * before it: as many whole days of India as fit into the offset, by the sums of days. Undefined where none fits.
 */
async function findDayNear(
  db: DbOrTx,
  { statuses, order, offset }: { statuses: readonly OrderStatus[] | undefined; order: Order; offset: number },
): Promise<{ bound: string; passed: number } | undefined> {
  const listed = statuses === undefined ? sql`true` : sql`status in ${[...statuses]}`;
  const way = sql.raw(order);
  const end = order === 'asc' ? sql`day + 1` : sql`day`;
  const [row] = await db.execute<{ bound: string; passed: number }>(sql`
    with days as (
      select day, sum(orders) as orders from (
        select day, orders from sales_by_day where ${listed}
        union all
        select (created_at at time zone 'Asia/Kolkata')::date, sign from unrolled_orders('-infinity') where ${listed}
      ) as counted group by day
    ), running as (select day, sum(orders) over (order by day ${way}) as passed from days)
    select ((${end})::timestamp at time zone 'Asia/Kolkata')::text as bound, passed::int as passed
    from running where passed <= ${offset} order by day ${sql.raw(order === 'asc' ? 'desc' : 'asc')} limit 1`);
  return row;
}

const REVERSE = { asc: 'desc', desc: 'asc' } as const;

/**
 * Returns how to read a deep page of all orders or of those of some statuses: its part of the list or of the reversed one;
 * for a list by age, from the nearest day on that is known to come before it.
 */
export async function findDeepPart(
  db: DbOrTx,
  statuses: OrderStatus[] | undefined,
  { order, isByAge, ...part }: { order: Order; isByAge: boolean; limit: number; offset: number },
) {
  const { limit, offset, isReversed } = nearerEnd(part, await countRows(db, 'orders', statuses));
  const way = isReversed ? REVERSE[order] : order;
  const day = isByAge && limit > 0 ? await findDayNear(db, { statuses, order: way, offset }) : undefined;
  return { limit, offset: offset - (day?.passed ?? 0), isReversed, bound: day?.bound };
}

/** Returns the condition for orders that a list by age has from there on. */
export const isBeyond = (order: Order, bound: string | Placeholder): SQL =>
  order === 'asc'
    ? sql`${orders.createdAt} >= ${bound}::timestamptz`
    : sql`${orders.createdAt} < ${bound}::timestamptz`;
