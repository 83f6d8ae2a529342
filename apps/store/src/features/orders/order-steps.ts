import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { ApiOutputs } from '../../lib/trpc';

/** An order from the API. */
export type ShopperOrder = ApiOutputs['orders']['list']['orderList'][number];
type OrderEvent = ShopperOrder['timeline'][number];
export type OrderSoFar = Pick<ShopperOrder, 'created_at' | 'status' | 'timeline'>;

export interface OrderStep {
  status: OrderStatus;
  /** Time of the step; absent for a future one. */
  at: string | undefined;
  by: OrderEvent['by'] | undefined;
  reason: string | undefined;
}

/** Order of the statuses; the two final ones come last. */
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

/** Returns whether the order is still to be delivered. */
export function onItsWay({ status }: Pick<ShopperOrder, 'status'>): boolean {
  return STILL_TO_COME[status].length > 0;
}

/** A move back removes the later steps, so that the rest reads forward. */
function reached(way: readonly OrderStep[], event: OrderEvent): OrderStep[] {
  const before = way.filter((step) => PLACE[step.status] < PLACE[event.status]);
  return [...before, { status: event.status, at: event.at, by: event.by, reason: event.reason ?? undefined }];
}

/** Returns when the shop last corrected the delivery address; undefined if never. */
export const addressCorrectedAt = ({ timeline }: Pick<OrderSoFar, 'timeline'>): string | undefined =>
  timeline.findLast(({ address_change }) => address_change)?.at;

/**
 * Returns the timeline of an order: past steps with their times, then future ones
 * (docs/spec/orders.md#timeline).
 */
export function orderSteps(order: OrderSoFar): OrderStep[] {
  const placed: OrderStep = { status: 'Pending', at: order.created_at, by: undefined, reason: undefined };
  const pastSteps = order.timeline
    .filter(({ address_change }) => !address_change)
    .reduce(reached, [placed])
    .map((step) => (step.status === 'Pending' ? { ...step, at: order.created_at } : step));
  const toCome = STILL_TO_COME[order.status].map((status) => ({
    status,
    at: undefined,
    by: undefined,
    reason: undefined,
  }));
  return [...pastSteps, ...toCome];
}
