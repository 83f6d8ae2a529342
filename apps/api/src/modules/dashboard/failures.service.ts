import type { ListFailuresInput } from '@aabha/contracts/dashboard/dashboard.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
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

/** Queues a refund again where it is still owed: not for a restored order, unless its return was approved. */
async function requeueRefund(tx: Tx, id: string): Promise<{ kind: string } | undefined> {
  const refund = await lockUnfinishedRefund(tx, id);
  if (!refund) return undefined;
  const { orderStatus, returnApproved } = refund;
  const owed = orderStatus === undefined || ['Cancelled', 'Returned'].includes(orderStatus) || returnApproved;
  if (!owed) throw appError('REFUND_NOT_OWED');
  await enqueue(tx, 'payments.refund', { refundId: await markRefundQueued(tx, id) });
  return { kind: 'payments.refund' };
}

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
