import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { isLargeRefund } from '@aabha/contracts/accounts/step-up.rules';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
import { appError } from '@aabha/contracts/errors/errors';
import type { Paise } from '@aabha/contracts/money/money';
import {
  countedPaise,
  isWithinLimit,
  refundLimits,
  type RefundLimits,
} from '@aabha/contracts/refund-requests/refund-limits.rules';
import { REFUNDS_COUNT_HOURS } from '@aabha/contracts/refund-requests/refund-requests.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { isStepUpDone } from '../../core/require-step-up';
import { saveAuthor, sumOfAuthor } from './refund-limits.queries';

const HOUR_MS = 3_600_000;

/** One of the staff who makes a refund alone, with the limits of now. */
export interface RefundAuthor {
  staffId: string;
  role: StaffRole;
  limits: RefundLimits;
  now: Date;
  /** Whether they proved lately who they are. */
  isConfirmed: boolean;
}

/** A refund, as its limit sees it. */
interface LimitedRefund {
  paymentId: string;
  amountPaise: Paise;
}

/** Thrown in the transaction of a refund that is above the limit of its author, so that nothing of it stays. */
export class RefundNeedsApproval extends Error {
  override readonly name = 'RefundNeedsApproval';
  constructor(
    readonly amountPaise: Paise,
    readonly countedPaise: Paise,
  ) {
    super('This refund needs a second person.');
  }
}

/** Returns the caller as the author of a refund; undefined for a shopper, whose own cancellation has no limit. */
export function refundAuthor(ctx: SignedInContext): RefundAuthor | undefined {
  const { id: staffId, role } = ctx.user;
  if (!isStaff(role)) return undefined;
  return {
    ...{ staffId, role, limits: refundLimits(ctx.settings.current), now: ctx.now() },
    isConfirmed: isStepUpDone(ctx, ctx.user),
  };
}

/** Returns what a refund counts where it is above the limit of its author; undefined where they may make it alone. */
export async function countAboveLimit(
  db: DbOrTx,
  author: RefundAuthor | undefined,
  { paymentId, amountPaise }: LimitedRefund,
): Promise<Paise | undefined> {
  if (!author || author.limits[author.role] === null) return undefined;
  const since = new Date(author.now.getTime() - REFUNDS_COUNT_HOURS * HOUR_MS).toISOString();
  const recent = await sumOfAuthor(db, { paymentId, staffId: author.staffId, since });
  const counted = countedPaise(amountPaise, recent);
  return isWithinLimit(author.limits, author.role, counted) ? undefined : counted;
}

/**
 * Throws STEP_UP_REQUIRED for a large refund of an author who has to confirm first that it is them, and RefundNeedsApproval
 * for one above their limit (docs/spec/refund-approvals.md#limits). A refund without an author is automatic, of a shopper or
 * approved, and has no limit. The order must be locked.
 */
export async function requireWithinLimit(
  tx: Tx,
  author: RefundAuthor | undefined,
  refund: LimitedRefund,
): Promise<void> {
  if (author && !author.isConfirmed && isLargeRefund(refund.amountPaise)) throw appError('STEP_UP_REQUIRED');
  const counted = await countAboveLimit(tx, author, refund);
  if (counted !== undefined) throw new RefundNeedsApproval(refund.amountPaise, counted);
}

/** Stores the author of a refund, if it has one. */
export async function recordAuthor(
  tx: Tx,
  author: RefundAuthor | undefined,
  refundId: string,
): Promise<void> {
  if (author)
    await saveAuthor(tx, { refundId, staffId: author.staffId, createdAt: author.now.toISOString() });
}
