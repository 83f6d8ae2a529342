import type postgres from 'postgres';

/**
 * Inserts enough rows that a sequential scan costs more than an index lookup; their contents do not matter.
 */
export async function fillForPlans(add: postgres.Sql): Promise<void> {
  await add`insert into users (name, email, phone, password_hash)
    select 'Person ' || i, 'person' || i || '@aabha.example', '9' || 100000000 + i, '!' from generate_series(1, 12000) i`;
  await add`insert into products (name, category, company_name, price_paise, new_price_paise, screen_inches, resolution,
      technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn, highlights, description, warranty_months,
      warranty_pricing, specifications)
    select 'Surya number ' || i, 'Kind ' || i % 7, 'Surya', 100, 100, 43, '8K', 'OLED', 60, 4, 90, 'India', '8528', '{}', '', 12, '{}', '[]'
    from generate_series(1, 4000) i`;
  await add`insert into payments (user_id, status, provider_order_id, provider_payment_id, fingerprint, subtotal_paise, discount_paise,
      shipping_paise, round_off_paise, amount_paise, name, email, address, city, state, zip, expires_at)
    select id, 'completed', 'order_' || n || i, 'pay_' || n || 'x' || i, n || ' ' || i, 100, 0, 0, 0, 100, name, email, '', '', '', (560000 + n % 500)::text, now()
    from (select *, row_number() over () as n from users) u, generate_series(1, 1) i`;
  await add`insert into orders (payment_id, user_id, status, total_paise, dispatch_center, origin_center, return_center,
      facility_city, facility_state, created_at)
    select id, user_id, (enum_range(null::order_status))[1 + n % 5], amount_paise, '', '', '', '', '', now() - n * interval '1 hour'
    from (select *, (row_number() over ())::int as n from payments) p`;
  await add`insert into order_lines (order_id, position, product_id, product_name, hsn, quantity, unit_price_paise, warranty_months,
      warranty_price_paise, total_warranty_months)
    select o.id, 0, p.id, p.name, '', 1, 100, 0, 0, 12 from orders o, lateral (select * from products limit 1) p`;
  await add`insert into shipments (order_id, dispatch_center, created_by) select id, '', user_id from orders limit 4000`;
  await add`insert into shipment_lines (shipment_id, order_id, position, quantity) select id, order_id, 0, 1 from shipments`;
  await add`insert into shipment_serials (shipment_id, position, serial)
    select id, 0, 'SN' || row_number() over () from shipments`;
  await add`insert into order_events (order_id, to_status, actor) select id, status, 'system' from orders`;
  await add`insert into invoices (order_id, user_id, financial_year, serial, number, amount_paise, snapshot)
    select id, user_id, '2026-27', n, 'TV/2627/' || lpad(n::text, 6, '0'), total_paise, '{}'
    from (select *, row_number() over () as n from orders) o`;
  await add`insert into refunds (payment_id, amount_paise, reason, status) select id, 100, '', 'processed' from payments`;
  await add`insert into outbox (kind, payload, done_at) select 'mail.order-placed', '{}', now() from orders`;
  await add`insert into mail_copies (effect_id, to_address, subject, attachments)
    select id, 'person' || row_number() over () || '@aabha.example', '', '{}' from outbox`;
  await add`insert into audit_log (staff_id, action, entity, entity_id)
    select user_id, 'order.status', 'order', id::text from orders`;
  await add`insert into analytics_events (name, path, created_at)
    select case when n % 5 = 0 then 'add_to_cart' else 'page_view' end::analytics_event,
      case when n % 3 = 0 then '/television/1' else '/' end, now() - n * interval '10 minutes' from generate_series(1, 9000) n`;
  await add`insert into web_vitals (route, device, lcp_ms, cls, created_at)
    select '/', 'phone', n, 0, now() - n * interval '10 minutes' from generate_series(1, 9000) n`;
  await add`insert into complaints (user_id, name, email, phone, issue_type, description, status, due_at)
    select user_id, 'Asha Rao', 'asha' || n || '@aabha.example', '9876543210', 'Technical', '',
      case when n % 100 = 0 then 'Pending' else 'Resolved' end::complaint_status, now() - n * interval '1 hour'
    from (select *, row_number() over () as n from orders) o`;
  await add`insert into contact_messages (name, email, phone, subject, message, state, due_at)
    select 'Asha Rao', 'asha' || n || '@aabha.example', '9876543210', '', '', case when n % 100 = 0 then 'open' else 'closed' end,
      case when n % 100 = 0 then now() - n * interval '1 hour' end
    from generate_series(1, 12000) n`;
  await add`insert into return_requests (order_id, user_id, reason, refund_paise, approved_at, refunded_at, created_at)
    select id, user_id, '', 100, now(), case when n % 100 > 0 then now() end, now() - n * interval '1 minute'
    from (select *, row_number() over () as n from orders) o`;
  await add`insert into return_pickups (return_id, center, day, part)
    select id, 'Hub', '2026-01-01'::date + (n % 600)::int, '9-12' from (select *, row_number() over () as n from return_requests) r`;
  await add`insert into installations (order_id, position, unit, product_name, zone_name, day, part, type)
    select order_id, position, 1, '', '', '2026-01-01'::date + (n % 600)::int, '9-12', 'wall'
    from (select *, row_number() over () as n from order_lines) l`;
  await add`vacuum analyze`;
}
