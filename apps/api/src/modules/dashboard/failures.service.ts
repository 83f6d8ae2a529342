import type { ListFailuresInput } from '@aabha/contracts/dashboard/dashboard.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { amountStillOwed, sendingKind, writeCreditNote, writeRestLines } from '../refunds/refunds.service';
import {
  countFailures,
  lockUnfinishedRefund,
  markRefundQueued,
  requeueEffect,
  selectFailures,
} from './failures.queries';

const iso = (at: string) => new Date(at).toISOString();

/**
 * Returns mails, refunds and other effects that failed for good, newest first
 * (docs/spec/back-office.md#failures).
 */
export async function listFailures(ctx: SignedInContext, input: ListFailuresInput) {
  const [rows, failureCount] = await Promise.all([
    selectFailures(ctx.db, input),
    countFailures(ctx.db, input),
  ]);
  const failureList = rows.map((row) => ({
    ...row,
    created_at: iso(row.created_at),
    failed_at: iso(row.failed_at),
  }));
  return { failureList, failureCount };
}

type UnfinishedRefund = NonNullable<Awaited<ReturnType<typeof lockUnfinishedRefund>>>;

/**
 * Returns the amount under which a failed refund is sent again: that of a part where the part is still there, else all
 * that is left. Undefined where it did not fail, and stays as it is.
 */
async function amountAgain(tx: Tx, refund: UnfinishedRefund) {
  const { orderStatus, returnApproved } = refund;
  const isEnded = orderStatus === undefined || ['Cancelled', 'Returned'].includes(orderStatus);
  if (!refund.isPart && !isEnded && !returnApproved) throw appError('REFUND_NOT_OWED');
  if (refund.status !== 'failed') return undefined;
  const amount = await amountStillOwed(tx, refund.id);
  if (amount === 0) throw appError('REFUND_PART_GONE');
  return amount;
}

/** Queues a refund again where it is still owed: not for a restored order, unless its return was approved. */
async function requeueRefund(tx: Tx, id: string): Promise<{ kind: string } | undefined> {
  const refund = await lockUnfinishedRefund(tx, id);
  if (!refund) return undefined;
  const amount = await amountAgain(tx, refund);
  const refundId = await markRefundQueued(tx, id, amount);
  if (amount !== undefined) {
    await writeRestLines(tx, refundId);
    await writeCreditNote(tx, refundId);
  }
  const kind = sendingKind(refund.isPart);
  await enqueue(tx, kind, { refundId });
  return { kind };
}

/** Queues an effect that failed for good again; undefined when none of that id did. */
export const requeueFailedEffect = requeueEffect;

/** Retries a failure. 404 for an unknown one, 409 for a refund that is not owed. */
export async function retryFailure(ctx: SignedInContext, input: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const effect = (await requeueEffect(tx, input.id)) ?? (await requeueRefund(tx, input.id));
    if (!effect) throw appError('NOT_FOUND');
    await writeAudit(tx, ctx.user.id, {
      action: 'failure.retry',
      entity: 'effect',
      entityId: input.id,
      before: null,
      after: { what: effect.kind },
    });
  });
  return { message: 'Trying again now.' };
}
