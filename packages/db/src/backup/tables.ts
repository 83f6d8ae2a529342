import type { Sql, TransactionSql } from 'postgres';

export interface StoredTable {
  name: string;
  columns: string[];
}

/** Sets session options so that values have the same text on every server. */
export async function agreeOnText(tx: TransactionSql): Promise<void> {
  await tx`select set_config('datestyle', 'ISO, YMD', true), set_config('intervalstyle', 'iso_8601', true),
    set_config('timezone', 'UTC', true), set_config('extra_float_digits', '1', true)`;
}

/**
 * Tables that triggers and jobs derive from others; with them in a backup, restored rows would be counted twice. Those of cache
 * invalidations, claims, challenges, editors, daily jobs and measurements concern processes that run now.
 */
const DERIVED = [
  'row_counts',
  'audit_batches',
  'rollups',
  'sales_by_day',
  'model_sales_by_day',
  'visits_by_day',
  'customer_sums',
  'order_changes',
  'document_rollups',
  'document_sums_by_day',
  'ledger_balances',
  'catalogue_words',
  'catalogue_counts',
  'counted_searches',
  'search_counts',
  'search_count_changes',
  'fit_counts',
  'stock_totals',
  'stock_sums',
  'title_words',
  'list_milestones',
  'specification_uses',
  'stock_forecasts',
  'daily_jobs',
  'cache_invalidations',
  'cache_relays',
  'media_claims',
  'passkey_challenges',
  'payment_starts',
  'record_editors',
];

/** Columns that a trigger writes from others of their row: out of a backup, as generated columns are. */
const DERIVED_COLUMNS = ['products.search_text', 'products.search_vector', 'products.title_vector'];

/** Tables whose first rows triggers write; a restore replaces them, since the backup has the later ones. */
export const FILLED_BY_TRIGGERS: readonly string[] = [
  'stock_slots',
  'stock_moves',
  'price_history',
  'audit_unsealed',
  'ledger_pending',
];

/**
 * Tables that triggers of others write without referring to them, each with the one that it has to follow; and endpoints of
 * webhooks after televisions and stock, so that nobody is told of restored rows as news.
 */
const WRITTEN_BY_TRIGGERS_OF = [
  { from: 'stock_moves', to: 'stock_slots' },
  { from: 'audit_unsealed', to: 'audit_log' },
  { from: 'ledger_pending', to: 'refunds' },
  { from: 'ledger_pending', to: 'settlement_lines' },
  { from: 'webhook_endpoints', to: 'products' },
  { from: 'webhook_endpoints', to: 'stock_moves' },
];

/** Reference data of every prepared database: it does not count as content, and a restore replaces it. */
export const REFERENCE_TABLES: readonly string[] = [
  'pin_codes',
  'tax_rates',
  'eway_bill_limits',
  'home_page',
  'home_sections',
  'staff_roles',
];

/**
 * Returns the tables with their stored columns, each after those it refers to. A partitioned table stands for its partitions: its
 * rows are all of theirs, and where they are restored other partitions may be there.
 */
export async function storedTables(sql: Sql | TransactionSql): Promise<StoredTable[]> {
  const tables = await sql<StoredTable[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname || '.' || a.attname not in ${sql(DERIVED_COLUMNS)}
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ${sql(DERIVED)}
    group by c.relname order by c.relname`;
  const references = await sql<{ from: string; to: string }[]>`
    select f.relname as "from", t.relname as "to" from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`;
  return referredFirst([...tables], [...references, ...WRITTEN_BY_TRIGGERS_OF]);
}

/** Returns tables sorted so that each comes after those it refers to. Throws for circular references. */
export function referredFirst(
  tables: readonly StoredTable[],
  references: readonly { from: string; to: string }[],
): StoredTable[] {
  const sorted: StoredTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const held = new Set(references.filter(({ to }) => names.has(to)).map(({ from }) => from));
    const free = left.filter(({ name }) => !held.has(name));
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a ring: ${[...names].join(', ')}.`);
    sorted.push(...free);
    left = left.filter(({ name }) => held.has(name));
  }
  return sorted;
}
