import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@aabha/db/client';
import * as schema from '@aabha/db/schema/schema';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { selectCustomers } from '../modules/accounts/accounts.staff.queries';
import { vitalsSince } from '../modules/analytics/web-vitals.queries';
import { auditActions, countAudit } from '../modules/audit/audit.queries';
import { interestSince, placedByDay, topModels } from '../modules/dashboard/charts.queries';
import { failedRefunds } from '../modules/dashboard/dashboard.queries';
import { countFailures } from '../modules/dashboard/failures.queries';
import { countInvoices, selectInvoices } from '../modules/invoices/invoices.queries';
import { selectMails } from '../modules/mail-log/mail-log.queries';
import { findOrders } from '../modules/orders/orders.list.queries';
import { readSearchText } from '@aabha/contracts/search/search-text';
import { productHits } from '../modules/search/search.catalogue.queries';
import { creditNoteHits, invoiceHits } from '../modules/search/search.documents.queries';
import { findHits } from '../modules/search/search.hits.queries';
import { findOrderHits, paymentHits } from '../modules/search/search.orders.queries';
import { customerHits } from '../modules/search/search.people.queries';
import { selectStaffCards } from '../modules/products/products.staff.queries';

/** Tables that grow with the shop: none of them may be scanned whole. Of partitioned ones it is the partition with the rows. */
const LARGE = [
  'users',
  'products',
  'payments',
  'orders',
  'order_lines',
  'order_events',
  'invoices',
  'refunds',
  'outbox',
  'mail_copies',
  'audit_log',
  'analytics_events_before',
  'web_vitals_before',
];

interface Statement {
  text: string;
  values: postgres.SerializableParameter[];
}

let database: TestDatabase;
let sql: postgres.Sql;
let db: Db;
let sent: Statement[] = [];

/**
 * Inserts enough rows that a sequential scan costs more than an index lookup; their contents do not matter.
 */
async function fill(): Promise<void> {
  const add = database.sql;
  await add`insert into users (name, email, phone, password_hash)
    select 'Person ' || i, 'person' || i || '@aabha.example', '9' || 100000000 + i, '!' from generate_series(1, 12000) i`;
  await add`insert into products (name, category, company_name, price_paise, new_price_paise, screen_inches, resolution,
      technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn, highlights, description, warranty_months,
      warranty_pricing, specifications)
    select 'Surya number ' || i, 'Kind ' || i % 7, 'Surya', 100, 100, 43, '8K', 'OLED', 60, 4, 90, 'India', '8528', '{}', '', 12, '{}', '[]'
    from generate_series(1, 4000) i`;
  await add`insert into payments (user_id, status, provider_order_id, provider_payment_id, fingerprint, subtotal_paise, discount_paise,
      shipping_paise, round_off_paise, amount_paise, name, email, address, city, state, zip, expires_at)
    select id, 'completed', 'order_' || n || i, 'pay_' || n || 'x' || i, n || ' ' || i, 100, 0, 0, 0, 100, name, email, '', '', '', '', now()
    from (select *, row_number() over () as n from users) u, generate_series(1, 1) i`;
  await add`insert into orders (payment_id, user_id, status, total_paise, dispatch_center, origin_center, return_center,
      facility_city, facility_state, created_at)
    select id, user_id, (enum_range(null::order_status))[1 + n % 5], amount_paise, '', '', '', '', '', now() - n * interval '1 hour'
    from (select *, (row_number() over ())::int as n from payments) p`;
  await add`insert into order_lines (order_id, position, product_id, product_name, hsn, quantity, unit_price_paise, warranty_months,
      warranty_price_paise, total_warranty_months)
    select o.id, 0, p.id, p.name, '', 1, 100, 0, 0, 12 from orders o, lateral (select * from products limit 1) p`;
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
  await add`vacuum analyze`;
}

beforeAll(async () => {
  database = await cloneDatabase();
  await fill();
  sql = postgres(database.directUrl, {
    max: 1,
    debug: (_connection, text, values) => sent.push({ text, values: values as Statement['values'] }),
  });
  db = drizzle(sql, { schema, casing: 'snake_case' });
}, 60_000);

afterAll(async () => {
  await sql.end();
  await database.close();
});

/**
 * Returns the indexes and the sequentially scanned tables in the plans of all statements that some work
 * sends.
 */
async function plansOf(work: () => PromiseLike<unknown>) {
  sent = [];
  await work();
  const statements = sent.filter(({ text }) => /^\s*(select|with)/i.test(text) && !/pg_catalog/.test(text));
  expect(statements.length).toBeGreaterThan(0);
  const plans: string[] = [];
  for (const { text, values } of statements)
    plans.push(JSON.stringify(await database.sql.unsafe(`explain (format json) ${text}`, values)));
  const named = (pattern: RegExp) => [
    ...new Set(plans.flatMap((plan) => [...plan.matchAll(pattern)].map(([, name]) => name))),
  ];
  return {
    indexes: named(/"Index Name": ?"([^"]+)"/g),
    readWhole: named(/"Node Type": ?"Seq Scan"[^{}]*?"Relation Name": ?"([^"]+)"/g).filter((table) =>
      LARGE.includes(table ?? ''),
    ),
  };
}

const orderPage = (filters: object, sort?: { field: 'created_at'; order: 'asc' | 'desc' }) => () =>
  findOrders(db, { pageNum: 1, pageSize: 20, filters, sort });
const televisionPage = (filters: object, field?: 'name' | 'category') => () =>
  selectStaffCards(db, {
    pageNum: 1,
    pageSize: 6,
    filters,
    ...(field ? { sort: { field, order: 'asc' as const } } : {}),
  });
const orderHits = (text: string) => () => findOrderHits(db, readSearchText(text));
const otherHits = (text: string) => () => {
  const search = readSearchText(text);
  return findHits(db, search.words, [
    ['payment', paymentHits(search)],
    ['customer', customerHits(search)],
    ['invoice', invoiceHits(search)],
    ['credit-note', creditNoteHits(search)],
    ['product', productHits(search)],
  ]);
};
const since = new Date(Date.now() - 10 * 86_400_000).toISOString();
const page = { pageNum: 1, pageSize: 20 };
const anyUser = { userId: undefined, search: undefined };

describe('the lists of the back office use their indexes', () => {
  it.each<[string, string[], () => PromiseLike<unknown>]>([
    ['the newest orders', ['orders_created_idx'], orderPage({})],
    ['orders of a status', ['orders_status_created_idx'], orderPage({ status: 'Pending' })],
    ['orders of some days', ['orders_created_idx'], orderPage({ placedFrom: since })],
    ['orders by a text', ['orders_search_text_idx'], orderPage({ search: 'person2024@' })],
    ['orders by a phone number', ['orders_search_text_idx'], orderPage({ search: '+91 91000 02024' })],
    ['found orders of a number', ['orders_search_text_idx'], orderHits('0123abcd')],
    ['found orders of a phone number', ['orders_search_text_idx'], orderHits('+91 91000 02024')],
    ['found orders of a person', ['orders_search_text_idx'], orderHits('person 2024')],
    [
      'other hits of a text',
      [
        'users_search_idx',
        'invoices_number_search_idx',
        'products_search_text_idx',
        'products_model_number_idx',
      ],
      otherHits('2627/001234'),
    ],
    [
      'hits of an id of the provider',
      ['payments_provider_payment_key', 'payments_providerOrderId_unique'],
      otherHits('pay_2024x1'),
    ],
    [
      'the newest invoices',
      ['invoices_numbered_created_idx'],
      () => selectInvoices(db, { ...page, ...anyUser, filters: {} }),
    ],
    [
      'invoices by a text',
      ['invoices_number_search_idx', 'orders_id_text_idx', 'users_search_idx'],
      () => countInvoices(db, { userId: undefined, search: 'TV/2627/001234' }),
    ],
    [
      'customers by a text',
      ['users_search_idx'],
      () => selectCustomers(db, { ...page, filters: { search: 'person2024@' } }),
    ],
    [
      'customers by a phone number',
      ['users_search_idx'],
      () => selectCustomers(db, { ...page, filters: { search: '+91 91000 02024' } }),
    ],
    [
      'the number of changes of a kind',
      [],
      () => countAudit(db, { action: 'order.status', since: undefined, until: undefined }),
    ],
    ['the kinds of the audit log', ['audit_log_action_idx'], () => auditActions(db)],
    [
      'what failed',
      ['outbox_failed_idx', 'refunds_unfinished_idx'],
      () => countFailures(db, { filters: {} }),
    ],
    ['the mail log', ['outbox_mails_idx'], () => selectMails(db, { pageNum: 1, pageSize: 20, filters: {} })],
    [
      'the mails to an address',
      ['mail_copies_to_idx'],
      () => selectMails(db, { pageNum: 1, pageSize: 20, filters: { to: 'person2024@' } }),
    ],
    ['refunds that failed', ['refunds_unfinished_idx'], () => failedRefunds(db)],
    ['orders on the dashboard', [], () => placedByDay(db, '2026-01-01')],
    ['models on the dashboard', [], () => topModels(db, '2026-01-01')],
    ['visits on the dashboard', [], () => interestSince(db, '2026-01-01')],
    [
      'customers by spending',
      ['customer_sums_spent_idx'],
      () => selectCustomers(db, { ...page, filters: {}, sort: { field: 'totalSpent', order: 'desc' } }),
    ],
    [
      'customers by last order',
      ['customer_sums_last_idx'],
      () => selectCustomers(db, { ...page, filters: {}, sort: { field: 'lastOrderAt', order: 'asc' } }),
    ],
    ['how fast visits were', ['web_vitals_before_created_idx'], () => vitalsSince(db, since)],
    ['televisions by name', ['products_on_sale_name_idx'], televisionPage({}, 'name')],
    ['televisions by category', ['products_on_sale_category_idx'], televisionPage({}, 'category')],
    [
      'televisions with a part of a name',
      ['products_search_text_idx'],
      televisionPage({ name: 'number 1234' }),
    ],
  ])('%s', async (_name, indexes, work) => {
    const plans = await plansOf(work);
    expect(plans.indexes).toEqual(expect.arrayContaining(indexes));
    expect(plans.readWhole).toEqual([]);
  });

  it('the related records of a page of orders', async () => {
    const plans = await plansOf(orderPage({}));
    expect(plans.indexes).toEqual(
      expect.arrayContaining([
        'orders_pkey',
        'payments_pkey',
        'order_lines_order_id_position_pk',
        'order_events_order_idx',
      ]),
    );
    expect(plans.readWhole).toEqual([]);
  });
});
