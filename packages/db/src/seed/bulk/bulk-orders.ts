import { addBusinessDays, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { BulkTx } from './bulk.types';

const DAY_MS = 86_400_000;
const PROMISED_BUSINESS_DAYS = 5;

/** For each day of the week in India, Sunday first, in how many days a parcel is promised at the latest. */
function promisedDays(): number[] {
  const sunday = startOfIndiaDay('2026-11-15').getTime();
  return Array.from({ length: 7 }, (_, day) => {
    const at = new Date(sunday + day * DAY_MS);
    return (addBusinessDays(at, PROMISED_BUSINESS_DAYS, []).getTime() - at.getTime()) / DAY_MS;
  });
}

/**
 * The demo's own purchases are the patterns: each is fit for orders of some ages, so that nothing that follows an order
 * lies in the future and what is old is settled. Band 0 is below two days, 1 below eight, 2 below fourteen, 3 the rest.
 */
async function choosePatterns(tx: BulkTx): Promise<void> {
  await tx`
    create temp table bulk_patterns (band int, n int, size int, order_id uuid, payment_id uuid, user_id uuid,
      created_at timestamptz, primary key (band, n)) on commit drop`;
  await tx`
    insert into bulk_patterns
    select band, row_number() over (partition by band order by id) - 1, count(*) over (partition by band), id, payment_id, user_id, created_at
    from (
      select o.*, greatest(o.updated_at, o.delivered_at, r.approved_at, r.refunded_at, r.created_at, f.updated_at,
        (select max(created_at) from order_events e where e.order_id = o.id)) - o.created_at as took
      from orders o
      join payments p on p.id = o.payment_id and p.provider_order_id like 'order\\_Demo%'
      left join return_requests r on r.order_id = o.id
      left join refunds f on f.payment_id = o.payment_id
    ) o cross join generate_series(0, 3) band
    where case band
      when 0 then status = 'Pending' and took < interval '1 minute'
      when 1 then status = 'Shipped' and took < interval '2 days'
      when 2 then status = 'Delivered' and took < interval '8 days'
      else took < interval '14 days' and (status in ('Cancelled', 'Returned') or status = 'Delivered' and not return_requested)
    end`;
  const [found] = await tx<{ bands: number }[]>`select count(distinct band)::int as bands from bulk_patterns`;
  if (found?.bands !== 4)
    throw new Error('Too little is left of the demo’s own orders. Run npm run db:reset, then seed again.');
}

/** Plans `missing` orders over the last year, more and more towards today, none within the last two hours. */
async function planOrders(tx: BulkTx, missing: number, now: string): Promise<void> {
  await tx`
    create temp table bulk_orders (serial bigint, order_id uuid, payment_id uuid, at timestamptz, shift interval, buyer uuid,
      person int, pattern_order uuid, pattern_payment uuid, pattern_user uuid) on commit drop`;
  await tx`
    insert into bulk_orders
    with first as (
      select coalesce(max(substring(provider_order_id from 11)::bigint), -1) + 1 as serial
      from payments where provider_order_id ~ '^order_Demo[0-9]+$'
    ), planned as (
      select i, ${now}::timestamptz - interval '2 hours'
        - (interval '365 days' - interval '2 hours') * power((i + 0.5) / ${missing}::float8, 1.15) as at
      from generate_series(0, ${missing}::int - 1) i
    ), banded as (
      select *, case when at > ${now}::timestamptz - interval '2 days' then 0
        when at > ${now}::timestamptz - interval '8 days' then 1
        when at > ${now}::timestamptz - interval '14 days' then 2 else 3 end as band
      from planned
    ), sizes as (select distinct band, size from bulk_patterns),
    people as (select count(*) as n from bulk_people)
    select first.serial + i, uuidv7(at - clock_timestamp()), uuidv7(at - interval '1 minute' - clock_timestamp()), at,
      at - p.created_at, buyer.id, buyer.n, p.order_id, p.payment_id, p.user_id
    from banded
    cross join first
    cross join people
    join sizes using (band)
    join bulk_patterns p on p.band = banded.band and p.n = i::bigint * 7919 % sizes.size
    join bulk_people buyer on buyer.n = i::bigint * 104729 % people.n`;
  await tx`analyze bulk_orders`;
}

async function addPayments(tx: BulkTx): Promise<void> {
  await tx`
    insert into payments (id, user_id, status, provider_order_id, provider_payment_id, fingerprint, subtotal_paise,
      discount_paise, shipping_paise, round_off_paise, amount_paise, coupon_id, coupon_code, coupon_percent,
      name, email, phone, address, city, state, zip, expires_at, created_at, updated_at)
    select b.payment_id, b.buyer, 'completed', 'order_Demo' || lpad(b.serial::text, 10, '0'),
      'pay_Demo' || lpad(b.serial::text, 10, '0'), 'demo-' || b.serial, p.subtotal_paise, p.discount_paise,
      p.shipping_paise, p.round_off_paise, p.amount_paise, p.coupon_id, p.coupon_code, p.coupon_percent,
      buyer.name, buyer.email, buyer.phone, buyer.address, p.city, p.state, p.zip,
      b.at + interval '15 minutes', b.at - interval '1 minute', b.at
    from bulk_orders b
    join payments p on p.id = b.pattern_payment
    join bulk_people buyer on buyer.n = b.person`;
  await tx`
    insert into payment_lines (payment_id, position, product_id, product_name, hsn, quantity, unit_price_paise,
      warranty_months, warranty_price_paise, product_warranty_months)
    select b.payment_id, l.position, l.product_id, l.product_name, l.hsn, l.quantity, l.unit_price_paise,
      l.warranty_months, l.warranty_price_paise, l.product_warranty_months
    from bulk_orders b join payment_lines l on l.payment_id = b.pattern_payment`;
  await tx`
    insert into refunds (payment_id, provider_refund_id, amount_paise, reason, status, created_at, updated_at)
    select b.payment_id, 'rfnd_Demo' || lpad(b.serial::text, 10, '0'), r.amount_paise, r.reason, 'processed',
      r.created_at + b.shift, r.updated_at + b.shift
    from bulk_orders b join refunds r on r.payment_id = b.pattern_payment and r.status = 'processed'`;
}

async function addOrderRows(tx: BulkTx): Promise<void> {
  await tx`
    insert into orders (id, payment_id, user_id, status, total_paise, dispatch_center, origin_center, return_center,
      facility_city, facility_state, expected_delivery, delivered_at, return_requested, created_at, updated_at)
    select b.order_id, b.payment_id, b.buyer, o.status, o.total_paise, o.dispatch_center, o.origin_center,
      o.return_center, o.facility_city, o.facility_state,
      case when o.expected_delivery is not null then b.at + interval '1 day'
        * (${promisedDays()}::int[])[1 + extract(dow from b.at at time zone 'Asia/Kolkata')::int] end,
      o.delivered_at + b.shift, o.return_requested, b.at, o.updated_at + b.shift
    from bulk_orders b join orders o on o.id = b.pattern_order`;
  await tx`
    insert into order_lines (order_id, position, product_id, product_name, hsn, quantity, unit_price_paise,
      warranty_months, warranty_price_paise, total_warranty_months)
    select b.order_id, l.position, l.product_id, l.product_name, l.hsn, l.quantity, l.unit_price_paise,
      l.warranty_months, l.warranty_price_paise, l.total_warranty_months
    from bulk_orders b join order_lines l on l.order_id = b.pattern_order`;
  await tx`
    insert into order_events (order_id, from_status, to_status, actor, user_id, reason, created_at)
    select b.order_id, e.from_status, e.to_status, e.actor,
      case when e.user_id = b.pattern_user then b.buyer else e.user_id end, e.reason, e.created_at + b.shift
    from bulk_orders b join order_events e on e.order_id = b.pattern_order`;
  await tx`
    insert into return_requests (order_id, user_id, reason, refund_paise, approved_at, refunded_at, created_at)
    select b.order_id, b.buyer, r.reason, r.refund_paise, r.approved_at + b.shift, r.refunded_at + b.shift,
      r.created_at + b.shift
    from bulk_orders b join return_requests r on r.order_id = b.pattern_order`;
}

/** Adds `missing` orders with payment, lines, timeline, refund and return, each after the pattern of one of the demo's. */
export async function addOrders(tx: BulkTx, missing: number, now: string): Promise<void> {
  await choosePatterns(tx);
  await planOrders(tx, missing, now);
  await addPayments(tx);
  await addOrderRows(tx);
}
