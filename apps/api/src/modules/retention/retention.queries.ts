import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '@aabha/db/client';
import type { PartitionedTable } from '@aabha/db/partitions/partitioned-tables';
import { only } from '@aabha/db/tx';

/** The partitions whose rows are not of one month: they are deleted row by row, other partitions are dropped. */
const ROW_WISE = [
  'analytics_events_before',
  'analytics_events_default',
  'web_vitals_before',
  'web_vitals_default',
] as const;
type RowWisePartition = (typeof ROW_WISE)[number];

/** The tables that grow with use, each with its deletable rows. */
export type PurgedTable =
  | 'codes'
  | 'email_changes'
  | 'staff_reset_links'
  | 'passkey_challenges'
  | 'sessions'
  | 'outbox'
  | 'webhook_events'
  | 'waiting_places'
  | 'price_history'
  | 'price_changes'
  | 'complaint_files'
  | 'return_files'
  | 'review_photos'
  | 'self_audits'
  | 'restore_drills'
  | 'settlement_reads'
  | 'imports'
  | 'draft_orders'
  | 'bulk_jobs'
  | 'webhook_deliveries'
  | 'refused_pin_checks'
  | 'pickup_slots'
  | 'installation_slots'
  | 'installation_links'
  | 'installation_files'
  | 'report_runs'
  | 'report_run_files'
  | 'passport_offers'
  | 'product_alerts'
  | 'csp_reports'
  | RowWisePartition;

const KEY_OF: Readonly<Record<PurgedTable, SQL>> = {
  codes: sql`id`,
  email_changes: sql`id`,
  staff_reset_links: sql`id`,
  passkey_challenges: sql`id`,
  sessions: sql`id`,
  outbox: sql`id`,
  webhook_events: sql`event_id`,
  analytics_events_before: sql`id`,
  analytics_events_default: sql`id`,
  web_vitals_before: sql`id`,
  web_vitals_default: sql`id`,
  complaint_files: sql`id`,
  return_files: sql`id`,
  review_photos: sql`id`,
  self_audits: sql`id`,
  restore_drills: sql`id`,
  settlement_reads: sql`id`,
  imports: sql`id`,
  draft_orders: sql`id`,
  bulk_jobs: sql`id`,
  webhook_deliveries: sql`id`,
  refused_pin_checks: sql`day, pin`,
  csp_reports: sql`id`,
  pickup_slots: sql`center, day, part`,
  installation_slots: sql`zone_id, day, part`,
  installation_links: sql`installation_id`,
  installation_files: sql`id`,
  report_runs: sql`id`,
  report_run_files: sql`run_id`,
  passport_offers: sql`id`,
  product_alerts: sql`id`,
  waiting_places: sql`room_id, user_id`,
  price_history: sql`id`,
  price_changes: sql`id`,
};

/** Returns the lowest id generated at `before` or later: ids are UUIDs that begin with their time. */
const firstIdOf = (before: string) =>
  sql`(lpad(to_hex((extract(epoch from ${before}::timestamptz) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid`;

/** Events without a pending effect; effects of others may still fail and be retried by staff. */
const HANDLED = sql`event_id not in (
  select payload ->> 'eventId' from outbox
  where kind = 'payments.webhook' and done_at is null and failed_at is null
  union all
  select payload ->> 'eventId' from outbox where kind = 'payments.webhook' and failed_at is not null)`;

/** Prices that another one followed before the end of their retention: the price in force stays. */
const FOLLOWED = (before: string) => sql`exists (select from price_history followed
  where followed.product_id = price_history.product_id and followed.at > price_history.at and followed.at < ${before})`;

/**
 * The deletable rows of each table, where `before` is the end of its retention. Failed effects stay until
 * staff settle them.
 */
const EXPIRED: Readonly<Record<PurgedTable, (before: string) => SQL>> = {
  codes: (before) => sql`id < ${firstIdOf(before)} and created_at < ${before}`,
  email_changes: (before) => sql`expires_at < ${before}`,
  staff_reset_links: (before) => sql`expires_at < ${before}`,
  passkey_challenges: (before) => sql`expires_at < ${before}`,
  /* The last one of an account says with which device the next one is compared. */
  sessions: (before) =>
    sql`coalesce(ended_at, expires_at) < ${before} and exists (select from sessions later
      where later.user_id = sessions.user_id and later.id > sessions.id)`,
  outbox: (before) => sql`id < ${firstIdOf(before)} and done_at < ${before}`,
  webhook_events: (before) => sql`received_at < ${before} and ${HANDLED}`,
  analytics_events_before: (before) => sql`id < ${firstIdOf(before)} and created_at < ${before}`,
  analytics_events_default: (before) => sql`id < ${firstIdOf(before)} and created_at < ${before}`,
  web_vitals_before: (before) => sql`created_at < ${before}`,
  web_vitals_default: (before) => sql`created_at < ${before}`,
  price_history: (before) => sql`at < ${before} and ${FOLLOWED(before)}`,
  price_changes: (before) => sql`created_at < ${before} and state not in ('Proposed', 'Scheduled', 'Active')`,
  complaint_files: (before) =>
    sql`id < ${firstIdOf(before)} and complaint_id in (
      select id from complaints where status = 'Resolved' and coalesce(resolved_at, updated_at) < ${before})`,
  return_files: (before) =>
    sql`id < ${firstIdOf(before)} and return_id in (
      select id from return_requests where coalesce(rejected_at, refunded_at, replaced_at) < ${before})`,
  review_photos: (before) =>
    sql`hidden_at < ${before} or review_id in (select id from reviews where removed_at < ${before})`,
  restore_drills: (before) => sql`id < ${firstIdOf(before)} and started_at < ${before}`,
  self_audits: (before) => sql`id < ${firstIdOf(before)} and ended_at < ${before}`,
  /* The first days of those that are done say since when payments are expected in a settlement. */
  settlement_reads: (before) =>
    sql`id < ${firstIdOf(before)} and ended_at < ${before}
      and since > (select min(since) from settlement_reads where state = 'done')`,
  imports: (before) => sql`created_at < ${before}`,
  /* Those that became an order stay with it. */
  draft_orders: (before) =>
    sql`id < ${firstIdOf(before)} and status <> 'paid' and greatest(updated_at, expires_at) < ${before}`,
  bulk_jobs: (before) => sql`id < ${firstIdOf(before)} and ended_at < ${before}`,
  webhook_deliveries: (before) => sql`id < ${firstIdOf(before)} and created_at < ${before}`,
  refused_pin_checks: (before) => sql`day < (${before}::timestamptz at time zone 'Asia/Kolkata')::date`,
  pickup_slots: (before) => sql`day < (${before}::timestamptz at time zone 'Asia/Kolkata')::date`,
  installation_slots: (before) => sql`day < (${before}::timestamptz at time zone 'Asia/Kolkata')::date`,
  installation_links: (before) =>
    sql`created_at < ${before} and installation_id in (
      select id from installations where day < (${before}::timestamptz at time zone 'Asia/Kolkata')::date)`,
  installation_files: (before) => sql`id < ${firstIdOf(before)}`,
  report_runs: (before) => sql`id < ${firstIdOf(before)} and created_at < ${before}`,
  report_run_files: (before) => sql`created_at < ${before}`,
  csp_reports: (before) => sql`day < (${before}::timestamptz at time zone 'Asia/Kolkata')::date`,
  passport_offers: (before) => sql`ended_at < ${before}`,
  product_alerts: (before) => sql`ended_at < ${before}`,
  waiting_places: (before) =>
    sql`room_id in (select id from waiting_rooms where least(closed_at, ends_at) < ${before})`,
};

/** Counts the rows of a table that are beyond its retention; of a table of months, those of whole months and others alike. */
export async function countExpired(
  db: Db,
  table: Exclude<PurgedTable, RowWisePartition> | PartitionedTable,
  before: string,
): Promise<number> {
  const expired =
    table === 'analytics_events' || table === 'web_vitals'
      ? sql`created_at < ${before}`
      : EXPIRED[table](before);
  const rows = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)} where ${expired}`,
  );
  return only([...rows]).n;
}

/** Returns the partitions without a month that are still there: those of earlier months are dropped once they have expired. */
export async function rowWisePartitions(db: Db): Promise<RowWisePartition[]> {
  const rows = await db.execute<{ name: RowWisePartition }>(sql`
    select name from unnest(${sql.param([...ROW_WISE])}::text[]) name where to_regclass(name) is not null`);
  return rows.map(({ name }) => name);
}

/**
 * Deletes at most `count` expired rows of a table, oldest first by id. Returns how many; concurrent workers
 * take different ones.
 */
export async function deleteExpired(
  db: Db,
  table: PurgedTable,
  before: string,
  count: number,
): Promise<number> {
  const key = KEY_OF[table];
  const name = sql.identifier(table);
  const rows = await db.execute(sql`
    delete from ${name} where (${key}) in (
      select ${key} from ${name} where ${EXPIRED[table](before)}
      order by ${key} limit ${count} for update skip locked)
    returning 1`);
  return rows.length;
}
