import { sql } from 'drizzle-orm';
import { paise } from '@aabha/contracts/money/money';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import type { DbOrTx } from '@aabha/db/client';

const within = (
  column: string,
  { from, to }: ReportRange,
) => sql`${sql.raw(column)} >= (${from}::timestamp at time zone 'Asia/Kolkata')
  and ${sql.raw(column)} < ((${to}::date + 1)::timestamp at time zone 'Asia/Kolkata')`;

/**
 * What each of the credit notes `notes` takes back of the discount of its invoice, in proportion to what it gives back of each
 * line. Rounded as a running sum over all notes of the invoice, so that they take back the whole discount with the whole line.
 */
const TAKEN_BACK = sql`credits as (
  select c.id, c.invoice_id, c.issued_at, c.serial, l.number, coalesce((l.line ->> 'invoiceLine')::integer, l.number::integer - 1) as of_line,
    (l.line ->> 'grossPaise')::numeric - (l.line ->> 'discountPaise')::numeric as credited
  from credit_notes c cross join lateral jsonb_array_elements(c.snapshot -> 'lines') with ordinality l(line, number)
  where c.number is not null and c.invoice_id in (select invoice_id from notes)
), running as (
  select s.id, s.credited, (i.snapshot #>> array['lines', s.of_line::text, 'grossPaise'])::numeric as gross,
    coalesce((i.snapshot #>> array['lines', s.of_line::text, 'discountPaise'])::numeric, 0) as discount,
    sum(s.credited) over (partition by s.invoice_id, s.of_line order by s.issued_at, s.serial, s.id, s.number) as so_far
  from credits s join invoices i on i.id = s.invoice_id
), taken_back as (
  select id, sum(round(discount * so_far / (gross - discount)) - round(discount * (so_far - credited) / (gross - discount))) as discount
  from running where gross > discount group by id
)`;

/**
 * Returns the figures of coupons over documents of some days: invoices of discounted orders, and credit notes of such orders,
 * also of earlier invoices. An invoice has the discount of its payment, which it is written from.
 */
export async function sumCoupons(db: DbOrTx, range: ReportRange) {
  const rows = await db.execute<Record<string, string>>(sql`
    with used as (
      select coalesce(p.coupon_code, '') as code, count(*) as orders, sum(p.discount_paise) as coupon, sum(i.amount_paise) as amount,
        count(*) filter (where not exists (
          select from orders earlier where earlier.user_id = o.user_id and earlier.created_at < o.created_at and earlier.status <> 'Cancelled'
        )) as first
      from invoices i join orders o on o.id = i.order_id join payments p on p.id = o.payment_id
      where i.number is not null and p.discount_paise > 0 and ${within('i.created_at', range)}
      group by 1
    ), notes as (
      select c.id, c.invoice_id, c.issued_at, c.serial, c.amount_paise, c.snapshot, coalesce(p.coupon_code, '') as code
      from credit_notes c join invoices i on i.id = c.invoice_id
      join orders o on o.id = i.order_id join payments p on p.id = o.payment_id
      where c.number is not null and p.discount_paise > 0 and ${within('c.issued_at', range)}
    ), ${TAKEN_BACK}, credited as (
      select n.code, sum(n.amount_paise) as amount, sum(coalesce(t.discount, 0)) as discount
      from notes n left join taken_back t on t.id = n.id group by 1
    )
    select code, coalesce(u.orders, 0)::text as orders, coalesce(u.coupon, 0)::text as coupon, coalesce(u.first, 0)::text as first,
      (coalesce(u.amount, 0) - coalesce(c.amount, 0))::text as net, coalesce(c.discount, 0)::text as "takenBack"
    from used u full join credited c using (code)`);
  return rows.map(({ code = '', ...sums }) => ({
    code,
    ...{ orders: Number(sums['orders']), first: Number(sums['first']) },
    ...{ coupon: paise(Number(sums['coupon'])), takenBack: paise(Number(sums['takenBack'])) },
    net: paise(Number(sums['net'])),
  }));
}
export type CouponSums = Awaited<ReturnType<typeof sumCoupons>>[number];
