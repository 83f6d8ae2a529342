import { isLargeRefund } from '@aabha/contracts/accounts/step-up.rules';
import { actText, mayDoBulk, mayStopJob } from '@aabha/contracts/bulk-jobs/bulk-jobs.rules';
import type {
  BulkAct,
  BulkJob,
  ExportBulkJobInput,
  ListBulkJobsInput,
  PreviewBulkJobInput,
  StartBulkJobInput,
} from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import {
  BULK_EXAMPLES_MAX,
  BULK_JOB_KINDS,
  BULK_JOBS_PENDING_MAX,
} from '@aabha/contracts/bulk-jobs/bulk-jobs.values';
import { BULK_JOB_COLUMNS } from '@aabha/contracts/bulk-jobs/bulk-jobs.csv';
import { appError } from '@aabha/contracts/errors/errors';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { isStepUpDone } from '../../core/require-step-up';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { hasLargePriceChange } from '../prices/prices.service';
import { planBulk, type BulkPlan } from './bulk-kinds.service';
import { findRowIds, selectRowsOfIds } from './job-rows.queries';
import {
  countJobs,
  countPending,
  findJob,
  insertJob,
  lockJobStarts,
  requestStop,
  selectFailures,
  selectJobs,
  type JobRow,
} from './bulk-jobs.queries';

const kindsOf = ({ user }: SignedInContext) => BULK_JOB_KINDS.filter((kind) => mayDoBulk(kind, user));

function toWire({ act, ...row }: JobRow, { user }: SignedInContext): BulkJob {
  const isPending = row.state === 'waiting' || row.state === 'running';
  const mayStop = isPending && mayStopJob({ requestedBy: row.requested_by._id }, user);
  return { ...row, what: actText(act), filters: { ...act.filters }, may_stop: mayStop };
}

function assertMayDo({ user }: SignedInContext, act: BulkAct): void {
  if (!mayDoBulk(act.kind, user)) throw appError('FORBIDDEN');
}

/** Returns what a job would do now, without starting it (docs/spec/bulk-jobs.md#preview). */
export async function previewBulkJob(ctx: SignedInContext, { act }: PreviewBulkJobInput) {
  assertMayDo(ctx, act);
  return (await planBulk(ctx.workDb, act)).figures;
}

/** Returns a job that the caller may see. */
async function jobOf(ctx: SignedInContext, id: string): Promise<JobRow> {
  const row = await findJob(ctx.db, id);
  if (!row || !mayDoBulk(row.kind, ctx.user)) throw appError('BULK_JOB_NOT_FOUND');
  return row;
}

/** Throws STEP_UP_REQUIRED for a job that refunds much in all, or changes one price by much, by staff who have to confirm first. */
async function requireStepUpForJob(ctx: SignedInContext, { figures, prices = [] }: BulkPlan): Promise<void> {
  if (isStepUpDone(ctx, ctx.user)) return;
  const isLarge = isLargeRefund(figures.refund) || (await hasLargePriceChange(ctx.workDb, prices, ctx.now()));
  if (isLarge) throw appError('STEP_UP_REQUIRED');
}

/**
 * Starts a job on the records that match now: later ones are not taken. Refused where it would take other records, or refund
 * another amount, than the caller was shown.
 */
export async function startBulkJob(ctx: SignedInContext, { act, count, refund }: StartBulkJobInput) {
  assertMayDo(ctx, act);
  const plan = await planBulk(ctx.workDb, act);
  const { rows, figures } = plan;
  if (rows.length === 0) throw appError('BULK_JOB_EMPTY');
  if (rows.length !== count || figures.refund !== refund)
    throw appError('BULK_JOB_CHANGED', { count: rows.length });
  await requireStepUpForJob(ctx, plan);
  const id = await inTx(ctx.db, async (tx) => {
    await lockJobStarts(tx);
    const pending = await countPending(tx, ctx.user.id, act);
    if (pending.hasSame) throw appError('BULK_JOB_RUNNING');
    if (pending.n >= BULK_JOBS_PENDING_MAX) throw appError('BULK_JOB_QUEUE');
    const jobId = await insertJob(tx, { kind: act.kind, act, requestedBy: ctx.user.id }, rows);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'bulk-job.start', entity: 'bulk-job', entityId: jobId, before: null },
      after: {
        ...{ name: actText(act), filters: act.filters, total: rows.length },
        ...(figures.refund > 0 && { refund: rupeesFromPaise(figures.refund) }),
      },
    });
    return jobId;
  });
  return { job: toWire(await jobOf(ctx, id), ctx) };
}

/** Returns a page of jobs of acts that the caller may do, newest first. */
export async function listBulkJobs(ctx: SignedInContext, input: ListBulkJobsInput) {
  const scope = { filters: input.filters, kinds: kindsOf(ctx), staffId: ctx.user.id };
  const [rows, jobCount] = await Promise.all([selectJobs(ctx.db, scope, input), countJobs(ctx.db, scope)]);
  return { jobList: rows.map((row) => toWire(row, ctx)), jobCount };
}

/** Returns a job with the first records that failed. */
export async function getBulkJob(ctx: SignedInContext, { id }: { id: string }) {
  const row = await jobOf(ctx, id);
  return { job: toWire(row, ctx), failures: await selectFailures(ctx.db, row._id, BULK_EXAMPLES_MAX) };
}

/** Stops a job before its next record; what is done stays. */
export async function stopBulkJob(ctx: SignedInContext, { id }: { id: string }) {
  const row = await jobOf(ctx, id);
  if (!mayStopJob({ requestedBy: row.requested_by._id }, ctx.user)) throw appError('FORBIDDEN');
  await inTx(ctx.db, async (tx) => {
    if (!(await requestStop(tx, row._id, ctx.user.id))) throw appError('BULK_JOB_OVER');
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'bulk-job.stop', entity: 'bulk-job', entityId: row._id },
      ...{ before: null, after: { name: actText(row.act) } },
    });
  });
  return { job: toWire(await jobOf(ctx, id), ctx) };
}

/** Exports the records of a job with what became of each. */
export async function exportBulkJob(ctx: SignedInContext, { filters }: ExportBulkJobInput) {
  const job = await jobOf(ctx, filters.job);
  return startExport(ctx, {
    list: 'bulk-jobs',
    filters,
    columns: BULK_JOB_COLUMNS,
    findIds: (db) => findRowIds(db, job._id, filters.state),
    readRows: selectRowsOfIds,
  });
}
