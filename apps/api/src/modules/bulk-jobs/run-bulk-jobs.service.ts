import { mayDoBulk } from '@aabha/contracts/bulk-jobs/bulk-jobs.rules';
import { AppError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { inTx, sqlState } from '@aabha/db/tx';
import { withinTransaction } from '@aabha/db/within-transaction';
import { createContext, type SignedInContext } from '../../context/context';
import type { AppDeps } from '../../context/deps';
import { auditBatch } from '../../core/audit-batch';
import { runBulkRow } from './bulk-kinds.service';
import { endJob, endRow, findNextJob, takeRow, type PendingJob, type TakenRow } from './take-rows.queries';

/** Records that a worker does of one job before it looks for another. */
const ROWS_A_TURN = 25;
/** The transaction is tried again from its start. */
const RETRYABLE: readonly (string | undefined)[] = ['40001', '40P01'];
const FAULT_TEXT = 'The shop could not do this because of a fault. Nothing was changed.';
const NO_LONGER_ALLOWED = 'Whoever started it may no longer do this.';

/** Returns the role of who started a job, with the permissions that it has now. */
const holderOf = ({ role, permissions }: PendingJob['requester']) => ({
  role,
  permissions: permissions ?? [],
});

/** Returns the context of an act that a worker does for a member of staff, within a transaction. */
function contextOf(deps: AppDeps, tx: Tx, { id, requester }: PendingJob): SignedInContext {
  /* Whoever started the job confirmed then that it is them. */
  const user = { id: requester.id, ...holderOf(requester), provenAt: undefined };
  const call = {
    ...{ address: '127.0.0.1', requestId: `bulk-job ${id}`, hasToken: true, idempotencyKey: undefined },
    ...{ language: 'en' as const, caller: () => Promise.resolve(user) },
    ...{ replayed: () => undefined, stockTags: undefined, userAgent: '' },
    ...{ sessionKind: undefined, cookies: '', setCookie: () => undefined },
  };
  return {
    ...createContext({ ...deps, db: withinTransaction(deps.db, tx) }, call),
    user,
    openReport: () => {
      throw new Error('A job reads no reports.');
    },
  };
}

/** Does the act with one record. Returns why it was refused; undefined where it was done. */
async function tryRow(deps: AppDeps, tx: Tx, job: PendingJob, row: TakenRow): Promise<string | undefined> {
  try {
    /* A savepoint, so that the refusal of a record takes back only what was written for it. */
    await auditBatch.run(job.id, () =>
      tx.transaction((part) => runBulkRow(contextOf(deps, part, job), job.act, row)),
    );
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    if (RETRYABLE.includes(sqlState(error))) throw error;
    deps.log.error({ err: error, job: job.id, record: row.recordId }, 'record of a job failed');
    return FAULT_TEXT;
  }
}

/**
 * Does the next record of a job, and marks it in the same transaction: a worker that dies leaves it as it was, and none is done
 * twice. Returns whether there was one.
 */
function runNextRow(deps: AppDeps, job: PendingJob): Promise<boolean> {
  const at = deps.ports.clock.now().toISOString();
  return inTx(deps.db, async (tx) => {
    const row = await takeRow(tx, job.id);
    if (!row) return false;
    const reason = await tryRow(deps, tx, job, row);
    await endRow(tx, { jobId: job.id, rowId: row.id, at, reason });
    return true;
  });
}

/**
 * Does some records of the job that has waited longest (docs/spec/bulk-jobs.md#run). Several workers may: each takes other
 * records. Returns how many it did.
 */
export async function runBulkJobs(deps: AppDeps, mostRows = ROWS_A_TURN): Promise<number> {
  const job = await findNextJob(deps.db);
  if (!job) return 0;
  const now = () => deps.ports.clock.now().toISOString();
  const { requester } = job;
  if (requester.disabledAt !== null || !mayDoBulk(job.act.kind, holderOf(requester))) {
    await endJob(deps.db, job.id, now(), NO_LONGER_ALLOWED);
    return 1;
  }
  let done = 0;
  while (done < mostRows && (await runNextRow(deps, job))) done += 1;
  if (done < mostRows) await endJob(deps.db, job.id, now());
  return done;
}
