import { and, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { OrderReportFilters } from '@aabha/contracts/orders/order-filters.schema';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { PromiseOutcome } from '@aabha/contracts/reports/reports.values';
import { orders } from './schema/orders';
import { payments } from './schema/payments';
import { shipments } from './schema/shipments';

const ARRIVED: readonly OrderStatus[] = ['Delivered', 'Returned'];
const OPEN: readonly OrderStatus[] = ['Pending', 'Shipped'];

/* A status that staff set back leaves the time of the delivery as it is. */
const isDelivered = and(inArray(orders.status, [...ARRIVED]), isNotNull(orders.deliveredAt));
const isPromised = isNotNull(orders.expectedDelivery);
const isOpen = inArray(orders.status, [...OPEN]);

/** The days in India by which an order was delivered later than promised; negative where it was earlier. */
const DAYS_LATE = sql`((${orders.deliveredAt} at time zone 'Asia/Kolkata')::date - (${orders.expectedDelivery} at time zone 'Asia/Kolkata')::date)`;

/** The conditions of the outcomes of a promise (docs/spec/reports.md#promises-kept). For a query over `orders`. */
export const OF_PROMISE: Readonly<Record<PromiseOutcome, SQL | undefined>> = {
  kept: and(isDelivered, isPromised, sql`${DAYS_LATE} <= 0`),
  'late-1': and(isDelivered, isPromised, sql`${DAYS_LATE} = 1`),
  'late-2-3': and(isDelivered, isPromised, sql`${DAYS_LATE} in (2, 3)`),
  'late-more': and(isDelivered, isPromised, sql`${DAYS_LATE} > 3`),
  none: and(isDelivered, isNull(orders.expectedDelivery)),
  open: isOpen,
};

/** The courier of the shipment of an order that arrived last, or has not arrived; null without one that has left. */
export const LAST_COURIER = sql`(select ${shipments.courier} from ${shipments} where ${shipments.orderId} = ${orders.id}
  and ${shipments.replacementId} is null and ${shipments.state} in ('shipped', 'delivered')
  order by ${shipments.deliveredAt} desc nulls first, ${shipments.shippedAt} desc, ${shipments.id} limit 1)`;

/** The GST code of the State that an order goes to. */
export const ORDER_PLACE = sql`gst_place_code((select ${payments.state} from ${payments} where ${payments.id} = ${orders.paymentId}))`;

const iso = (instant: string) => new Date(instant).toISOString();

/** Returns the condition of orders that were delivered between instants. */
export const deliveredBetween = (from: string | undefined, before: string | undefined): SQL | undefined =>
  from === undefined && before === undefined
    ? undefined
    : and(
        isDelivered,
        from === undefined ? undefined : gte(orders.deliveredAt, iso(from)),
        before === undefined ? undefined : lt(orders.deliveredAt, iso(before)),
      );

/** Returns the condition of orders whose promised time is between instants. */
export const promisedBetween = (from: string | undefined, before: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(orders.expectedDelivery, iso(from)),
    before === undefined ? undefined : lt(orders.expectedDelivery, iso(before)),
  );

/** The ids of the payments that a coupon reduced. */
const paymentsWith = (code: string) => sql`(select ${payments.id} from ${payments}
  where ${payments.couponId} in (select c.id from coupons c where upper(c.code) = upper(${code}))
  and ${payments.status} = 'completed' and ${payments.discountPaise} > 0)`;

/** Returns the condition of the filters with which reports lead to orders. */
export function orderReportConditions(filters: OrderReportFilters): SQL | undefined {
  const { coupon, promise, dispatchCenter, place, courier } = filters;
  return and(
    coupon === undefined ? undefined : sql`${orders.paymentId} in ${paymentsWith(coupon)}`,
    deliveredBetween(filters.deliveredFrom, filters.deliveredBefore),
    promisedBetween(filters.promisedFrom, filters.promisedBefore),
    promise && OF_PROMISE[promise],
    dispatchCenter === undefined ? undefined : eq(orders.dispatchCenter, dispatchCenter),
    place === undefined ? undefined : sql`${ORDER_PLACE} = ${place}`,
    courier === undefined ? undefined : sql`${LAST_COURIER} = ${courier}`,
  );
}
