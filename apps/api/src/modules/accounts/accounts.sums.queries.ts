import { sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';

const COLUMN_OF = { orderCount: 'orders', totalSpent: 'spent_paise', lastOrderAt: 'last_order_at' } as const;

/** A sort by sums of orders. */
type SumField = keyof typeof COLUMN_OF;

export const isSumField = (field: string): field is SumField => field in COLUMN_OF;

/** Sums that `customer_sums` lacks, of the few accounts that have any: recent orders and changes, and refunds of a part. */
const RECENT = sql`
  select user_id, sum(orders) as orders, max(created_at) as last_order_at, sum(paise) as spent_paise from (
    select user_id, sign as orders, created_at,
      case when status in ('Cancelled', 'Returned') then 0 else sign * total_paise end as paise
    from unrolled_orders('-infinity')
    union all
    select o.user_id, 0, o.created_at, -r.amount_paise from refunds r join orders o on o.payment_id = r.captured_payment_id
    where r.payment_id is null and r.status <> 'failed' and o.status not in ('Cancelled', 'Returned')
  ) changes group by 1`;

/**
 * Returns the sums of the orders of a page of accounts, in the order of one of them. Accounts without recent orders come in
 * the order of an index, the others are sorted in between. `matching` is a condition on `users`.
 */
export function pageBySums(
  db: DbOrTx,
  matching: SQL | undefined,
  page: { field: SumField; order: 'asc' | 'desc'; limit: number; offset: number },
) {
  const order = (table: string) =>
    sql.raw(`${table}.${COLUMN_OF[page.field]} ${page.order}, ${table}.user_id ${page.order}`);
  const rows = sql`(
    with recent as materialized (${RECENT})
    select * from (
      (select s.user_id, s.orders::bigint as orders, s.spent_paise::numeric as spent_paise, s.last_order_at
        from customer_sums s join users on users.id = s.user_id
        where ${matching} and s.user_id not in (select user_id from recent)
        order by ${order('s')} limit ${page.limit + page.offset})
      union all
      select user_id, s.orders + r.orders, s.spent_paise + r.spent_paise, greatest(s.last_order_at, r.last_order_at)
      from recent r join customer_sums s using (user_id) join users on users.id = user_id where ${matching}
    ) candidates order by ${order('candidates')} limit ${page.limit} offset ${page.offset}) page`;
  return db
    .select({
      userId: sql<string>`page.user_id`.as('user_id'),
      n: sql<number>`page.orders`.as('n'),
      spent: sql<string>`page.spent_paise`.as('spent'),
      last: sql<string>`nullif(page.last_order_at, '-infinity')`.as('last'),
    })
    .from(rows)
    .as('ordered');
}
