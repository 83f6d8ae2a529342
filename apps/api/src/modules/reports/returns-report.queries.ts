import { sql, type SQL } from 'drizzle-orm';
import { paise } from '@aabha/contracts/money/money';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { NOT_STATED, WITHOUT_TELEVISION, type ReturnsGroup } from '@aabha/contracts/reports/reports.values';
import type { DbOrTx } from '@aabha/db/client';
import { RETURN_REASON } from '@aabha/db/return-conditions';
import { returnRequests } from '@aabha/db/schema/returns';
import { withinDays } from '@aabha/db/search/within-days';
import { factsOf, IS_INVOICE } from './reports.queries';

/** What a row is of: the television `p` of a line, or the reason of the request `q`. */
const KEYS: Readonly<Record<ReturnsGroup, SQL>> = {
  model: sql`coalesce(p.id::text, ${WITHOUT_TELEVISION})`,
  brand: sql`case when p.id is null then ${WITHOUT_TELEVISION} else coalesce(p.company_name, ${NOT_STATED}) end`,
  reason: sql`q.reason`,
};

/** The requests of the days, as `requests`, each with the refund that staff made of it. */
const requestsOf = (range: ReportRange) => sql`requests as (
  select ${returnRequests.id} as id, ${returnRequests.orderId} as order_id, ${RETURN_REASON} as reason,
    ${returnRequests.rejectedAt} as rejected_at, ${returnRequests.replacedAt} as replaced_at,
    coalesce(${returnRequests.refundId}, case when ${returnRequests.refundedAt} is not null then (
      select whole.id from refunds whole join orders o on o.payment_id = whole.payment_id where o.id = ${returnRequests.orderId}
    ) end) as refund_id
  from ${returnRequests} where ${withinDays(returnRequests.createdAt, range)}
)`;

/** Their units by line of the order; a request of everything has no lines of its own. */
const UNITS = sql`units as (
  select q.id, q.reason, ol.product_id, coalesce(rl.quantity, ol.quantity) as quantity,
    case when q.rejected_at is not null then coalesce(rl.quantity, ol.quantity)
      when rl.accepted is not null then rl.quantity - rl.accepted else 0 end as rejected,
    case when q.replaced_at is not null and q.rejected_at is null then coalesce(rl.accepted, rl.quantity, ol.quantity)
      else 0 end as replaced
  from requests q join order_lines ol on ol.order_id = q.order_id
  left join return_lines rl on rl.return_id = q.id and rl.position = ol.position
  where rl.return_id is not null or not exists (select from return_lines own where own.return_id = q.id)
)`;

/** What their credit notes gave back: a row for each line, and one for the rest of the note, which no television has. */
const CREDITED = sql`notes as (
  select c.id, q.reason, q.order_id, c.amount_paise, c.snapshot from requests q
  join credit_notes c on c.refund_id = q.refund_id and c.number is not null
), credited as (
  select n.id, n.reason, (
      select ol.product_id from order_lines ol where ol.order_id = n.order_id order by ol.position
      offset coalesce((l.line ->> 'invoiceLine')::integer, l.number::integer - 1) limit 1
    ) as product_id, (l.line ->> 'grossPaise')::bigint - (l.line ->> 'discountPaise')::bigint as amount
  from notes n cross join lateral jsonb_array_elements(n.snapshot -> 'lines') with ordinality l(line, number)
), amounts as (
  select reason, product_id, amount from credited
  union all
  select n.reason, null, n.amount_paise - coalesce((select sum(c.amount) from credited c where c.id = n.id), 0) from notes n
)`;

/** Returns the figures of the returns that were requested on some days by group, and their total; groups without any have no row. */
export async function sumReturns(db: DbOrTx, range: ReportRange, by: ReturnsGroup) {
  const key = KEYS[by];
  const rows = await db.execute<Record<string, string> & { key: string; isTotal: boolean }>(sql`
    with ${requestsOf(range)}, ${UNITS}, ${CREDITED}, counted as (
      select key, grouping(key) = 1 as is_total, count(distinct id) as requests, sum(quantity) as units,
        sum(replaced) as replaced, sum(rejected) as rejected
      from (select ${key} as key, q.* from units q left join products p on p.id = q.product_id) keyed
      group by grouping sets ((key), ())
    ), paid as (
      select key, grouping(key) = 1 as is_total, sum(amount) as refunded
      from (select ${key} as key, q.* from amounts q left join products p on p.id = q.product_id) keyed
      group by grouping sets ((key), ())
    )
    select key, is_total as "isTotal", coalesce(requests, 0)::text as requests, coalesce(units, 0)::text as units,
      coalesce(replaced, 0)::text as replaced, coalesce(rejected, 0)::text as rejected, coalesce(refunded, 0)::text as refunded
    from (select coalesce(key, '') as key, is_total, requests, units, replaced, rejected from counted) c
    full join (select coalesce(key, '') as key, is_total, refunded from paid) a using (key, is_total)`);
  return rows.map(({ key: of, isTotal, ...sums }) => {
    const count = (name: string) => Number(sums[name]);
    return {
      ...{ key: of, isTotal, requests: count('requests'), units: count('units') },
      ...{ replaced: count('replaced'), rejected: count('rejected'), refunded: paise(count('refunded')) },
    };
  });
}
export type ReturnsSums = Awaited<ReturnType<typeof sumReturns>>[number];

/** Returns the units on invoices of some days by television or brand. */
export async function sumSoldUnits(db: DbOrTx, range: ReportRange, by: ReturnsGroup) {
  const key = by === 'reason' ? sql`''` : KEYS[by];
  const rows = await db.execute<{ key: string; units: string }>(sql`
    select ${key} as key, coalesce(sum(facts.units), 0)::text as units
    from ${factsOf(range)} left join products p on p.id = facts.product_id where ${IS_INVOICE} group by 1`);
  return rows.map((row) => ({ ...row, units: Number(row.units) }));
}

/** Returns the names of televisions by their ids. */
export async function namesOfTelevisions(
  db: DbOrTx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.execute<{ id: string; name: string }>(
    sql`select id, name from products where id = any(${sql.param(`{${ids.join(',')}}`)}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
