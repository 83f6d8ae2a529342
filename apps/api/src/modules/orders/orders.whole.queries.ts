import { eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ExportedOrder } from '@aabha/contracts/orders/orders.csv';
import type { Paise } from '@aabha/contracts/money/money';
import type { Order, OrderEvent } from '@aabha/contracts/orders/orders.schema';
import type { RefundedLine } from '@aabha/contracts/refunds/refund-plan';
import type { RefundSpeed, RefundStatus } from '@aabha/contracts/refunds/refunds.values';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import {
  instantInJson,
  jsonColumn,
  maybeInstantInJson,
  rowsBesideInJson,
  rowsInJson,
} from '@aabha/db/driver/json-columns';
import { preparedStatement } from '@aabha/db/driver/prepared-statement';
import { users } from '@aabha/db/schema/accounts';
import { creditNotes } from '@aabha/db/schema/credit-notes';
import { invoices } from '@aabha/db/schema/invoices';
import { orderEvents, orderLines, orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refundLines, refunds } from '@aabha/db/schema/refunds';
import { only } from '@aabha/db/tx';
import { pictureHashes } from '../media/picture-columns.queries';
import { shipmentsOfOrder, type WholeShipment } from './orders.shipments.queries';

/**
 * The delivery address of an order: as corrected by staff, else as paid for. For use in a query over `orders`
 * and `payments`.
 */
export const delivery = {
  name: sql<string>`coalesce(${orders.deliveryName}, ${payments.name})`,
  phone: sql<string>`coalesce(${orders.deliveryPhone}, ${payments.phone})`,
  address: sql<string>`coalesce(${orders.deliveryAddress}, ${payments.address})`,
  city: sql<string>`coalesce(${orders.deliveryCity}, ${payments.city})`,
  zip: sql<string>`coalesce(${orders.deliveryZip}, ${payments.zip})`,
};

/** Whether the units of an order are in stock. For use in a query over `orders`. */
export const isRestocked = sql<boolean>`coalesce(${orders.isRestocked}, ${orders.status} = 'Cancelled')`;

/**
 * The units of a line that refunds of a part have settled, failed ones included: goods come back once. For use in a query
 * over `orders` and `order_lines`.
 */
export const settledUnits = sql<number>`(select coalesce(sum(${refundLines.settledUnits}), 0)::int
  from ${refundLines} join ${refunds} on ${refunds.id} = ${refundLines.refundId}
  where ${refunds.capturedPaymentId} = ${orders.paymentId} and ${refundLines.position} = ${orderLines.position})`;

/** A line of an order, with the hashes of its television's pictures. */
export interface WholeLine extends Omit<typeof orderLines.$inferSelect, 'orderId' | 'hsn'> {
  settledUnits: number;
  pictureHashes: string[];
}

/** A refund of an order with its credit note; without lines it is of all that was left. */
export interface WholeRefund {
  id: string;
  isPart: boolean;
  amountPaise: Paise;
  shippingPaise: Paise;
  status: RefundStatus;
  speed: RefundSpeed;
  speedProcessed: RefundSpeed | null;
  reason: string;
  createdAt: string;
  creditNoteId: string | null;
  creditNoteNumber: string | null;
  lines: RefundedLine[];
}

/** An entry of an order's timeline, with the name of the member of staff who made it. */
export interface WholeEvent extends z.input<typeof OrderEvent> {
  id: string;
}

type OrderWire = z.input<typeof Order>;
/** Fields of a response that are made of several columns, or empty where the column is null. */
type ComposedField =
  | 'user_id'
  | 'products'
  | 'shippingAddress'
  | 'business'
  | 'giftNote'
  | 'accepted_texts'
  | 'expectedDelivery'
  | 'promisedDelivery'
  | 'goods_returned'
  | 'returnUntil'
  | 'payment_id'
  | 'invoice_id'
  | 'invoiceNumber'
  | 'timeline'
  | 'refundable'
  | 'refunds'
  | 'shipments';

/** An order with all related records. The invoice is null where missing. */
export interface WholeOrder extends ExportedOrder, Omit<OrderWire, ComposedField> {
  userId: string;
  userName: string;
  userPhone: string;
  deliveryName: string;
  expectedDelivery: string | null;
  promisedDelivery: string | null;
  isRestocked: boolean;
  invoice_id: string | null;
  lines: WholeLine[];
  events: WholeEvent[];
  refunds: WholeRefund[];
  shipments: WholeShipment[];
}

const lines = rowsBesideInJson<WholeLine>(
  {
    position: orderLines.position,
    productId: orderLines.productId,
    productName: orderLines.productName,
    quantity: orderLines.quantity,
    settledUnits,
    unitPricePaise: orderLines.unitPricePaise,
    warrantyMonths: orderLines.warrantyMonths,
    warrantyPricePaise: orderLines.warrantyPricePaise,
    totalWarrantyMonths: orderLines.totalWarrantyMonths,
    pictureHashes: pictureHashes('"order_lines"."product_id"'),
  },
  [orderLines.position],
  sql`${orderLines} where ${orderLines.orderId} = ${orders.id}`,
);

const refundsOfOrder = rowsBesideInJson<WholeRefund>(
  {
    id: refunds.id,
    isPart: sql`${refunds.paymentId} is null`,
    amountPaise: refunds.amountPaise,
    shippingPaise: refunds.shippingPaise,
    status: refunds.status,
    speed: refunds.speed,
    speedProcessed: refunds.speedProcessed,
    reason: refunds.reason,
    createdAt: instantInJson(refunds.createdAt),
    creditNoteId: creditNotes.id,
    creditNoteNumber: creditNotes.number,
    lines: rowsBesideInJson<RefundedLine>(
      {
        position: refundLines.position,
        quantity: refundLines.quantity,
        goodsPaise: refundLines.goodsPaise,
        warrantyPaise: refundLines.warrantyPaise,
      },
      [refundLines.position],
      sql`${refundLines} where ${refundLines.refundId} = ${refunds.id}`,
    ),
  },
  [refunds.createdAt, refunds.id],
  sql`${refunds} left join ${creditNotes} on ${creditNotes.refundId} = ${refunds.id}
    where ${refunds.capturedPaymentId} = ${orders.paymentId}`,
);

const actor = alias(users, 'actor');
const events = rowsBesideInJson<WholeEvent>(
  {
    id: orderEvents.id,
    from: orderEvents.fromStatus,
    status: orderEvents.toStatus,
    at: instantInJson(orderEvents.createdAt),
    by: orderEvents.actor,
    staff: actor.name,
    reason: orderEvents.reason,
    address_change: orderEvents.addressChange,
  },
  [orderEvents.createdAt, orderEvents.id],
  sql`${orderEvents} left join ${users} ${sql.raw('"actor"')}
    on ${actor.id} = ${orderEvents.userId} and ${orderEvents.actor} = 'staff'
    where ${orderEvents.orderId} = ${orders.id}`,
);

/** The day by which an order arrives, and the one that was promised where it has changed. */
const arrivalFields = {
  expectedDelivery: maybeInstantInJson(sql`coalesce(${orders.revisedDelivery}, ${orders.expectedDelivery})`),
  promisedDelivery: maybeInstantInJson(
    sql`case when ${orders.revisedDelivery} is not null then ${orders.expectedDelivery} end`,
  ),
};

const wholeRows = (order: readonly SQL[]) =>
  rowsInJson<WholeOrder>(
    {
      _id: orders.id,
      name: payments.name,
      email: payments.email,
      userId: users.id,
      userName: users.name,
      userEmail: users.email,
      userPhone: users.phone,
      status: orders.status,
      created_at: instantInJson(orders.createdAt),
      updated_at: instantInJson(orders.updatedAt),
      totalPrice: orders.totalPaise,
      subtotal: payments.subtotalPaise,
      discount: payments.discountPaise,
      shipping: payments.shippingPaise,
      roundOff: payments.roundOffPaise,
      offerDiscount: payments.offerDiscountPaise,
      couponCode: payments.couponCode,
      dispatchCenter: orders.dispatchCenter,
      originCenter: orders.originCenter,
      returnCenter: orders.returnCenter,
      facilityCity: orders.facilityCity,
      facilityState: orders.facilityState,
      deliveryName: delivery.name,
      phone: delivery.phone,
      address: delivery.address,
      city: delivery.city,
      state: payments.state,
      zip: delivery.zip,
      gstin: payments.gstin,
      legalName: payments.legalName,
      giftNote: payments.giftNote,
      acceptedTexts: orders.acceptedTexts,
      ...arrivalFields,
      return_request: orders.returnRequested,
      isRestocked,
      deliveredAt: maybeInstantInJson(orders.deliveredAt),
      payment_id: payments.providerPaymentId,
      payment_method: sql`coalesce(${payments.method}, '')`,
      invoice_id: invoices.id,
      invoiceNumber: invoices.number,
      lines,
      events,
      refunds: refundsOfOrder,
      shipments: shipmentsOfOrder,
    },
    order,
  );

/** Some whole orders, and the total number. */
export interface FoundOrders {
  rows: WholeOrder[];
  total: number;
  /** Whether there are more than `total`, which a search counts up to a limit. */
  isMore?: boolean;
}

/**
 * Selects whole orders in one statement of one row. `page` selects their ids as `id`, each with the total as
 * `total`. They are joined as an array, of which the planner expects few, however little it knows of the
 * page.
 */
export function selectWhole(db: DbOrTx, page: SQL, order: readonly SQL[] = []) {
  const found = db.$with('page', { id: sql<string>`id`, total: sql<number>`total` }).as(page);
  const total = sql<number>`coalesce((select max(total) from page), 0)`.mapWith(Number);
  return db
    .with(found)
    .select({ rows: jsonColumn(wholeRows(order)), total })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(sql`${orders.id} = any(array(select id from page))`);
}

const byIds = preparedStatement((db) => {
  const { ids, total } = { ids: sql.placeholder('ids'), total: sql.placeholder('total') };
  return selectWhole(db, sql`select unnest(${ids}::uuid[]) as id, ${total}::int as total`).prepare(
    'whole_orders',
  );
});

/** Returns some whole orders, in the order of their ids; `total` is their total number. */
export async function findWhole(db: DbOrTx, ids: readonly string[], total: number): Promise<FoundOrders> {
  if (ids.length === 0) return { rows: [], total };
  const { rows } = only(await byIds(db).execute({ ids, total }));
  const found = new Map(rows.map((row) => [row._id, row]));
  return { rows: ids.flatMap((id) => found.get(id) ?? []), total };
}

/** Returns one whole order; undefined for an id that is not a UUID. */
export async function findOrder(db: DbOrTx, id: string): Promise<WholeOrder | undefined> {
  if (!isUuid(id)) return undefined;
  return only(await byIds(db).execute({ ids: [id], total: 1 })).rows[0];
}
