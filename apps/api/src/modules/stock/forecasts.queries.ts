import { sql, type SQL } from 'drizzle-orm';
import { FORECAST_DAYS } from '@aabha/contracts/stock/stock.values';
import { startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import { lowestIdAt } from '@aabha/db/ids';

const DAY_MS = 86_400_000;

/*
 * Days are those of India. `sales` are the units of each television and day that were neither cancelled, returned nor refunded:
 * sums of days, and what they lack (docs/decisions/035-sums-in-the-background.md). `moved` are its movements of each day, with
 * the units at the end of the day. Between two days with movements the units do not change, so that the days without any follow
 * from the gaps, and no row is made for each television and day. Days before it was created do not count, and a day with sales
 * always does: the ledger may have begun later.
 */

/** The days that are read: from the first one, whose start is `since`, to the one before `today`. */
interface Days {
  first: string;
  today: string;
  since: SQL;
  lowestId: string;
}

function daysBefore(today: string): Days {
  const first = new Date(Date.parse(today) - FORECAST_DAYS * DAY_MS).toISOString().slice(0, 10);
  const start = startOfIndiaDay(first);
  const since = sql`${start.toISOString()}::timestamptz`;
  return { first, today, since, lowestId: lowestIdAt(start) };
}

const dayOf = (column: string) => sql`(${sql.raw(column)} at time zone 'Asia/Kolkata')::date`;

/** Units of each television and day, and their sums. */
const salesOf = ({ first, today, since }: Days) => sql`
  with sold as (
    select day, product_id, units from model_sales_by_day where day >= ${first}::date and day < ${today}::date
    union all
    select ${dayOf('o.created_at')}, l.product_id, o.sign * l.quantity
    from unrolled_orders(${since}) o join order_lines l on l.order_id = o.order_id
    where o.status not in ('Cancelled', 'Returned')
    union all
    select ${dayOf('o.created_at')}, l.product_id, -p.quantity
    from refunds r join orders o on o.payment_id = r.captured_payment_id
      and o.created_at >= ${since} and o.status not in ('Cancelled', 'Returned')
    join refund_lines p on p.refund_id = r.id join order_lines l on l.order_id = o.id and l.position = p.position
    where r.payment_id is null and r.status <> 'failed'
  ), sales as (
    select product_id, day, sum(units)::bigint as units from sold where day < ${today}::date group by 1, 2 having sum(units) > 0
  ), demand as (
    select product_id, sum(units)::float8 as sold, sum(units * units)::float8 as squares, count(*)::int as sale_days
    from sales group by 1
  `;

/**
 * Days on which a television had no unit. One that has more units than came in these days had some on each: only the others
 * are looked at day by day.
 */
const emptyDays = ({ first, today, since, lowestId }: Days) => sql`
  ), arrived as (
    select product_id, sum(delta) as units from stock_moves
    where reason <> 'sale' and reason not in ('opening', 'created') and delta > 0
      and id >= ${lowestId} and created_at >= ${since} group by 1
  ), doubtful as materialized (
    select p.id as product_id, p.stock, greatest(${dayOf('p.created_at')}, ${first}::date) as from_day
    from demand d join products p on p.id = d.product_id left join arrived a on a.product_id = p.id
    where p.stock <= coalesce(a.units, 0)
  ), moved as (
    select m.product_id, greatest(${dayOf('m.created_at')}, ${first}::date) as day, sum(m.delta)::int as net
    from doubtful d join stock_moves m on m.product_id = d.product_id
    where m.id >= ${lowestId} and m.created_at >= ${since} and m.reason not in ('opening', 'created') group by 1, 2
  ), balances as (
    select m.product_id, m.day, m.net, d.from_day,
      d.stock - coalesce(sum(m.net) over (later rows between 1 following and unbounded following), 0) as units,
      lead(m.day) over later as next_day, row_number() over later = 1 as is_first
    from moved m join doubtful d on d.product_id = m.product_id
    window later as (partition by m.product_id order by m.day)
  ), gaps as (
    select product_id, greatest(day - from_day, 0) as days from balances where is_first and units - net <= 0
    union all
    select product_id, greatest(least(coalesce(next_day, ${today}::date), ${today}::date) - day - 1, 0)
    from balances where units <= 0
  ), empty as (select product_id, sum(days)::int as days from gaps group by 1`;

/** Mean and deviation of the other days. */
const demandOf = ({ first, today }: Days) => sql`
), counted as (
    select d.product_id, d.sold, d.squares, greatest(${today}::date - greatest(${dayOf('p.created_at')}, ${first}::date)
      - coalesce(e.days, 0), d.sale_days)::float8 as days
    from demand d join products p on p.id = d.product_id left join empty e on e.product_id = d.product_id
  ), computed as (
    select c.product_id, c.sold::int as sold, c.days::smallint as days, c.sold / c.days as mean,
      case when c.days < 2 then 0
        else sqrt(greatest((c.days * c.squares - c.sold * c.sold) / (c.days * (c.days - 1)), 0)) end as deviation
    from counted c`;

const WRITE = sql`
), gone as (
    delete from stock_forecasts f where not exists (select from computed c where c.product_id = f.product_id)
  ), written as (
    insert into stock_forecasts as f (product_id, sold, days, mean, deviation)
    select product_id, sold, days, mean, deviation from computed
    on conflict (product_id) do update set sold = excluded.sold, days = excluded.days, mean = excluded.mean,
      deviation = excluded.deviation
      where (f.sold, f.days, f.mean, f.deviation) is distinct from
        (excluded.sold, excluded.days, excluded.mean, excluded.deviation)
  )
  select count(*)::int as n from computed`;

/**
 * Computes what every television sold in the 28 days before a day in India, in one statement (docs/spec/stock.md#forecast).
 * Returns the number of televisions that sold anything.
 */
export async function writeForecasts(tx: Tx, today: string): Promise<number> {
  const days = daysBefore(today);
  /* Sorts and hashes of a large shop fit into this, for this transaction. */
  await tx.execute(sql`select set_config('work_mem', '64MB', true)`);
  const [row] = await tx.execute<{ n: number }>(
    sql`${salesOf(days)}${emptyDays(days)}${demandOf(days)}${WRITE}`,
  );
  return row?.n ?? 0;
}
