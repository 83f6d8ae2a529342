import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/order-tracking';
import type { ApiOutputs } from '../../lib/trpc';

/** An order as its tracking link shows it. */
export type TrackedOrder = ApiOutputs['orderTracking']['get']['tracking'];
export type TrackedParcel = TrackedOrder['parcels'][number];
export type TrackedItem = TrackedOrder['items'][number];

/** A step of the timeline; without a time it is still to come. */
export interface ShownStep {
  status: OrderStatus;
  at?: string;
}

const TO_COME: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Pending: ['Shipped', 'Delivered'],
  Shipped: ['Delivered'],
  Delivered: [],
  Cancelled: [],
  Returned: [],
};

/** Returns the way of an order: the steps so far, then those to come. */
export const shownSteps = ({ status, steps }: Pick<TrackedOrder, 'status' | 'steps'>): ShownStep[] => [
  ...steps,
  ...TO_COME[status].map((next) => ({ status: next })),
];

/** Returns what is to be said first about an order. */
export const headlineOf = ({ status, parcels }: Pick<TrackedOrder, 'status' | 'parcels'>): string =>
  status === 'Pending' && parcels.length > 0 ? texts.partOnItsWay : texts.headlines[status];

/** Returns whether the promised day is over in India. */
const isLate = (expectedDelivery: string, now: Date): boolean =>
  indiaDay(now) > indiaDay(new Date(expectedDelivery));

/** Returns the sentence below the headline: when and where it is expected, or how the order ended. */
export function summaryOf(
  { status, city, expectedDelivery, steps }: Omit<TrackedOrder, 'parcels' | 'items'>,
  now: Date,
): string {
  const since = steps.at(-1)?.at ?? '';
  switch (status) {
    case 'Pending':
    case 'Shipped': {
      if (expectedDelivery === '') return texts.expectedOpen(city);
      const day = formatDay(expectedDelivery);
      return isLate(expectedDelivery, now) ? texts.late(city, day) : texts.expectedIn(city, day);
    }
    case 'Delivered':
      return texts.arrived(city, formatDay(since));
    case 'Cancelled':
      return texts.cancelled;
    case 'Returned':
      return texts.returned;
  }
}

/** Returns the items of a parcel with the units that it has. */
export const itemsOf = ({ items }: Pick<TrackedOrder, 'items'>, { lines }: Pick<TrackedParcel, 'lines'>) =>
  lines.flatMap(({ position, quantity }) => {
    const item = items.find((one) => one.position === position);
    return item ? [{ ...item, quantity }] : [];
  });
