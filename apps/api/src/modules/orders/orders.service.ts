import type { z } from 'zod';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { addPaise, timesPaise } from '@aabha/contracts/money/money';
import type { ListOrdersInput, Order } from '@aabha/contracts/orders/orders.schema';
import { returnUntil } from '@aabha/contracts/returns/returns.rules';
import type { Picture } from '@aabha/contracts/products/products.schema';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../trpc/context';
import { picturesOf } from '../media/pictures.service';
import {
  countMatching,
  countOrders,
  eventsOf,
  findOrder,
  linesOf,
  refundsOf,
  selectOrders,
  type OrderRow,
} from './orders.queries';

export { countOrders };
type OrderWire = z.input<typeof Order>;
type LineRow = Awaited<ReturnType<typeof linesOf>>[number];
type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];

const lineToWire = (line: LineRow, pictures: Map<string, Picture[]>): OrderWire['products'][number] => ({
  product_id: {
    _id: line.productId,
    name: line.productName,
    image: (pictures.get(line.productId) ?? []).map((picture) => picture.src),
  },
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

/** Orders with their lines, timeline and refunds, in the order given. */
async function withDetails(db: DbOrTx, rows: readonly OrderRow[], forStaff: boolean): Promise<OrderWire[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row._id);
  const [lines, events, money] = await Promise.all([
    linesOf(db, ids),
    eventsOf(db, ids),
    refundsOf(
      db,
      rows.map((row) => row.paymentRow),
    ),
  ]);
  const pictures = await picturesOf(db, [...new Set(lines.map((line) => line.productId))]);
  return rows.map(({ paymentRow, deliveredAt, ...row }) => ({
    ...row,
    expectedDelivery: row.expectedDelivery ?? '',
    returnUntil: deliveredAt ? returnUntil(deliveredAt) : '',
    products: lines.filter((line) => line.orderId === row._id).map((line) => lineToWire(line, pictures)),
    timeline: events
      .filter((event) => event.orderId === row._id)
      .map((event) => eventToWire(event, forStaff)),
    refunds: money.filter((refund) => refund.paymentId === paymentRow),
  }));
}

/** A page of orders: a shopper's own, all for staff (decisions §3). A foreign user id in the filter is refused. */
export async function listOrders(ctx: SignedInContext, input: ListOrdersInput) {
  const forStaff = isStaff(ctx.user.role);
  if (!forStaff && input.filters.user_id !== undefined && input.filters.user_id !== ctx.user.id)
    throw appError('NOT_YOURS');
  const scoped = forStaff ? input : { ...input, filters: { ...input.filters, user_id: ctx.user.id } };
  const [rows, orderCount] = await Promise.all([selectOrders(ctx.db, scoped), countMatching(ctx.db, scoped)]);
  return { orderList: await withDetails(ctx.db, rows, forStaff), orderCount };
}

/** One order; another person's is unknown (decisions §15). */
export async function getOrder(ctx: SignedInContext, input: { id: string }): Promise<{ order: OrderWire }> {
  const forStaff = isStaff(ctx.user.role);
  const row = await findOrder(ctx.db, input.id);
  if (!row || (!forStaff && row.user_id._id !== ctx.user.id)) throw appError('ORDER_NOT_FOUND');
  const [order] = await withDetails(ctx.db, [row], forStaff);
  if (!order) throw appError('ORDER_NOT_FOUND');
  return { order };
}

/** An order as mails tell of it; amounts in paise. */
export async function orderForMail(db: DbOrTx, id: string) {
  const row = await findOrder(db, id);
  const [order] = row ? await withDetails(db, [row], false) : [];
  return order && { ...order, timeline: await eventsOf(db, [id]) };
}
