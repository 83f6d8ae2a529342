import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { PERSONAL_TABLES } from './personal-tables';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
});
afterAll(() => shop.stop());

/** Columns whose names say that they may hold personal data. */
const SUSPECT =
  /name|email|phone|contact|address|city|zip|pin_code|gst|search_text|comment|message|note|reason|detail|description|snapshot|answer|payload|text|content|before|after|title|key$|scope|failure|last_error|password|traceparent|fingerprint/;

/** Suspect columns without personal data of customers, and why. */
const IMPERSONAL: Readonly<Record<string, string>> = {
  'analytics_events.name': 'kind of event',
  'book_checks.*': 'runs of checks',
  'breaches.*': 'facts about breaches, which name nobody',
  'bulk_jobs.note': 'reason of the shop',
  'bulk_job_rows.reason': 'texts of refusals',
  'cache_*': 'names of topics and processes',
  'catalogue_*': 'words and counts of the catalogue',
  'dispatch_centers.name': 'warehouse',
  'center_days.note': 'notes of staff about warehouses',
  'delivery_promises.reasons': 'days and warehouses',
  'coupons.*': 'coupons are for everybody',
  'audit_seals.content_hash': 'hash of an entry that is kept',
  'audit_anchors.findings': 'places in the hash chain',
  'document_seals.content_hash': 'hash of a document that is kept',
  'erasures.email_keys': 'keyed hashes',
  'gst_returns.content': 'filed return, kept by law',
  'eway_bill_limits.note': 'notes of staff about limits',
  'idempotency_keys.key': 'random',
  'media*': 'public pictures',
  'news.*': 'public articles',
  'draft_order_lines.product_name': 'product',
  'installations.product_name': 'product',
  'installations.zone_name': 'area of technicians',
  'technician_zone*': 'areas of technicians and notes about their days, by staff',
  'expected_deliveries.note': 'notes of staff about deliveries',
  'orders.accepted_texts': 'versions of public texts',
  'orders.facility_city': 'warehouse',
  'payments.accepted_texts': 'versions of public texts',
  'outbox.payload': 'ids and languages, and names that staff gave their passkeys',
  'outbox.last_error': 'without personal data (failure-for-log)',
  'csp_reports.*': 'kinds and patterns of pages',
  'pin_codes.*': 'reference data',
  'price_*': 'notes of staff about prices',
  'privacy_notices.text': 'public text',
  'product*': 'public catalogue',
  'order_lines.product_name': 'product',
  'payment_lines.product_name': 'product',
  'wholesale_order_lines.product_name': 'product',
  'wholesale_orders.accepted_texts': 'versions of public texts',
  'rollups.*': 'names of sums',
  'list_milestones.*': 'names of lists',
  'title_words.*': 'public catalogue',
  'search_count*': 'public catalogue',
  'counted_searches.*': 'searches that find many televisions',
  'imports.file_name': 'name of a file of staff',
  'import_rows.*': 'public catalogue and areas of delivery',
  'settlement*': 'transfers of the payment provider, by its ids',
  'ledger_*':
    'amounts by account, with numbers of documents and ids; no person besides the reference of the order',
  'restore_drills.*': 'results of restoring backups: figures and texts of checks',
  'self_audits.*': 'checks of the shop’s own screens',
  'stock_moves.note': 'notes of staff about stock',
  'saved_view_places.*': 'ids of views',
  'service_areas.*': 'areas of delivery',
  'webhook_endpoints.*': 'addresses of other programs, by staff',
  'webhook_deliveries.*': 'ids, statuses and amounts; answers of other programs',
  'authenticators.*': 'encrypted secrets of staff',
  'passkey*': 'public keys of staff, and names that they gave them',
  'recovery_codes.*': 'hashes of codes of staff',
  'staff_reset_links.*': 'random values of links to staff',
  'api_keys.*': 'names and hashes of keys, by staff',
  'staff_roles.*': 'names of roles of staff, and what they open',
  'emi_plans.*': 'plans of banks, by staff',
  'bank_offers.*': 'offers of banks, by staff',
  'home_*': 'public sections of the home page, by staff',
  'specification_*': 'names of specifications, by staff',
  'report_*': 'figures without persons, and to which staff they are mailed, by id',
  'saved_replies.*': 'texts of staff for answers, which name nobody',
  'settings_*': 'settings of the shop, by staff',
  'stock_*': 'stock',
  'shipments.courier_name': 'courier',
  'webhook_events.payload': 'ids only, the rest of an event is not stored',
  'erasures.sealed_email': 'encrypted, until the last mail is sent',
};

const isImpersonal = (table: string, column: string) =>
  Object.keys(IMPERSONAL).some((pattern) =>
    new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(
      `${table}.${column}`,
    ),
  );

it('declare every column of the schema that may hold personal data', async () => {
  const columns = await shop.sql<{ table: string; column: string }[]>`
    select c.relname as "table", a.attname as "column" from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and t.typname in ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea', '_text')`;
  const declared = new Set(
    PERSONAL_TABLES.flatMap(({ table, columns: own }) => own.map((column) => `${table}.${column}`)),
  );
  const missing = columns
    .filter(({ table, column }) => SUSPECT.test(column) && !isImpersonal(table, column))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !declared.has(name));
  expect(missing, 'Declare each in personal-tables.ts, or in IMPERSONAL above with a reason.').toEqual([]);
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  expect([...declared].filter((name) => !known.has(name))).toEqual([]);
});

it('declare every table that refers to an account of a customer', async () => {
  const references = await shop.sql<{ table: string; column: string }[]>`
    select conrelid::regclass::text as "table", a.attname as "column" from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid = 'users'::regclass`;
  const customers = references.filter(({ column }) => column === 'user_id').map(({ table }) => table);
  const declared = new Set(PERSONAL_TABLES.map(({ table }) => table));
  /* Numbers without a text. */
  const NUMBERS = ['coupon_uses', 'customer_sums', 'stock_reservations'];
  expect(customers.filter((table) => !declared.has(table) && !NUMBERS.includes(table))).toEqual([]);
});
