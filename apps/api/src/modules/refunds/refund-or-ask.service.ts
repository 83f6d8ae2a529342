import { appError } from '@aabha/contracts/errors/errors';
import { rupeesFromPaise, type Paise } from '@aabha/contracts/money/money';
import { approvingRoles, refundLimits } from '@aabha/contracts/refund-requests/refund-limits.rules';
import {
  REFUND_REQUEST_DAYS,
  type RefundRequestKind,
} from '@aabha/contracts/refund-requests/refund-requests.values';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import type { RefundChoiceColumn } from '@aabha/db/schema/refund-requests';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { expireRequestOf, insertRefundRequest, selectStaffOfRoles } from './ask-approval.queries';
import { RefundNeedsApproval } from './refund-limits.service';

const DAY_MS = 86_400_000;

/** What a refund is of, so that its approval can make it later. */
interface AskedFor {
  kind: RefundRequestKind;
  orderId: string;
  returnId: string | null;
  choice: RefundChoiceColumn;
  speed: RefundSpeed;
  reason: string;
}

/** A refund that waits for a second person; the amount in paise. */
interface AskedRefund {
  _id: string;
  amount: Paise;
}

async function ask(
  ctx: SignedInContext,
  { kind, orderId, returnId, ...asked }: AskedFor,
  { amountPaise, countedPaise }: RefundNeedsApproval,
): Promise<AskedRefund> {
  const now = ctx.now();
  const id = await inTx(ctx.db, async (tx) => {
    await expireRequestOf(tx, orderId, now.toISOString());
    const requestId = await insertRefundRequest(tx, {
      ...{ kind, orderId, returnId, ...asked, amountPaise, countedPaise },
      askedBy: ctx.user.id,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + REFUND_REQUEST_DAYS * DAY_MS).toISOString(),
    });
    const after = {
      refund_amount: rupeesFromPaise(amountPaise),
      reason: asked.reason,
      request_id: requestId,
    };
    await writeAudit(tx, ctx.user.id, {
      action: 'refund.ask',
      entity: returnId === null ? 'order' : 'return',
      entityId: returnId ?? orderId,
      before: null,
      after,
    });
    const roles = approvingRoles(refundLimits(ctx.settings.current), { kind, counted: countedPaise });
    for (const { id: userId } of await selectStaffOfRoles(tx, roles))
      if (userId !== ctx.user.id) await enqueue(tx, 'mail.refund-asked', { userId, requestId });
    return requestId;
  });
  return { _id: id, amount: amountPaise };
}

/**
 * Runs the transaction of a refund. Where it is above the limit of its author, nothing of it stays: it becomes a request that
 * waits for a second person, which is returned (docs/spec/refund-approvals.md). Throws REFUND_REQUEST_WAITING while another
 * one of the order waits.
 */
export async function refundOrAsk(
  ctx: SignedInContext,
  asked: () => AskedFor | Promise<AskedFor>,
  refund: () => Promise<void>,
): Promise<AskedRefund | undefined> {
  try {
    await refund();
    return undefined;
  } catch (error) {
    if (!(error instanceof RefundNeedsApproval)) throw error;
    return ask(ctx, await asked(), error).catch((failure: unknown) => {
      if (violatedConstraint(failure) === 'refund_requests_one_waiting_key')
        throw appError('REFUND_REQUEST_WAITING');
      throw failure;
    });
  }
}
