import { allow, refuse, type Verdict } from '../errors/verdict';
import type { Paise } from '../money/money';
import { RETURN_DAYS } from '../settings/promises';
import { endOfIndiaDay, indiaDay } from '../time/india-time';
import type { ReturnForm } from './returns.schema';

const DAY_MS = 86_400_000;

/** What the rule needs to know of an order. `returnUntil` is an ISO instant, empty when it was never delivered. */
interface ReturnableOrder {
  status: string;
  returnRequested: boolean;
  returnUntil: string;
}

/** The last instant at which an order can be returned: the end of the seventh day after its delivery, in India. */
export function returnUntil(deliveredAt: string): string {
  return endOfIndiaDay(indiaDay(new Date(Date.parse(deliveredAt) + RETURN_DAYS * DAY_MS))).toISOString();
}

/**
 * Decides whether an order may be returned at `now`. Refuses: not delivered, requested before, window over
 * (docs/spec/returns-and-refunds.md#return-window).
 */
export function checkReturnable(order: ReturnableOrder, now: Date): Verdict {
  if (order.returnRequested) return refuse('RETURN_TWICE');
  if (order.status !== 'Delivered') return refuse('RETURN_NOT_DELIVERED', { status: order.status });
  const inTime = order.returnUntil !== '' && now.getTime() <= Date.parse(order.returnUntil);
  return inTime ? allow : refuse('RETURN_TOO_LATE', { until: order.returnUntil });
}

/**
 * The refund is what was paid, shipping included (docs/spec/returns-and-refunds.md#refund-amount); another amount is
 * 409. Left out, the server's counts.
 */
export function checkRefundAmount(refundPaise: Paise, requested: Paise | undefined): Verdict {
  return requested === undefined || requested === refundPaise ? allow : refuse('RETURN_AMOUNT_CHANGED');
}

/** A return as staff decide it. `refunded` includes pending refunds. */
interface DecidableReturn {
  approved: boolean;
  refunded: boolean;
}

/** Approves once. Where everything went back before, as refunds of parts, the approval completes the return. */
export function checkApprove(request: DecidableReturn): Verdict {
  return request.approved ? refuse('RETURN_APPROVED_BEFORE') : allow;
}

/** First approve, then refund, once (docs/spec/returns-and-refunds.md#transitions). */
export function checkRefund(request: DecidableReturn): Verdict {
  if (request.refunded) return refuse('RETURN_REFUNDED_BEFORE');
  return request.approved ? allow : refuse('RETURN_NOT_APPROVED');
}

/** What the form sends as `return_reason`. */
export function returnReason(form: ReturnForm): string {
  return form.reason === 'Other' ? form.otherReason : form.reason;
}
