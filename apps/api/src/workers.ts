import { reviseLatePromises } from './modules/delivery-promise/late-promises.service';
import { refreshMilestones } from '@aabha/db/milestones/refresh-milestones';
import { publishInvalidations } from './cache/invalidations.queries';
import type { AppDeps } from './context/deps';
import { effectHandlers } from './effects';
import { sendAlerts } from './modules/alerts/send-alerts.service';
import { setMissingClocks } from './modules/complaints/complaints.clocks.service';
import { reconcilePayments } from './modules/checkout/reconcile-payments.service';
import { runBookChecks } from './modules/books/run-book-checks.service';
import { anchorAudit } from './modules/audit/anchor-audit.service';
import { sealAudit } from './modules/audit/seal-audit.service';
import { sealDocuments } from './modules/books/seal-documents';
import { checkLedger } from './modules/ledger/check-ledger.service';
import { postLedger } from './modules/ledger/post-ledger.service';
import { runBulkJobs } from './modules/bulk-jobs/run-bulk-jobs.service';
import { runReportSchedules } from './modules/report-schedules/run-report-schedules.service';
import { runSelfAudits } from './modules/self-audit/run-self-audits.service';
import { runSettlementReads } from './modules/settlements/run-settlement-reads.service';
import { markShown } from './modules/emi/emi-plans.queries';
import { numberCreditNotes } from './modules/credit-notes/number-credit-notes';
import { mergeFitCounts } from './modules/products/fit-groups.queries';
import { countSearches } from './modules/products/count-searches.queries';
import { mergeCatalogueCounts } from './modules/products/products.counts.queries';
import { runPublications } from './modules/products/run-publications.service';
import { unlistOverdue } from './modules/products/unlist-overdue.service';
import { reconcileWhenDue } from './modules/reconciliation/reconciliation.service';
import { forgetOldKeys } from './modules/idempotency/idempotency.service';
import { sweepMedia } from './modules/media/sweep-media.service';
import { endOverdueOffers } from './modules/passports/transfers.queries';
import { sendReminders } from './modules/passports/warranty-reminders.service';
import { runPriceSchedule } from './modules/prices/run-price-schedule.service';
import { maintainPrivacy } from './modules/privacy/replay-erasures.service';
import { expireRefundRequests } from './modules/refund-requests/expire-requests.service';
import { maintainPartitions, purgeExpired } from './modules/retention/retention.service';
import { runStockJobs } from './modules/stock/stock-jobs.service';
import { mergeStockSums } from './modules/stock/stock.queries';
import { expireReservations, rollUpTotals } from './modules/stock/stock.rollup.service';
import { rollUpSums } from './modules/sums/sums.service';
import { serveRooms } from './modules/waiting-room/serve-rooms.service';
import { startWebhookLoop } from './modules/webhooks/start-webhook-loop';
import { runDueEffects, startWorkerLoop, type WorkerLoop } from './outbox/worker';

const FORGET_EVERY_MS = 3600_000;
/** How often to check whether a comparison with the provider's records is due. */
const COMPARE_LOOK_MS = 5 * 60_000;
/** How often to look for totals that are behind their slots, and for expired reservations. */
const ROLL_UP_LOOK_MS = 100;
const EXPIRE_LOOK_MS = 1000;
/** How often to look for orders and visits that are not in their sums. */
const SUM_LOOK_MS = 2000;
/** How often to look whether counts of the catalogue can be merged. */
const MERGE_MS = 60_000;
/** How often to look for rows of lists without milestones. */
const MILESTONE_MS = 60_000;
/** How often to look for refund requests that nobody decided about in time. */
const REQUEST_LOOK_MS = 60_000;
/** How often to look for televisions whose period without declarations is over. */
const UNLIST_LOOK_MS = 60_000;
/** How often to look whether a daily job of stock is due. */
const STOCK_JOBS_LOOK_MS = 30_000;
/** How often to look for complaints without clocks: those of an earlier release. */
const CLOCKS_LOOK_MS = 60_000;
/** How often to look for warranties that end soon. */
const REMINDER_LOOK_MS = 60_000;
/** How often to look for alerts of televisions that are due. */
const ALERT_LOOK_MS = 5000;
/** How often to look for offers of televisions whose time is over. */
const OFFER_LOOK_MS = 60_000;
/** How often to look for waiting rooms that are open. */
const SERVE_LOOK_MS = 1000;
/** How often to look for prices that start or end, and for drafts that are to be published. */
const PRICE_LOOK_MS = 500;
/** How often to look for EMI plans that begin or are over. */
const EMI_LOOK_MS = 5000;
/** How often to publish invalidations that no relay has: every process may run without a cache. */
const PUBLISH_LEFT_MS = 5000;
/** How often to look for numbered documents to seal, and for a check of the books that was requested. */
const SEAL_LOOK_MS = 2000;
const CHECK_LOOK_MS = 5000;
/** How often to look for what the ledger lacks, and whether its nightly check is due. */
const LEDGER_LOOK_MS = 2000;
const LEDGER_CHECK_LOOK_MS = 60_000;
/** How often to look whether the audit log of yesterday has its anchor. */
const ANCHOR_LOOK_MS = 60_000;
/** How often to look for a self-audit that was requested or is due. */
const SELF_AUDIT_LOOK_MS = 5000;
/** How often to look for a reading of settlements that was requested or is due. */
const SETTLEMENT_LOOK_MS = 3000;
/** How often to look for a report that is due to be mailed. */
const REPORT_LOOK_MS = 3000;
/** How often to look for orders that cannot arrive as promised. */
const LATE_LOOK_MS = 60_000;
/** How often to look for a job of a bulk act. */
const BULK_JOB_LOOK_MS = 1000;

/** Starts the loops that keep stock, waiting rooms, prices and caches: totals, expired reservations, admissions, scheduled prices and publications, alerts of televisions, invalidations without a relay, counts, sums, milestones and listings. */
function startUpkeepLoops(deps: AppDeps) {
  const every = (ms: number, name: string, work: (db: AppDeps['db']) => Promise<unknown>) =>
    startWorkerLoop(deps, name, () => work(deps.db).then(() => 0), ms);
  return [
    every(ROLL_UP_LOOK_MS, 'stock totals', rollUpTotals),
    every(EXPIRE_LOOK_MS, 'expired reservations', expireReservations),
    every(SERVE_LOOK_MS, 'waiting rooms', () => serveRooms(deps)),
    every(PRICE_LOOK_MS, 'scheduled prices', () => runPriceSchedule(deps)),
    every(PRICE_LOOK_MS, 'scheduled publications', () => runPublications(deps)),
    every(EMI_LOOK_MS, 'shown EMI plans', markShown),
    every(PUBLISH_LEFT_MS, 'invalidations', publishInvalidations),
    every(MERGE_MS, 'catalogue counts', mergeCatalogueCounts),
    every(MERGE_MS, 'fit counts', mergeFitCounts),
    every(MERGE_MS, 'counts of searches', countSearches),
    every(MERGE_MS, 'stock sums', mergeStockSums),
    startWorkerLoop(deps, 'sums of reports', () => rollUpSums(deps.db), SUM_LOOK_MS),
    startWorkerLoop(deps, 'milestones of lists', () => refreshMilestones(deps.db), MILESTONE_MS),
    startWorkerLoop(deps, 'overdue listings', () => unlistOverdue(deps), UNLIST_LOOK_MS),
    startWorkerLoop(deps, 'refund requests', () => expireRefundRequests(deps), REQUEST_LOOK_MS),
    startWorkerLoop(deps, 'late promises', () => reviseLatePromises(deps), LATE_LOOK_MS),
    startWorkerLoop(deps, 'stock jobs', () => runStockJobs(deps).then(() => 0), STOCK_JOBS_LOOK_MS),
    startWorkerLoop(
      deps,
      'offers of televisions',
      () => endOverdueOffers(deps.db, deps.ports.clock.now()),
      OFFER_LOOK_MS,
    ),
    startWorkerLoop(deps, 'reminders of warranties', () => sendReminders(deps), REMINDER_LOOK_MS),
    startWorkerLoop(deps, 'alerts', () => sendAlerts(deps), ALERT_LOOK_MS),
    startWorkerLoop(
      deps,
      'clocks of cases',
      () => setMissingClocks(deps.db, deps.ports.clock.now()),
      CLOCKS_LOOK_MS,
    ),
  ];
}

/** Starts the loops that seal invoices and credit notes and check them. */
const startBookLoops = (deps: AppDeps) => [
  startWorkerLoop(
    deps,
    'seals of documents',
    () => sealDocuments(deps.db, deps.ports.clock.now()),
    SEAL_LOOK_MS,
  ),
  startWorkerLoop(deps, 'checks of books', () => runBookChecks(deps).then(() => 0), CHECK_LOOK_MS),
];

/** Starts the loops that post the ledger and check it every night. */
const startLedgerLoops = (deps: AppDeps) => [
  startWorkerLoop(deps, 'ledger', () => postLedger(deps.db, deps.ports.clock.now()), LEDGER_LOOK_MS),
  startWorkerLoop(deps, 'check of the ledger', () => checkLedger(deps).then(() => 0), LEDGER_CHECK_LOOK_MS),
];

/** Starts the loops that seal the audit log, and check and anchor it after each day. */
const startAuditLoops = (deps: AppDeps) => [
  startWorkerLoop(deps, 'seals of the audit log', () => sealAudit(deps.db), SEAL_LOOK_MS),
  startWorkerLoop(
    deps,
    'anchors of the audit log',
    (stopping) => anchorAudit(deps, stopping).then(() => 0),
    ANCHOR_LOOK_MS,
  ),
];

/** Starts the loop of self-audits, those that are due once it has run for a while. */
function startSelfAudits(deps: AppDeps) {
  const startedAt = performance.now();
  const step = async (stopping: AbortSignal) => {
    await runSelfAudits(deps, { stopping, uptimeSeconds: (performance.now() - startedAt) / 1000 });
    return 0;
  };
  return startWorkerLoop(deps, 'self-audits', step, SELF_AUDIT_LOOK_MS);
}

/** Starts the loops of jobs that staff ask for or that are due: self-audits, settlements, bulk acts, reports that are mailed. */
const startJobLoops = (deps: AppDeps) => [
  startSelfAudits(deps),
  startWorkerLoop(deps, 'settlements', () => runSettlementReads(deps).then(() => 0), SETTLEMENT_LOOK_MS),
  startWorkerLoop(deps, 'bulk jobs', () => runBulkJobs(deps), BULK_JOB_LOOK_MS),
  startWorkerLoop(deps, 'scheduled reports', () => runReportSchedules(deps), REPORT_LOOK_MS),
];

/** Starts the loops that compare payments with the provider. */
const startPaymentLoops = (deps: AppDeps) => [
  startWorkerLoop(
    deps,
    'open payments',
    () => reconcilePayments(deps).then(() => 0),
    deps.config.RECONCILE_SECONDS * 1000,
  ),
  startWorkerLoop(
    deps,
    'comparison with the provider',
    () => reconcileWhenDue(deps).then(() => 0),
    COMPARE_LOOK_MS,
  ),
];

/** Starts the loops that forget what is kept for a time only. */
const startForgettingLoops = (deps: AppDeps) => {
  const every = (name: string, work: () => Promise<unknown>) =>
    startWorkerLoop(deps, name, () => work().then(() => 0), FORGET_EVERY_MS);
  return [
    startWorkerLoop(deps, 'retention', () => purgeExpired(deps), FORGET_EVERY_MS),
    every('partitions', () => maintainPartitions(deps)),
    every('media', () => sweepMedia(deps)),
    every('privacy', () => maintainPrivacy(deps)),
    every('old idempotency keys', () => forgetOldKeys(deps)),
    every('limits that are over', () => deps.limits.forgetOver()),
  ];
};

/** Starts the background work of the process: effects, and the job for open payments. */
export function startWorkers({
  workDb,
  workerDb: db = workDb,
  ...others
}: AppDeps): Pick<WorkerLoop, 'stop'> & { running(): string } {
  /* Background work has the longer database limits. */
  const deps: AppDeps = { ...others, db, workDb: db };
  const loops = [
    ...deps.config.WORKER_LANES.map((lane) =>
      startWorkerLoop(deps, `effects of ${lane}`, () => runDueEffects(deps, effectHandlers, lane)),
    ),
    ...(deps.config.WORKER_LANES.includes('others') ? [startWebhookLoop(deps)] : []),
    startWorkerLoop(deps, 'invoice numbers', () => deps.invoiceNumbers.numberPending()),
    startWorkerLoop(deps, 'credit note numbers', () => numberCreditNotes(deps.db, deps.ports.clock.now())),
    ...startPaymentLoops(deps),
    ...startUpkeepLoops(deps),
    ...startBookLoops(deps),
    ...startAuditLoops(deps),
    ...startLedgerLoops(deps),
    ...startJobLoops(deps),
    ...startForgettingLoops(deps),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
    /** What it does at the moment, a line each. */
    running: () => loops.flatMap((loop) => loop.current() ?? []).join('\n'),
  };
}
