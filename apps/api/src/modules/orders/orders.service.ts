import type { z } from 'zod';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { addPaise, timesPaise } from '@aabha/contracts/money/money';
import type { ListOrdersInput, Order } from '@aabha/contracts/orders/orders.schema';
import { returnUntil } from '@aabha/contracts/returns/returns.rules';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { countRows } from '@aabha/db/row-counts';
import type { SignedInContext } from '../../trpc/context';
import { findOrders } from './orders.list.queries';
import { eventsOf, linesOf, rowsOf } from './orders.queries';

type OrderWire = z.input<typeof Order>;
type LineRow = Awaited<ReturnType<typeof linesOf>>[number];
type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];

const lineToWire = (line: LineRow): OrderWire['products'][number] => ({
  product_id: { _id: line.productId, name: line.productName, image: line.image },
  quantity: line.quantity,
  price: line.unitPricePaise,
  extended_warranty: line.warrantyMonths,
  warranty_price: line.warrantyPricePaise,
  total_warranty: line.totalWarrantyMonths,
  line_total: addPaise(timesPaise(line.unitPricePaise, line.quantity), line.warrantyPricePaise),
});

/** Shoppers see that staff did something, not who. */
const eventToWire = (event: EventRow, forStaff: boolean): OrderWire['timeline'][number] => ({
  ...event,
  staff: forStaff && event.by === 'staff' ? event.staff : null,
});

/** Orders with their lines, timeline and refunds, in the order of their ids. */
async function withDetails(db: DbOrTx, ids: readonly string[], forStaff: boolean): Promise<OrderWire[]> {
  if (ids.length === 0) return [];
  const [rows, lines, events] = await Promise.all([rowsOf(db, ids), linesOf(db, ids), eventsOf(db, ids)]);
  const byId = new Map(rows.map((row) => [row._id, row]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (!found) return [];
    const { deliveredAt, refund, ...row } = found;
    return {
      ...row,
      expectedDelivery: row.expectedDelivery ?? '',
      returnUntil: deliveredAt ? returnUntil(deliveredAt) : '',
      products: lines.filter((line) => line.orderId === id).map(lineToWire),
      timeline: events.filter((event) => event.orderId === id).map((event) => eventToWire(event, forStaff)),
      refunds: refund ? [refund] : [],
    };
  });
}

/** A page of orders: a shopper's own, all for staff (decisions §3). A foreign user id in the filter is refused. */
export async function listOrders(ctx: SignedInContext, input: ListOrdersInput) {
  const forStaff = isStaff(ctx.user.role);
  if (!forStaff && input.filters.user_id !== undefined && input.filters.user_id !== ctx.user.id)
    throw appError('NOT_YOURS');
  const scoped = forStaff ? input : { ...input, filters: { ...input.filters, user_id: ctx.user.id } };
  const { ids, total } = await findOrders(ctx.db, scoped);
  return { orderList: await withDetails(ctx.db, ids, forStaff), orderCount: total };
}

/** One order; another person's is unknown (decisions §15). */
export async function getOrder(ctx: SignedInContext, input: { id: string }): Promise<{ order: OrderWire }> {
  const forStaff = isStaff(ctx.user.role);
  const [order] = isUuid(input.id) ? await withDetails(ctx.db, [input.id], forStaff) : [];
  if (!order || (!forStaff && order.user_id._id !== ctx.user.id)) throw appError('ORDER_NOT_FOUND');
  return { order };
}

/** An order as mails tell of it; amounts in paise. */
export async function orderForMail(db: DbOrTx, id: string) {
  const [order] = await withDetails(db, [id], false);
  return order && { ...order, timeline: await eventsOf(db, [id]) };
}

export const countOrders = (db: DbOrTx): Promise<number> => countRows(db, 'orders');
