import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import {
  PRICE_PAISE,
  SHIPPING_PAISE,
  paidFor,
  type Model,
  type ModelPayment,
  type ModelRefund,
} from './order-model';

/*
 * What the specification says about refunds of one payment, written a second time as `order-model.ts` is: docs/spec/payments.md#refunds,
 * docs/spec/returns-and-refunds.md, docs/spec/back-office.md#failures.
 */

export const isEnded = (status: OrderStatus) => status === 'Cancelled' || status === 'Returned';

/** The refunds that count: all that did not fail. */
const counted = ({ refunds }: ModelPayment) => refunds.filter(({ status }) => status !== 'failed');
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const restPaise = (payment: ModelPayment) =>
  paidFor(payment) - sum(counted(payment).map(({ paise }) => paise));
export const isWhole = (payment: ModelPayment) => restPaise(payment) === 0;
export const unrefunded = (payment: ModelPayment) =>
  payment.quantity - sum(counted(payment).map(({ units }) => units));
const isShippingLeft = (payment: ModelPayment) => !counted(payment).some(({ hasShipping }) => hasShipping);

/** Units whose goods a refund has settled, also one that failed. */
export const settledUnits = ({ refunds }: ModelPayment) => sum(refunds.map((refund) => refund.settledUnits));

/** Returns all that is left of a payment. */
const restOf = (payment: ModelPayment) => ({
  units: unrefunded(payment),
  hasShipping: isShippingLeft(payment),
  paise: restPaise(payment),
});

const QUEUED = { status: 'queued', isLost: false } as const;

/** Queues the refund of all that is left. One of before that failed is made anew. */
export function refundRest(payment: ModelPayment): ModelRefund | undefined {
  if (isWhole(payment)) return undefined;
  const earlier = payment.refunds.find((refund) => refund.of === 'rest');
  if (earlier?.status === 'failed') return Object.assign(earlier, restOf(payment), QUEUED);
  const of = earlier ? 'part' : 'rest';
  const refund: ModelRefund = { of, ...restOf(payment), settledUnits: 0, ...QUEUED };
  payment.refunds.push(refund);
  return refund;
}

/** Takes goods over that refunds which failed have settled; returns how many units. */
function takeOverSettled({ refunds }: ModelPayment, units: number): number {
  let taken = 0;
  for (const failed of refunds.filter(({ status }) => status === 'failed')) {
    const own = Math.min(failed.settledUnits, units - taken);
    failed.settledUnits -= own;
    taken += own;
  }
  return taken;
}

/** Staff refund some units; returns whether that is allowed. */
export function refundUnits(model: Model, payment: ModelPayment, units: number, isBack: boolean): boolean {
  const { status } = payment.order!;
  if (status === 'Cancelled' || isWhole(payment) || units > unrefunded(payment)) return false;
  const before = takeOverSettled(payment, units);
  const now = status === 'Returned' ? 0 : units - before;
  if (status === 'Pending' || isBack) model.stock[payment.product]! += now;
  const paise = units * PRICE_PAISE;
  payment.refunds.push({
    of: 'part',
    units,
    hasShipping: false,
    paise,
    settledUnits: before + now,
    ...QUEUED,
  });
  return true;
}

/** Staff refund the delivery; returns whether that is allowed. */
export function refundShipping(payment: ModelPayment): boolean {
  if (payment.order!.status === 'Cancelled' || !isShippingLeft(payment)) return false;
  const part = { units: 0, hasShipping: true, paise: SHIPPING_PAISE, settledUnits: 0 };
  payment.refunds.push({ of: 'part', ...part, ...QUEUED });
  return true;
}

/** The return of an order is complete, and with it the order, unless it was cancelled. */
function completeReturn(payment: ModelPayment): void {
  const order = payment.order!;
  order.returned = 'refunded';
  if (order.status !== 'Cancelled') order.status = 'Returned';
}

const isSentBack = (payment: ModelPayment) =>
  sum(payment.refunds.map(({ status, paise }) => (status === 'processed' ? paise : 0))) === paidFor(payment);

/** Staff approve a return; returns whether that is allowed. Where everything was sent back before, that completes it. */
export function approveReturn(payment: ModelPayment): boolean {
  const order = payment.order!;
  if (order.returned !== 'requested') return false;
  order.returned = 'approved';
  if (isSentBack(payment)) completeReturn(payment);
  return true;
}

/** What the provider does with a refund that it is sent. */
export const ANSWERS = ['processed', 'pending', 'refused', 'unanswered', 'lost'] as const;
export type Answer = (typeof ANSWERS)[number];

/** The provider has ended a refund. The last one of an approved return completes it. */
export function endRefund(payment: ModelPayment, refund: ModelRefund, status: 'processed' | 'failed'): void {
  refund.status = status;
  const { order } = payment;
  if (status === 'failed' || !order || order.returned === 'no' || order.returned === 'requested') return;
  if (isSentBack(payment)) completeReturn(payment);
  else if (refund.of === 'part' && order.refundOfReturn === refund) order.returned = 'refunded';
}

/** A queued refund is sent. It is made once, however often it is sent; one without an answer stays queued. */
export function sendRefund(payment: ModelPayment, refund: ModelRefund, answer: Answer): void {
  if (answer === 'unanswered') return;
  if (answer === 'lost') refund.isLost = true;
  else if (refund.isLost || answer === 'processed') endRefund(payment, refund, 'processed');
  else if (answer === 'refused') endRefund(payment, refund, 'failed');
  else refund.status = 'sent';
}

/** Staff refund an approved return, which is sent at once; returns whether that is allowed. */
export function refundReturn(payment: ModelPayment, answer: Answer): boolean {
  const order = payment.order!;
  const isRefunded = order.refundOfReturn !== undefined && order.refundOfReturn.status !== 'failed';
  if (order.returned !== 'approved' || isRefunded) return false;
  const refund = refundRest(payment);
  if (!refund) return false;
  order.refundOfReturn = refund;
  sendRefund(payment, refund, answer);
  return true;
}

/** Is the refund of all that is left still owed? That of goods that were gone, of an ended order, or of an approved return. */
const isOwed = ({ order }: ModelPayment) =>
  !order || isEnded(order.status) || order.returned === 'approved' || order.returned === 'refunded';

/** Staff try a failed refund again; returns whether that is allowed: where it is owed, and not refunded another way. */
export function retryRefund(payment: ModelPayment, refund: ModelRefund): boolean {
  const rest = restOf(payment);
  if (refund.of === 'rest') {
    if (!isOwed(payment) || rest.paise === 0) return false;
    Object.assign(refund, rest, QUEUED);
    return true;
  }
  const isThere = refund.units <= rest.units && refund.paise <= rest.paise;
  if (!isThere || (refund.hasShipping && !rest.hasShipping)) return false;
  Object.assign(refund, QUEUED);
  return true;
}

/** Returns what the provider has sent back or is about to, in paise. */
export const sentPaise = ({ refunds }: ModelPayment) =>
  sum(
    refunds.map(({ status, isLost, paise }) =>
      status === 'processed' || status === 'sent' || (status === 'queued' && isLost) ? paise : 0,
    ),
  );
