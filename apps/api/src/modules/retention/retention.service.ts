import { dropPartitionsBefore } from '@aabha/db/partitions/drop-partitions-before';
import { preparePartitions } from '@aabha/db/partitions/prepare-partitions';
import { PARTITIONED_TABLES, type PartitionedTable } from '@aabha/db/partitions/partitioned-tables';
import { deletionMonths } from '@aabha/contracts/privacy/deletion-months';
import { ALERT_KEPT_DAYS } from '@aabha/contracts/alerts/alerts.values';
import { BROWSER_REPORT_DAYS } from '@aabha/contracts/browser-reports/browser-reports.values';
import { BULK_JOB_DAYS } from '@aabha/contracts/bulk-jobs/bulk-jobs.values';
import { OFFER_KEPT_DAYS } from '@aabha/contracts/passports/transfers.values';
import { REFUSED_PIN_DAYS } from '@aabha/contracts/reports/refused-pins.values';
import { INSTALLATION_SLOT_DAYS } from '@aabha/contracts/installations/installations.values';
import { VISIT_LINK_KEPT_DAYS } from '@aabha/contracts/installations/visits.values';
import { PICKUP_SLOT_DAYS } from '@aabha/contracts/returns/pickup-slots.values';
import { HIDDEN_PHOTO_DAYS } from '@aabha/contracts/reviews/reviews.values';
import { REPORT_FILE_DAYS, REPORT_RUN_DAYS } from '@aabha/contracts/report-schedules/report-schedules.values';
import { SESSION_KEPT_DAYS } from '@aabha/contracts/sessions/sessions.values';
import { SETTLEMENT_READ_DAYS } from '@aabha/contracts/settlements/settlements.values';
import { UNDO_DAYS } from '@aabha/contracts/imports/imports.values';
import { DELIVERY_DAYS } from '@aabha/contracts/webhooks/webhooks.values';
import { WEB_VITALS_DAYS } from '@aabha/contracts/settings/limits';
import type { RetentionOverview } from '@aabha/contracts/privacy/retention.schema';
import type { AppDeps } from '../../context/deps';
import { purgeReviewPhotos } from '../reviews/review-photos.service';
import { firstVitalsInstant } from '../analytics/web-vitals.service';
import { countExpired, deleteExpired, rowWisePartitions, type PurgedTable } from './retention.queries';
import { KEPT, RETENTION_REASONS } from './retention-reasons';

/** Rows of one statement: few enough to keep locks short. */
const BATCH = 1000;
/** Long enough to answer a shopper who asks about their place. */
const WAITING_PLACES_DAYS = 7;
/** Long enough for a question of an authority; a trigger of the history refuses less than two years. */
const PRICES_DAYS = 1095;
/**
 * Three years: a consumer may turn to a commission for two years (Consumer Protection Act, 2019, section 69), and the files may be
 * evidence.
 */
const COMPLAINT_FILES_DAYS = 3 * 365 + 1;
/** As long as prices: declarations refer to them. */
const SELF_AUDITS_DAYS = PRICES_DAYS;
/** Two years of monthly drills, to compare how long a restore takes. */
const RESTORE_DRILLS_DAYS = 730;
/** Long enough to answer a customer who asks about their link. */
const DRAFT_ORDERS_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Returns the end of the retention of each table: rows that were created, completed or received before it are deleted. Of
 * `email_changes`, `staff_reset_links` and `passkey_challenges` it is compared with their expiry, of `waiting_places` with the end of their waiting room, of
 * `complaint_files` with the resolution of their complaint, of `return_files` with the end of their return, of `review_photos`
 * with when staff hid them or removed their review.
 */
function retentionEnds({ config, ports }: Pick<AppDeps, 'config' | 'ports'>) {
  const now = ports.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const analytics = daysAgo(config.RETAIN_ANALYTICS_DAYS);
  const vitals = firstVitalsInstant(now);
  return {
    codes: daysAgo(config.RETAIN_CODES_DAYS),
    email_changes: now,
    staff_reset_links: now,
    passkey_challenges: now,
    sessions: daysAgo(SESSION_KEPT_DAYS),
    outbox: daysAgo(config.RETAIN_OUTBOX_DAYS),
    webhook_events: daysAgo(config.RETAIN_WEBHOOKS_DAYS),
    waiting_places: daysAgo(WAITING_PLACES_DAYS),
    price_history: daysAgo(PRICES_DAYS),
    price_changes: daysAgo(PRICES_DAYS),
    complaint_files: daysAgo(COMPLAINT_FILES_DAYS),
    return_files: daysAgo(COMPLAINT_FILES_DAYS),
    review_photos: daysAgo(HIDDEN_PHOTO_DAYS),
    self_audits: daysAgo(SELF_AUDITS_DAYS),
    restore_drills: daysAgo(RESTORE_DRILLS_DAYS),
    settlement_reads: daysAgo(SETTLEMENT_READ_DAYS),
    imports: daysAgo(UNDO_DAYS),
    draft_orders: daysAgo(DRAFT_ORDERS_DAYS),
    bulk_jobs: daysAgo(BULK_JOB_DAYS),
    webhook_deliveries: daysAgo(DELIVERY_DAYS),
    refused_pin_checks: daysAgo(REFUSED_PIN_DAYS),
    pickup_slots: daysAgo(PICKUP_SLOT_DAYS),
    installation_slots: daysAgo(INSTALLATION_SLOT_DAYS),
    installation_links: daysAgo(VISIT_LINK_KEPT_DAYS),
    installation_files: daysAgo(COMPLAINT_FILES_DAYS),
    report_runs: daysAgo(REPORT_RUN_DAYS),
    report_run_files: daysAgo(REPORT_FILE_DAYS),
    passport_offers: daysAgo(OFFER_KEPT_DAYS),
    product_alerts: daysAgo(ALERT_KEPT_DAYS),
    csp_reports: daysAgo(BROWSER_REPORT_DAYS),
    analytics_events: analytics,
    analytics_events_before: analytics,
    analytics_events_default: analytics,
    web_vitals: vitals,
    web_vitals_before: vitals,
    web_vitals_default: vitals,
  } satisfies Readonly<Record<PurgedTable | PartitionedTable, Date>>;
}

const TABLES = [
  'codes',
  'email_changes',
  'staff_reset_links',
  'passkey_challenges',
  'sessions',
  'outbox',
  'webhook_events',
  'waiting_places',
  'price_history',
  'price_changes',
  'complaint_files',
  'return_files',
  'review_photos',
  'self_audits',
  'restore_drills',
  'settlement_reads',
  'imports',
  'draft_orders',
  'bulk_jobs',
  'webhook_deliveries',
  'refused_pin_checks',
  'pickup_slots',
  'installation_slots',
  'installation_links',
  'installation_files',
  'report_runs',
  'report_run_files',
  'passport_offers',
  'product_alerts',
  'csp_reports',
] as const;

/**
 * Deletes one batch of expired rows of each table that grows with use, and of the partitions that are not of one month.
 * Returns the number of rows; none when there is nothing left to delete. Orders, payments, refunds, invoices, credit notes
 * and the audit log are never deleted.
 */
export async function purgeExpired(deps: Pick<AppDeps, 'config' | 'db' | 'ports'>): Promise<number> {
  const ends = retentionEnds(deps);
  let deleted = 0;
  for (const table of [...TABLES, ...(await rowWisePartitions(deps.db))])
    deleted +=
      table === 'review_photos'
        ? await purgeReviewPhotos(deps, ends[table].toISOString(), BATCH)
        : await deleteExpired(deps.db, table, ends[table].toISOString(), BATCH);
  return deleted;
}

/**
 * Creates the partitions of the coming months and drops those whose whole month is beyond the retention. What another session
 * keeps locked is logged and left to the next run.
 */
export async function maintainPartitions(
  deps: Pick<AppDeps, 'config' | 'db' | 'ports' | 'log'>,
): Promise<void> {
  const { created, postponed } = await preparePartitions(deps.db, deps.ports.clock.now());
  const ends = retentionEnds(deps);
  const dropped: string[] = [];
  for (const table of PARTITIONED_TABLES) {
    const result = await dropPartitionsBefore(deps.db, table, ends[table]);
    dropped.push(...result.dropped);
    postponed.push(...result.postponed);
  }
  if (created.length + dropped.length > 0) deps.log.info({ created, dropped }, 'partitions changed');
  if (postponed.length > 0) deps.log.warn({ partitions: postponed }, 'partitions in use, changed later');
}

const daysText = (days: number) => (days === 0 ? 'Until the link expires' : `${days} days`);

/** Returns for how long rows of a table are kept that is deleted a month together, as the privacy policy says it. */
const monthsText = (days: number) =>
  `${days} days, then with its month: within ${deletionMonths(days)} months`;

const isPartitioned = (name: string) => PARTITIONED_TABLES.some((one) => one === name);

/**
 * Returns what is deleted when and why, with how many rows the next run of the job deletes, and what is never deleted. Deletes
 * nothing (docs/spec/privacy.md#retention).
 */
export async function previewRetention(
  deps: Pick<AppDeps, 'config' | 'workDb' | 'ports'>,
): Promise<RetentionOverview> {
  const ends = retentionEnds(deps);
  const now = deps.ports.clock.now().getTime();
  const rows: RetentionOverview['rows'] = [];
  for (const name of [...TABLES, ...PARTITIONED_TABLES]) {
    const before = ends[name].toISOString();
    const kept_for = isPartitioned(name)
      ? monthsText(name === 'web_vitals' ? WEB_VITALS_DAYS : deps.config.RETAIN_ANALYTICS_DAYS)
      : daysText(Math.round((now - ends[name].getTime()) / DAY_MS));
    const row_count = await countExpired(deps.workDb, name, before);
    rows.push({ name, ...RETENTION_REASONS[name], kept_for, deletes: true, before, row_count });
  }
  const kept = KEPT.map((row) => ({ ...row, deletes: false, before: null, row_count: 0 }));
  return { rows: [...rows, ...kept] };
}
