import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import type { CaseState } from '@aabha/contracts/cases/cases.values';
import type { Db } from '@aabha/db/client';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { selectCustomers } from '../modules/accounts/accounts.staff.queries';
import { vitalsSince } from '../modules/analytics/web-vitals.queries';
import { auditActions, countAudit } from '../modules/audit/audit.queries';
import { countAuditRows, selectAuditRows } from '../modules/audit/audit-rows.queries';
import { countCases, selectCases } from '../modules/cases/cases.queries';
import { complaintCases } from '../modules/complaints/complaint-cases.service';
import { messageCases } from '../modules/contact/message-cases.service';
import { interestSince, placedByDay, topModels } from '../modules/dashboard/charts.queries';
import { failedRefunds } from '../modules/dashboard/dashboard.queries';
import { countFailures } from '../modules/dashboard/failures.queries';
import { countInvoices, selectInvoices } from '../modules/invoices/invoices.queries';
import { returnCases } from '../modules/returns/return-cases.service';
import { countReturns, selectReturns } from '../modules/returns/returns.queries';
import { selectMails } from '../modules/mail-log/mail-log.queries';
import { findOrders } from '../modules/orders/orders.list.queries';
import { readSearchText } from '@aabha/contracts/search/search-text';
import { productHits } from '../modules/search/search.catalogue.queries';
import { creditNoteHits, invoiceHits } from '../modules/search/search.documents.queries';
import { findHits } from '../modules/search/search.hits.queries';
import {
  findOrderHits,
  findPinCodeHits,
  findSerialHits,
  paymentHits,
} from '../modules/search/search.orders.queries';
import { selectListed } from '../modules/installations/installations-list.queries';
import { customerHits } from '../modules/search/search.people.queries';
import { findCheapestOf, selectFitGroups } from '../modules/products/fit-groups.queries';
import { selectStaffCards } from '../modules/products/staff-cards.queries';
import { fillForPlans } from './fill-for-plans';
import { LARGE_TABLES } from './large-tables';

const EVER = { since: undefined, until: undefined };
const OF_AN_ACTION = { ...EVER, action: 'product.update' };

interface Statement {
  text: string;
  values: postgres.SerializableParameter[];
}

let database: TestDatabase;
let sql: postgres.Sql;
let db: Db;
let sent: Statement[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  await fillForPlans(database.sql);
  sql = postgres(database.directUrl, {
    max: 1,
    debug: (_connection, text, values) => sent.push({ text, values: values as Statement['values'] }),
  });
  db = drizzle(sql, { casing: 'snake_case' });
});

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
      LARGE_TABLES.includes(table ?? ''),
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
const returnsOf = (filters: object) => () => countReturns(db, { filters, now: new Date() });
/** Returns the rows of all kinds of cases in some states. */
const casesIn = (...states: CaseState[]) =>
  [complaintCases, messageCases, returnCases].flatMap(({ rows }) =>
    rows({}, { db, userId: '', now: new Date() }, states),
  );
const since = new Date(Date.now() - 10 * 86_400_000).toISOString();
const page = { pageNum: 1, pageSize: 20 };
const FIT_GROUP = {
  ...({ screenInches: 43, resolution: '8K', technology: 'OLED', refreshHz: 60, standSpan: '' } as const),
  ...{ widthCm: 90, cartonWidthCm: null, cartonHeightCm: null, cartonDepthCm: null },
  ...{ price: paise(500), count: 1, withinBudget: 1 },
};
const anyUser = { userId: undefined, search: undefined };

describe('the lists of the back office use their indexes', () => {
  it.each<[string, string[], () => PromiseLike<unknown>]>([
    ['the newest orders', ['orders_created_idx'], orderPage({})],
    ['orders of a status', ['orders_status_created_idx'], orderPage({ status: 'Pending' })],
    ['orders of some days', ['orders_created_idx'], orderPage({ placedFrom: since })],
    ['orders by a text', ['orders_search_text_idx'], orderPage({ search: 'person2024@' })],
    ['orders by a phone number', ['orders_facts_idx'], orderPage({ search: '+91 91000 02024' })],
    ['found orders of a number', ['orders_search_text_idx'], orderHits('0123abcd')],
    ['found orders of a phone number', ['orders_facts_idx'], orderHits('+91 91000 02024')],
    ['found orders of some digits', ['orders_phone_parts_idx', 'orders_facts_idx'], orderHits('910000')],
    ['found orders of a person', ['orders_search_text_idx'], orderHits('person 2024')],
    ['found orders of a common name', ['orders_created_idx'], orderHits('person')],
    [
      'televisions that fit alike',
      ['products_pkey'],
      () => selectFitGroups(db, { viewerId: undefined, spanNames: ['standspan'] }, undefined),
    ],
    [
      'the cheapest television of those that fit alike',
      ['products_fit_idx'],
      () => findCheapestOf(db, [FIT_GROUP], { viewerId: undefined, spanNames: ['standspan'] }),
    ],
    [
      'found orders of a PIN code',
      ['payments_zip_created_idx'],
      () => findPinCodeHits(db, readSearchText('560123')),
    ],
    [
      'found orders of a serial number',
      ['shipment_serials_serial_idx'],
      () => findSerialHits(db, readSearchText('SN1234')),
    ],
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
      () => countInvoices(db, { userId: undefined, search: '0a1234' }),
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
    ['the number of changes', [], () => countAudit(db, { action: 'order.status', ...EVER })],
    ['rows of the audit log', ['audit_log_single_idx'], () => selectAuditRows(db, { ...EVER }, page)],
    ['rows of an action', ['audit_log_single_action_idx'], () => selectAuditRows(db, OF_AN_ACTION, page)],
    ['the number of rows', [], () => countAuditRows(db, { ...EVER })],
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
    [
      'the inbox of cases',
      ['complaints_case_idx', 'contact_messages_case_idx', 'return_requests_case_idx'],
      () => selectCases(db, casesIn('us', 'customer'), page),
    ],
    [
      'the closed cases',
      ['complaints_pkey', 'contact_messages_pkey', 'return_requests_pkey'],
      () => selectCases(db, casesIn('closed'), page),
    ],
    [
      'the number of cases that wait for the shop',
      ['complaints_case_idx', 'contact_messages_state_idx', 'return_requests_case_idx'],
      () => countCases(db, casesIn('us')),
    ],
    ['returns fetched within days', ['return_pickups_day_idx'], returnsOf({ pickup_to: '2026-01-02' })],
    ['the latest installations', ['installations_day_idx'], () => selectListed(db, { ...page, filters: {} })],
    ['returns', ['orders_pkey'], () => selectReturns(db, { ...page, filters: {}, now: new Date() })],
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
    const indexes = ['orders_pkey', 'payments_pkey', 'order_lines_order_id_position_pk'];
    expect(plans.indexes).toEqual(expect.arrayContaining([...indexes, 'order_events_order_idx']));
    expect(plans.readWhole).toEqual([]);
  });
});
