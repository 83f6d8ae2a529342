import { allow, refuse, type Verdict } from '../errors/verdict';
import type { Paise } from '../money/money';
import type { ReturnForm } from './returns.schema';
import type { ReturnOutcome } from './returns.values';

/** What the rule needs to know of an order. `returnUntil` is an ISO instant, empty when it was never delivered. */
interface ReturnableOrder {
  status: string;
  returnRequested: boolean;
  returnUntil: string;
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

interface ReturnableLine {
  position: number;
  /** Units that no refund has given back. */
  quantity: number;
}

/**
 * Returns the lines of a request: without a choice all units that are left of the order. Undefined where a chosen unit is
 * not there (docs/spec/returns-and-refunds.md#request).
 */
export function requestedLines(
  left: readonly ReturnableLine[],
  chosen: readonly ReturnableLine[] | undefined,
): ReturnableLine[] | undefined {
  const there = left.filter(({ quantity }) => quantity > 0);
  if (chosen === undefined) return there.map(({ position, quantity }) => ({ position, quantity }));
  const isThere = ({ position, quantity }: ReturnableLine) =>
    there.some((line) => line.position === position && quantity <= line.quantity);
  const isUnique = new Set(chosen.map(({ position }) => position)).size === chosen.length;
  return isUnique && chosen.every(isThere) ? [...chosen] : undefined;
}

/**
 * Returns the choice of a refund that gives back these units: never more than are left, and with the shipping once all
 * units of the order are back (docs/spec/returns-and-refunds.md#refund-amount).
 */
export function refundOfReturn(
  left: { lines: readonly ReturnableLine[]; shippingPaise: Paise },
  wanted: readonly ReturnableLine[],
) {
  const wantedOf = (position: number) => wanted.find((line) => line.position === position)?.quantity ?? 0;
  const there = left.lines.filter(({ quantity }) => quantity > 0);
  const lines = there
    .map(({ position, quantity }) => ({
      position,
      quantity: Math.min(quantity, wantedOf(position)),
      warranty: false,
    }))
    .filter(({ quantity }) => quantity > 0);
  const isAll = there.every(({ position, quantity }) => wantedOf(position) >= quantity);
  return { lines, shipping: isAll && left.shippingPaise > 0 };
}

interface InspectedLine {
  position: number;
  accepted: number;
}

/**
 * Returns what an inspection ends in. Refuses one that leaves a requested line out or accepts more than was requested, and
 * one without a reason that does not accept everything (docs/spec/returns-and-refunds.md#inspection).
 */
export function inspectionOutcome(
  requested: readonly ReturnableLine[],
  inspected: readonly InspectedLine[],
  reason: string,
): { ok: true; outcome: ReturnOutcome | 'rejected' } | (Verdict & { ok: false }) {
  const acceptedOf = (position: number) => inspected.find((line) => line.position === position)?.accepted;
  const isComplete =
    inspected.length === requested.length &&
    requested.every(({ position, quantity }) => (acceptedOf(position) ?? quantity + 1) <= quantity);
  if (!isComplete) return { ok: false, code: 'RETURN_LINES_INCOMPLETE' };
  if (requested.every(({ position, quantity }) => acceptedOf(position) === quantity))
    return { ok: true, outcome: 'accepted' };
  if (reason.trim() === '') return { ok: false, code: 'RETURN_REASON_MISSING' };
  const isRejected = inspected.every(({ accepted }) => accepted === 0);
  return { ok: true, outcome: isRejected ? 'rejected' : 'accepted_in_part' };
}

/** What the form sends as `return_reason`. */
export function returnReason(form: ReturnForm): string {
  return form.reason === 'Other' ? form.otherReason : form.reason;
}
