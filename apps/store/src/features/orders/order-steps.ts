import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { ApiOutputs } from '../../lib/trpc';

/** An order as its shopper gets it over the wire. */
export type ShopperOrder = ApiOutputs['orders']['list']['orderList'][number];
type OrderEvent = ShopperOrder['timeline'][number];
export type OrderSoFar = Pick<ShopperOrder, 'created_at' | 'status' | 'timeline'>;

export interface OrderStep {
  status: OrderStatus;
  /** When it came about; absent for a step that is still to come. */
  at: string | undefined;
  by: OrderEvent['by'] | undefined;
  reason: string | undefined;
}

/** How far along the way a status lies; the two that end an order come last. */
const PLACE: Record<OrderStatus, number> = {
  Pending: 0,
  Shipped: 1,
  Delivered: 2,
  Returned: 3,
  Cancelled: 3,
};

const STILL_TO_COME: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Shipped', 'Delivered'],
  Shipped: ['Delivered'],
  Delivered: [],
  Returned: [],
  Cancelled: [],
};

/** Whether it is still to arrive: what was delivered, cancelled or returned is no longer expected. */
export function onItsWay({ status }: Pick<ShopperOrder, 'status'>): boolean {
  return STILL_TO_COME[status].length > 0;
}

/** A step back takes away what lay after it, so that what is left reads as one way forward. */
function reached(way: readonly OrderStep[], event: OrderEvent): OrderStep[] {
  const before = way.filter((step) => PLACE[step.status] < PLACE[event.status]);
  return [...before, { status: event.status, at: event.at, by: event.by, reason: event.reason ?? undefined }];
}

/** When its delivery address was last corrected by the shop; undefined where it never was. */
export const addressCorrectedAt = ({ timeline }: Pick<OrderSoFar, 'timeline'>): string | undefined =>
  timeline.findLast(({ address_change }) => address_change)?.at;

/**
 * The way of an order as one line of steps: those taken, with their times, then those to come
 * (docs/spec/orders.md#timeline).
 */
export function orderSteps(order: OrderSoFar): OrderStep[] {
  const placed: OrderStep = { status: 'Pending', at: order.created_at, by: undefined, reason: undefined };
  const taken = order.timeline
    .filter(({ address_change }) => !address_change)
    .reduce(reached, [placed])
    .map((step) => (step.status === 'Pending' ? { ...step, at: order.created_at } : step));
  const toCome = STILL_TO_COME[order.status].map((status) => ({
    status,
    at: undefined,
    by: undefined,
    reason: undefined,
  }));
  return [...taken, ...toCome];
}
