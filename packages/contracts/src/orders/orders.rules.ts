import { allow, refuse, type Verdict } from '../errors/verdict';
import { paise, type Paise, rupeesFromPaise } from '../money/money';
import { ORDER_STATUSES, type OrderStatus } from './orders.schema';

export { orderNumber, searchedNumber, shortId } from './order-number';

/** How far along its way a status is; Cancelled and Returned end it. */
const PROGRESS: Record<OrderStatus, number> = {
  Pending: 0,
  Shipped: 1,
  Delivered: 2,
  Returned: 3,
  Cancelled: 3,
};

/** Does this step lead back along the order's way, so that staff must say why? (docs/spec/orders.md#transitions) */
export function isBackward(from: OrderStatus, to: OrderStatus): boolean {
  return PROGRESS[to] < PROGRESS[from];
}

interface OrderState {
  status: OrderStatus;
  /** Whether all of its money went back to the shopper, or is on its way. */
  refunded: boolean;
  /** Whether a part of it has left; absent where nothing has. */
  hasShipped?: boolean;
}

/** A shopper cancels Pending only, and does nothing else (docs/spec/orders.md#transitions). */
export function checkShopperUpdate(order: OrderState, to: OrderStatus): Verdict {
  if (to !== 'Cancelled') return refuse('FORBIDDEN');
  if (order.status !== 'Pending') return refuse('ORDER_CANCEL_NOT_PENDING', { status: order.status });
  return order.hasShipped ? refuse('ORDER_PARTLY_SHIPPED') : allow;
}

/**
 * Staff set any of the five; backward needs a reason, refunded orders stay where they are
 * (docs/spec/orders.md#transitions).
 */
export function checkStaffUpdate(order: OrderState, to: OrderStatus, reason: string | undefined): Verdict {
  if (order.status === to) return refuse('ORDER_STATUS_SAME', { status: to });
  if (order.refunded && (order.status === 'Cancelled' || order.status === 'Returned'))
    return refuse('ORDER_REFUNDED');
  return isBackward(order.status, to) && !reason ? refuse('ORDER_REASON_REQUIRED') : allow;
}

/** Where the money and the units of an order are, beside its status. */
interface StockedOrder extends OrderState {
  /** Whether its units are in stock, so that others can buy them. */
  isRestocked: boolean;
  /** What is left to refund of what was paid. */
  restPaise: Paise;
}

type GoodsState = Pick<StockedOrder, 'status' | 'isRestocked' | 'hasShipped'>;

const ENDED: readonly OrderStatus[] = ['Cancelled', 'Returned'];

/** Is an order of this status over, so that its goods come back with the order? */
export const isEnded = (status: OrderStatus): boolean => ENDED.includes(status);

/** Returns the refund of a change of status: all that was not refunded before, when it cancels. */
export function refundOf(order: StockedOrder, to: OrderStatus): Paise {
  return to === 'Cancelled' && order.status !== 'Cancelled' && !order.refunded ? order.restPaise : paise(0);
}

/** Returns whether a change ends an order whose goods have left, so that staff must state whether they are back. */
export function asksForGoods(order: GoodsState, to: OrderStatus): boolean {
  const hasNotLeft = order.status === 'Pending' && to === 'Cancelled' && !order.hasShipped;
  return ENDED.includes(to) && !order.isRestocked && !hasNotLeft;
}

/**
 * Returns what a change of status does to stock. Cancelling a Pending order puts its units back; those of one that has
 * left come back when staff say that they are there. Taking an ended order up again takes the units again, if they were
 * put back (docs/spec/orders.md#stock-and-returned-goods).
 */
export function stockEffect(
  order: GoodsState,
  to: OrderStatus,
  goodsReturned: boolean,
): 'none' | 'put-back' | 'take-again' {
  if (!ENDED.includes(to)) return order.isRestocked ? 'take-again' : 'none';
  if (order.isRestocked) return 'none';
  return asksForGoods(order, to) && !goodsReturned ? 'none' : 'put-back';
}

/** Can the goods of this order come back to stock? Only those of an ended one, and once. */
export function checkRestock(order: Pick<StockedOrder, 'status' | 'isRestocked'>): Verdict {
  if (!ENDED.includes(order.status)) return refuse('ORDER_NOT_ENDED', { status: order.status });
  return order.isRestocked ? refuse('ORDER_RESTOCKED') : allow;
}

/** What the caller of a change was shown before, each left out by callers that were not. */
interface ConfirmedChange {
  expectedStatus?: OrderStatus | undefined;
  refundPaise?: Paise | undefined;
  reason?: string | undefined;
}

/** Refuses a change of an outdated order, or one whose refund differs from the confirmed one or has no reason. */
export function checkConfirmed(order: StockedOrder, to: OrderStatus, confirmed: ConfirmedChange): Verdict {
  const { expectedStatus, refundPaise, reason } = confirmed;
  if (expectedStatus !== undefined && expectedStatus !== order.status)
    return refuse('ORDER_STATUS_CHANGED', { status: order.status });
  if (refundPaise === undefined) return allow;
  const refund = refundOf(order, to);
  if (refundPaise !== refund) return refuse('ORDER_REFUND_CHANGED', { rupees: rupeesFromPaise(refund) });
  return refund > 0 && !reason ? refuse('ORDER_REFUND_REASON_REQUIRED') : allow;
}

/** The statuses staff may choose from here. */
export function offeredStatuses(order: OrderState): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => checkStaffUpdate(order, status, 'any').ok);
}

/** Returns each status that staff may choose, with its effects. */
export function statusOffers(order: StockedOrder) {
  return offeredStatuses(order).map((status) => ({
    status,
    refund: refundOf(order, status),
    needsReason: isBackward(order.status, status),
    asksForGoods: asksForGoods(order, status),
  }));
}
