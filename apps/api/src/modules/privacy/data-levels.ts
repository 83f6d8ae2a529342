import { PERSONAL_TABLES } from './personal-tables';

/** Levels of protection, the least first. What each requires: docs/spec/privacy.md#levels-of-protection. */
export const DATA_LEVELS = ['public', 'internal', 'personal', 'secret'] as const;
type DataLevel = (typeof DATA_LEVELS)[number];

/** Tables of which everybody may read each row. */
const PUBLIC_TABLES = [
  'emi_plans news news_pictures pin_codes privacy_notices product_pictures service_areas specification_names',
  'specification_terms specification_uses wholesale_breaks wholesale_products',
];

/** Tables without personal data of customers that only the shop reads. */
const INTERNAL_TABLES = [
  'analytics_events api_keys audit_anchors audit_batches audit_seals audit_unsealed authenticators bank_offers book_checks',
  'book_comparisons breaches bulk_job_rows cache_invalidations cache_relays cart_items catalogue_counts catalogue_words',
  'center_days counted_searches coupon_counts coupon_uses coupons credit_note_series csp_reports customer_sums daily_jobs',
  'delivery_lanes dispatch_centers document_rollups document_seals document_sums_by_day draft_order_lines e_invoices erasures',
  'eway_bill_limits eway_bills expected_deliveries fit_counts gst_return_late_documents gst_returns home_page home_sections',
  'import_rows imports installation_slots installation_units invoice_series ledger_balances ledger_cursors ledger_pending',
  'ledger_postings ledger_transactions list_milestones media media_claims model_sales_by_day order_changes order_lines',
  'order_note_mentions outbox passkey_challenges passkeys payment_lines payment_starts pickup_slots price_changes',
  'price_history products promise_tables record_editors recovery_codes refund_authors refund_lines refused_pin_checks',
  'reorder_rules replacement_lines report_run_files report_run_mails report_runs report_schedule_recipients report_schedules',
  'restore_drills return_lines rollups row_counts sales_by_day saved_replies saved_view_places search_count_changes',
  'search_counts self_audits settings_drafts settings_versions settlement_lines settlement_reads settlements shipment_lines',
  'shipment_serials staff_reset_links staff_roles stock_alert_watches stock_forecasts stock_moves stock_reservations',
  'stock_slots stock_sums stock_totals tax_rates technician_zone_areas technician_zone_days technician_zones title_words',
  'visits_by_day waiting_rooms web_vitals webhook_deliveries webhook_endpoints webhook_events wholesale_order_lines',
];

/** Columns of any table that open something, or from which what opens it is made. */
const SECRET_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  api_keys: ['hash'],
  authenticators: ['sealed_secret'],
  codes: ['nonce'],
  complaints: ['link_key'],
  contact_messages: ['link_key'],
  draft_orders: ['token_hash'],
  email_changes: ['nonce'],
  erasures: ['sealed_email'],
  installation_links: ['token_hash'],
  passkey_challenges: ['challenge'],
  passport_offers: ['token_hash'],
  privacy_links: ['nonce'],
  product_alerts: ['token'],
  recovery_codes: ['hash'],
  sessions: ['refresh_hash', 'previous_hash'],
  staff_reset_links: ['nonce'],
  subscribers: ['unsubscribe_token'],
  users: ['password_hash'],
  waiting_rooms: ['seed'],
  webhook_endpoints: ['sealed_secret', 'sealed_previous'],
};

const tablesOf = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(' ')));
const publicTables = tablesOf(PUBLIC_TABLES);
const internalTables = tablesOf(INTERNAL_TABLES);
const personalColumns = new Map(PERSONAL_TABLES.map(({ table, columns }) => [table, columns]));

/** Returns the level of protection of a column; undefined where the table is declared nowhere. */
export function levelOf(table: string, column: string): DataLevel | undefined {
  if (SECRET_COLUMNS[table]?.includes(column)) return 'secret';
  const personal = personalColumns.get(table);
  if (personal) return personal.includes(column) ? 'personal' : 'internal';
  if (internalTables.has(table)) return 'internal';
  return publicTables.has(table) ? 'public' : undefined;
}

/** Returns each table and column that is declared with a level, for a comparison with the schema. */
export function declaredTables(): { tables: string[]; secrets: string[] } {
  const secrets = Object.entries(SECRET_COLUMNS).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  return { tables: [...publicTables, ...internalTables, ...personalColumns.keys()], secrets };
}
