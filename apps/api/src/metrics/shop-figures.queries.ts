import { sql } from 'drizzle-orm';
import { COMPLAINT_DUE_SOON_DAYS } from '@aabha/contracts/settings/promises';
import type { DbOrTx } from '@aabha/db/client';
import { PARTITIONS } from '@aabha/db/partitions/list-partitions';
import { OUTBOX_LANE } from '@aabha/db/schema/outbox';

/** The figures of the shop that are in the database, with the name of their label, if they have one. */
export const SHOP_FIGURES = {
  outbox_pending: { help: 'Effects that wait or run, by lane.', label: 'lane' },
  outbox_oldest_due_seconds: {
    help: 'Seconds for which the oldest due effect has waited, by lane.',
    label: 'lane',
  },
  outbox_retrying: { help: 'Effects that failed and are tried again, by kind.', label: 'kind' },
  outbox_failed: { help: 'Effects that failed for good and wait for staff, by kind.', label: 'kind' },
  refunds_unfinished: { help: 'Refunds that the provider has not made, by state.', label: 'state' },
  discrepancies_open: { help: 'Payment discrepancies that wait for staff, by kind.', label: 'kind' },
  complaints_open: {
    help: 'Complaints whose clock ends soon or has ended, by breach: overdue, due_soon (7 days), unacknowledged (24 hours).',
    label: 'breach',
  },
  privacy_overdue: {
    help: 'Open clocks about personal data that have ended, by kind: request (90 days), breach (72 hours).',
    label: 'kind',
  },
  stock_reserved_units: { help: 'Units that open payments reserve.', label: undefined },
  stock_oversold_units: {
    help: 'Reserved units that no slot holds: stock was set below them.',
    label: undefined,
  },
  invoices_unnumbered: { help: 'Invoices without a number.', label: undefined },
  invoices_unnumbered_oldest_seconds: {
    help: 'Age of the oldest invoice without a number.',
    label: undefined,
  },
  credit_notes_due: {
    help: 'Credit notes without a number whose refund, if any, was sent.',
    label: undefined,
  },
  documents_unsealed: { help: 'Numbered documents outside the hash chain, by kind.', label: 'kind' },
  documents_unsealed_oldest_seconds: {
    help: 'Age of the oldest numbered document outside the hash chain, by kind.',
    label: 'kind',
  },
  waiting_room_people: { help: 'People who wait in open waiting rooms.', label: undefined },
  waiting_room_rate_per_minute: {
    help: 'People a minute that open waiting rooms admit at present.',
    label: undefined,
  },
  payments_open_long: { help: 'Payments that have been open for more than 10 minutes.', label: undefined },
  payments_open_oldest_seconds: { help: 'Age of the oldest open payment.', label: undefined },
  daily_job_age_seconds: { help: 'Seconds since a daily job last ended, by its name.', label: 'name' },
  partitions_ahead_days: { help: 'Days until the last partition of a table ends.', label: 'table' },
  partition_default_rows: {
    help: 'Rows of months without a partition, by table; 1,000 stands for that many and more.',
    label: 'table',
  },
} as const;

export type ShopFigure = keyof typeof SHOP_FIGURES;

/** A value of a figure; `label` is empty where the figure has none. */
export interface FigureRow {
  figure: ShopFigure;
  label: string;
  value: number;
}

const DUE_SOON = sql.raw(`interval '${COMPLAINT_DUE_SOON_DAYS} days'`);
const ageOf = (column: string) => sql.raw(`coalesce(extract(epoch from now() - min(${column})), 0)`);

/* Each reads a partial index of the unfinished rows, the catalog, or a default partition, which is usually empty. */
const STATEMENT = sql`
  with pending as materialized (
    select kind, ${OUTBOX_LANE} as lane, run_at, last_error
    from outbox where done_at is null and failed_at is null
  ), late_complaints as (
    select count(*) filter (where due_at < now()) as overdue, count(*) filter (where due_at >= now()) as due_soon
    from complaints where status <> 'Resolved' and due_at < now() + ${DUE_SOON}
  ), unnumbered as (
    select count(*) as invoices, ${ageOf('created_at')} as age from invoices where number is null
  ), series as (
    select 'invoice' as kind, financial_year, last_serial from invoice_series
    union all select 'credit-note', financial_year, last_serial from credit_note_series
  ), chains as (
    select kind, financial_year, last_serial, coalesce((
        select serial from document_seals d where d.kind = series.kind and d.financial_year = series.financial_year
        order by serial desc limit 1
      ), 0) as sealed
    from series
  ), unsealed as (
    select c.kind, c.last_serial - c.sealed as documents, extract(epoch from now() - coalesce(i.created_at, n.issued_at)) as age
    from chains c
    left join invoices i on c.kind = 'invoice' and i.financial_year = c.financial_year and i.serial = c.sealed + 1
    left join credit_notes n on c.kind = 'credit-note' and n.financial_year = c.financial_year and n.serial = c.sealed + 1
  ), open_payments as (
    select count(*) filter (where created_at < now() - interval '10 minutes') as payments, ${ageOf('created_at')} as age
    from payments where status in ('starting', 'open')
  ), reserved as (
    select coalesce(sum(quantity), 0) as units, coalesce(sum(quantity) filter (where slots = '{}'), 0) as oversold
    from stock_reservations where settled_at is null and expires_at > now()
  ), waiting as (
    select coalesce(sum(next_number - 1 - now_serving), 0) as people, coalesce(sum(current_rate), 0) as rate
    from waiting_rooms where closed_at is null and (ends_at is null or ends_at > now())
  )
  select figure, label, value::float8 as value from (
    select 'outbox_pending' as figure, lane as label, (select count(*) from pending p where p.lane = lanes.lane) as value
      from (values ('money'), ('mails'), ('others')) lanes (lane)
    union all select 'outbox_oldest_due_seconds', lane,
      (select ${ageOf('run_at')} from pending p where p.lane = lanes.lane and run_at <= now())
      from (values ('money'), ('mails'), ('others')) lanes (lane)
    union all select 'outbox_retrying', kind, count(*) from pending where last_error is not null group by kind
    union all select 'outbox_failed', kind, count(*) from outbox where failed_at is not null group by kind
    union all select 'refunds_unfinished', status::text, count(*) from refunds where status <> 'processed' group by status
    union all select 'discrepancies_open', kind::text, count(*) from book_differences where state = 'open' group by kind
    union all select 'complaints_open', 'overdue', overdue from late_complaints
    union all select 'complaints_open', 'due_soon', due_soon from late_complaints
    union all select 'complaints_open', 'unacknowledged', count(*)
      from complaints where acknowledged_at is null and ack_due_at < now() + interval '24 hours'
    union all select 'privacy_overdue', 'request', count(*)
      from privacy_requests where answered_at is null and due_at < now()
    union all select 'privacy_overdue', 'breach', count(*)
      from breaches where board_told_at is null and known_at < now() - interval '72 hours'
    union all select 'stock_reserved_units', '', units from reserved
    union all select 'stock_oversold_units', '', oversold from reserved
    union all select 'invoices_unnumbered', '', invoices from unnumbered
    union all select 'invoices_unnumbered_oldest_seconds', '', age from unnumbered
    union all select 'credit_notes_due', '', count(*) from credit_notes n
      left join refunds r on r.id = n.refund_id where n.number is null and (n.refund_id is null or r.status = 'processed')
    union all select 'documents_unsealed', kind, sum(documents) from unsealed group by kind
    union all select 'documents_unsealed_oldest_seconds', kind, greatest(coalesce(max(age), 0), 0) from unsealed group by kind
    union all select 'waiting_room_people', '', people from waiting
    union all select 'waiting_room_rate_per_minute', '', rate from waiting
    union all select 'payments_open_long', '', payments from open_payments
    union all select 'payments_open_oldest_seconds', '', age from open_payments
    union all select 'daily_job_age_seconds', job, extract(epoch from now() - ended_at)
      from daily_jobs where job > ''
    union all select 'partitions_ahead_days', "table", max(to_ms) / 86400000 - extract(epoch from now()) / 86400
      from ${PARTITIONS} partitions group by "table"
    union all select 'partition_default_rows', 'analytics_events', count(*)
      from (select from analytics_events_default limit 1000) stray
    union all select 'partition_default_rows', 'web_vitals', count(*) from (select from web_vitals_default limit 1000) stray
  ) figures`;

/** Reads all figures in one statement. */
export async function readShopFigures(db: DbOrTx): Promise<FigureRow[]> {
  const rows: Iterable<unknown> = await db.execute(STATEMENT);
  return [...rows] as FigureRow[];
}

/** Returns the plan of the statement, for its test. */
export async function explainShopFigures(db: DbOrTx): Promise<string> {
  const rows: Iterable<unknown> = await db.execute(sql`explain ${STATEMENT}`);
  return JSON.stringify([...rows]);
}
