import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
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
import { saveAuthor, sumOfAuthor } from './refund-limits.queries';

const HOUR_MS = 3_600_000;

/** One of the staff who makes a refund alone, with the limits of now. */
export interface RefundAuthor {
  staffId: string;
  role: StaffRole;
  limits: RefundLimits;
  now: Date;
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
  return { staffId, role, limits: refundLimits(ctx.settings.current), now: ctx.now() };
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
 * Throws RefundNeedsApproval for a refund above the limit of its author (docs/spec/refund-approvals.md#limits). A refund
 * without an author is automatic, of a shopper or approved, and has no limit. The order must be locked.
 */
export async function requireWithinLimit(
  tx: Tx,
  author: RefundAuthor | undefined,
  refund: LimitedRefund,
): Promise<void> {
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
