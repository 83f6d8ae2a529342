import type { BulkTx } from './bulk.types';

/** What staff did to the orders, mails that went out about them, and a few that did not. */
async function addTraces(tx: BulkTx): Promise<void> {
  await tx`
    insert into audit_log (staff_id, action, entity, entity_id, before, after, created_at)
    select e.user_id, 'order.status', 'order', e.order_id::text, jsonb_build_object('status', e.from_status),
      jsonb_build_object('status', e.to_status, 'reason', e.reason), e.created_at
    from bulk_orders b join order_events e on e.order_id = b.order_id and e.actor = 'staff'`;
  await tx`
    insert into outbox (kind, payload, attempts, run_at, done_at, failed_at, last_error, created_at)
    select 'mail.order-placed', jsonb_build_object('orderId', order_id), case when failed then 10 else 1 end, at,
      case when not failed then at end, case when failed then at end,
      case when failed then '550 5.1.1 There is no such mailbox.' end, at
    from bulk_orders cross join lateral (select serial % 2000 = 0 as failed) fate`;
}

/** Complaints, messages and subscribers, in proportion to the orders; complaints are settled after two weeks. */
async function addVoices(tx: BulkTx, now: string): Promise<void> {
  await tx`
    insert into complaints (user_id, name, email, phone, issue_type, custom_issue_type, description, status, created_at, updated_at,
      acknowledged_at, ack_due_at, due_at, resolved_at, link_key)
    select buyer.id, buyer.name, buyer.email, buyer.phone, c.issue_type, c.custom_issue_type, c.description,
      case when b.at < ${now}::timestamptz - interval '14 days' then 'Resolved' else c.status end, b.at, b.at,
      b.at + interval '1 minute', b.at + interval '48 hours',
      (b.at at time zone 'Asia/Kolkata' + interval '1 month') at time zone 'Asia/Kolkata',
      case when b.at < ${now}::timestamptz - interval '14 days' then b.at + interval '10 days' end, gen_random_uuid()::text
    from bulk_orders b
    join bulk_people buyer on buyer.n = b.person
    join (select *, row_number() over (order by created_at) - 1 as n, count(*) over () as size from complaints) c
      on c.n = b.serial / 40 % c.size
    where b.serial % 40 = 0`;
  await tx`
    insert into contact_messages (name, email, phone, subject, message, state, due_at, created_at, updated_at)
    select buyer.name, buyer.email, buyer.phone, m.subject, m.message,
      case when b.at < ${now}::timestamptz - interval '2 days' then 'closed' else 'open' end,
      case when b.at >= ${now}::timestamptz - interval '2 days' then b.at + interval '2 days' end, b.at, b.at
    from bulk_orders b
    join bulk_people buyer on buyer.n = b.person
    join (select *, row_number() over (order by created_at) - 1 as n, count(*) over () as size from contact_messages) m
      on m.n = b.serial / 80 % m.size
    where b.serial % 80 = 0`;
  await tx`
    insert into subscribers (email, unsubscribe_token, unsubscribed_at, created_at)
    select email, gen_random_uuid()::text, case when n % 9 = 0 then ${now}::timestamptz end, came_at
    from bulk_people where n % 3 = 0
    on conflict do nothing`;
}

/** Coupons that have expired, and wholesale orders at the price that each quantity has. */
async function addTrade(tx: BulkTx, now: string): Promise<void> {
  await tx`
    insert into coupons (code, discount_percent, expires_at, created_at)
    select 'PAST' || serial, 5 + serial / 500 % 20, at + interval '14 days', at
    from bulk_orders where serial % 500 = 0 and at < ${now}::timestamptz - interval '15 days'`;
  await tx`create temp table bulk_wholesale (like wholesale_order_lines, n bigint, at timestamptz) on commit drop`;
  await tx`
    insert into bulk_wholesale
    with listed as (
      select p.id, p.name, p.new_price_paise, w.id as listing, row_number() over (order by p.id) - 1 as n, count(*) over () as size
      from wholesale_products w join products p on p.id = w.product_id
    )
    select b.order_id, l.id, l.name, amount.quantity, l.new_price_paise - coalesce((
        select k.discount_paise from wholesale_breaks k
        where k.wholesale_product_id = l.listing and k.min_quantity <= amount.quantity
          and (k.max_quantity is null or k.max_quantity >= amount.quantity)
        order by k.min_quantity desc limit 1), 0), b.serial, b.at
    from bulk_orders b
    join listed l on l.n = b.serial / 100 % l.size
    cross join lateral (select (5 + b.serial / 100 % 40)::int as quantity) amount
    where b.serial % 100 = 0`;
  await tx`
    insert into wholesale_orders (id, email, contact, company_name, shipping_address, billing_address, total_paise, payment_status, created_at, updated_at)
    select w.order_id, buyer.email, buyer.phone, split_part(buyer.name, ' ', 2) || ' Traders', a.shipping, a.billing,
      w.quantity * w.unit_price_paise, case when w.n % 300 = 0 then 'Pending' else 'Completed' end::wholesale_payment_status, w.at, w.at
    from bulk_wholesale w
    join bulk_orders b on b.order_id = w.order_id
    join payments p on p.id = b.payment_id
    join bulk_people buyer on buyer.n = b.person
    cross join lateral (select split_part(p.name, ' ', 1) as first, split_part(p.name, ' ', 2) as last) names
    cross join lateral (select
      jsonb_build_object('firstName', first, 'lastName', last, 'fullAddress', p.address, 'apartment', '', 'city', p.city,
        'country', 'India', 'state', p.state, 'zipCode', p.zip) as shipping,
      jsonb_build_object('firstName', first, 'lastName', last, 'fullAddress', p.address, 'apartment', '', 'city', p.city,
        'country', 'India', 'state', p.state, 'zipCode', p.zip) as billing) a`;
  await tx`
    insert into wholesale_order_lines (order_id, product_id, product_name, quantity, unit_price_paise)
    select order_id, product_id, product_name, quantity, unit_price_paise from bulk_wholesale`;
}

/** Four visits to a television for each order of it, and a little more than one cart. */
async function addVisits(tx: BulkTx): Promise<void> {
  await tx`
    insert into analytics_events (name, path, product, created_at)
    select case when step < 4 then 'page_view' else 'add_to_cart' end::analytics_event, '/television/' || l.product_id,
      case when step < 4 then null else l.product_id::text end, b.at - step * interval '3 minutes'
    from bulk_orders b
    join order_lines l on l.order_id = b.order_id and l.position = 0
    cross join generate_series(0, 5) step
    where step < 5 or b.serial % 4 = 0`;
}

/** All that a shop gathers around its orders: traces of staff, mails, complaints, messages, wholesale, coupons, visits. */
export async function addDesk(tx: BulkTx, now: string): Promise<void> {
  await addTraces(tx);
  await addVoices(tx, now);
  await addTrade(tx, now);
  await addVisits(tx);
}
