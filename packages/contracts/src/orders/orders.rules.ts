import { allow, refuse, type Verdict } from '../errors/errors';
import { ORDER_STATUSES, type OrderStatus } from './orders.schema';

/** How far along its way a status is; Cancelled and Returned end it. */
const PROGRESS: Record<OrderStatus, number> = {
  Pending: 0,
  Shipped: 1,
  Delivered: 2,
  Returned: 3,
  Cancelled: 3,
};

/** Does this step lead back along the order's way, so that staff must say why? (decisions §6) */
export function isBackward(from: OrderStatus, to: OrderStatus): boolean {
  return PROGRESS[to] < PROGRESS[from];
}

export interface OrderState {
  status: OrderStatus;
  /** Whether any of its money went back to the shopper. */
  refunded: boolean;
}

/** A shopper cancels Pending only, and does nothing else (product §4, decisions §6). */
export function checkShopperUpdate(order: OrderState, to: OrderStatus): Verdict {
  if (to !== 'Cancelled') return refuse('FORBIDDEN');
  return order.status === 'Pending' ? allow : refuse('ORDER_CANCEL_NOT_PENDING', { status: order.status });
}

/** Staff set any of the five; backward needs a reason, refunded orders stay where they are (decisions §6, §15). */
export function checkStaffUpdate(order: OrderState, to: OrderStatus, reason: string | undefined): Verdict {
  if (order.status === to) return refuse('ORDER_STATUS_SAME', { status: to });
  if (order.refunded && (order.status === 'Cancelled' || order.status === 'Returned'))
    return refuse('ORDER_REFUNDED');
  return isBackward(order.status, to) && !reason ? refuse('ORDER_REASON_REQUIRED') : allow;
}

/** What a change of status does to stock: cancelling puts it back, leaving Cancelled takes it again (decisions §6). */
export function stockEffect(from: OrderStatus, to: OrderStatus): 'none' | 'put-back' | 'take-again' {
  if (from !== 'Cancelled' && to === 'Cancelled') return 'put-back';
  if (from === 'Cancelled' && to !== 'Cancelled') return 'take-again';
  return 'none';
}

/** The statuses staff may choose from here. */
export function offeredStatuses(order: OrderState): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => checkStaffUpdate(order, status, 'any').ok);
}

/** Order numbers as people see them: the last characters of the id, in upper case (product §9). */
export function shortId(id: string, length: 6 | 8): string {
  return id.slice(-length).toUpperCase();
}
