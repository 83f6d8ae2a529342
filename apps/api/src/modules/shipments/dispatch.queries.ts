import { and, asc, count, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { searchedNumber } from '@aabha/contracts/orders/order-number';
import type { ListToPackInput } from '@aabha/contracts/shipments/shipments.schema';
import { endOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refundLines, refunds } from '@aabha/db/schema/refunds';
import { replacements } from '@aabha/db/schema/replacements';
import { shipmentLines, shipments } from '@aabha/db/schema/shipments';
import { containsLowered } from '@aabha/db/search/contains-text';

type Filters = ListToPackInput['filters'];

/** The units of an order's lines that are in shipments, or were refunded. For use in a query over `orders` and `order_lines`. */
const inShipments = sql`(select coalesce(sum(${shipmentLines.quantity}), 0) from ${shipments}
  join ${shipmentLines} on ${shipmentLines.shipmentId} = ${shipments.id}
  where ${shipments.orderId} = ${orders.id} and ${shipments.replacementId} is null
    and ${shipments.state} <> 'cancelled' and ${shipmentLines.position} = ${orderLines.position})`;
const inRefunds = sql`(select coalesce(sum(${refundLines.quantity}), 0) from ${refunds}
  join ${refundLines} on ${refundLines.refundId} = ${refunds.id}
  where ${refunds.capturedPaymentId} = ${orders.paymentId} and ${refunds.status} <> 'failed'
    and ${refundLines.position} = ${orderLines.position})`;

/** Whether something of an order is to be packed, or is being packed. */
const isToPack = sql`(exists (select from ${orderLines}
    where ${orderLines.orderId} = ${orders.id} and ${orderLines.quantity} > ${inShipments} + ${inRefunds})
  or exists (select from ${shipments} where ${shipments.orderId} = ${orders.id} and ${shipments.state} = 'packing'))`;

/** The orders with a replacement that is to be packed, or is being packed. They are few, and read from an index. */
const replacing = sql`array(select ${replacements.orderId} from ${replacements} where ${replacements.state} = 'open'
  and not exists (select from ${shipments} where ${shipments.replacementId} = ${replacements.id}
    and ${shipments.state} not in ('packing', 'cancelled')))`;

const PENDING = sql`${orders.status} = 'Pending'`;

const matching = ({ promisedUntil, search }: Filters): SQL | undefined =>
  and(
    sql`((${PENDING} and ${isToPack}) or ${orders.id} = any(${replacing}))`,
    promisedUntil === undefined
      ? undefined
      : lte(orders.expectedDelivery, endOfIndiaDay(promisedUntil).toISOString()),
    search?.trim() ? containsLowered(orders.searchText, searchedNumber(search.trim())) : undefined,
  );

const atCenter = ({ dispatchCenter }: Filters) =>
  dispatchCenter === undefined ? undefined : eq(orders.dispatchCenter, dispatchCenter);

/** Selects a page of the ids of orders to pack: those promised first come first, then the oldest. */
export async function selectIdsToPack(db: DbOrTx, { filters, pageNum, pageSize }: ListToPackInput) {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(matching(filters), atCenter(filters)))
    .orderBy(sql`${orders.expectedDelivery} asc nulls last`, asc(orders.createdAt), asc(orders.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return rows.map(({ id }) => id);
}

/** Counts the orders to pack of each dispatch centre. */
export const countByCenter = (db: DbOrTx, filters: Filters) =>
  db
    .select({ name: orders.dispatchCenter, count: count() })
    .from(orders)
    .where(matching(filters))
    .groupBy(orders.dispatchCenter)
    .orderBy(asc(orders.dispatchCenter));

/** Selects what the list of dispatch shows of orders. */
export const selectOrdersToPack = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select({
      id: orders.id,
      name: sql<string>`coalesce(${orders.deliveryName}, ${payments.name})`,
      city: sql<string>`coalesce(${orders.deliveryCity}, ${payments.city})`,
      zip: sql<string>`coalesce(${orders.deliveryZip}, ${payments.zip})`,
      createdAt: orders.createdAt,
      expectedDelivery: orders.expectedDelivery,
      dispatchCenter: orders.dispatchCenter,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .where(inArray(orders.id, [...ids]));

/** Selects who packs some orders at this moment. */
export const selectPackers = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select({ orderId: shipments.orderId, name: users.name })
    .from(shipments)
    .innerJoin(users, eq(users.id, shipments.createdBy))
    .where(and(inArray(shipments.orderId, [...ids]), eq(shipments.state, 'packing')));

/** Returns the ids of at most two orders whose number or id this is, of those that can be packed. */
export async function findPackableByNumber(db: DbOrTx, code: string): Promise<string[]> {
  const text = code.trim().toLowerCase();
  if (!/^[0-9a-f-]{6,36}$/.test(text)) return [];
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      isUuid(text)
        ? eq(orders.id, text)
        : and(
            sql`(${orders.status} in ('Pending', 'Shipped') or ${orders.id} = any(${replacing}))`,
            /* The index of trigrams finds the end of an id. */
            sql`${orders.id}::text like ${`%${text}`}`,
          ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(2);
  return rows.map(({ id }) => id);
}
