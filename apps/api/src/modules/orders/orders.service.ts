import type { z } from 'zod';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { placeOfSupply } from '@aabha/contracts/gst/place-of-supply';
import { addPaise, subtractPaise, timesPaise, ZERO } from '@aabha/contracts/money/money';
import type { ListOrdersInput, Order, OrderNeighboursInput } from '@aabha/contracts/orders/orders.schema';
import { courierName, trackingUrl } from '@aabha/contracts/shipments/couriers.rules';
import { longestDays, returnUntil, returnWindows } from '@aabha/contracts/returns/return-windows.rules';
import type { DbOrTx } from '@aabha/db/client';
import { countRows } from '@aabha/db/row-counts';
import type { SignedInContext } from '../../context/context';
import { withPicturesOf } from '../media/pictures.service';
import { findOrders } from './orders.list.queries';
import { findNeighbours } from './orders.neighbours.queries';
import type { WholeShipment } from './orders.shipments.queries';
import {
  findOrder,
  type WholeEvent,
  type WholeLine,
  type WholeOrder,
  type WholeRefund,
} from './orders.whole.queries';

export { hasBought } from './orders.bought.queries';

type OrderWire = z.input<typeof Order>;
/** A line with the URLs of its television's pictures. */
type ShownLine = Omit<WholeLine, 'pictureHashes'> & { image: string[] };

const isCounted = ({ status }: WholeRefund) => status !== 'failed';

/** Returns the units of a line that were refunded or are being refunded. */
function refundedUnits(line: ShownLine, refunds: readonly WholeRefund[]): number {
  const counted = refunds.filter(isCounted);
  if (counted.some(({ isPart, lines }) => !isPart && lines.length === 0)) return line.quantity;
  const own = counted.flatMap(({ lines }) => lines.filter(({ position }) => position === line.position));
  return own.reduce((sum, { quantity }) => sum + quantity, 0);
}

const lineToWire = (line: ShownLine, refunds: readonly WholeRefund[]): OrderWire['products'][number] => ({
  position: line.position,
  refunded_quantity: refundedUnits(line, refunds),
  settled_quantity: line.settledUnits,
  product_id: { _id: line.productId, name: line.productName, image: line.image },
  quantity: line.quantity,
  price: line.unitPricePaise,
  extended_warranty: line.warrantyMonths,
  warranty_price: line.warrantyPricePaise,
  total_warranty: line.totalWarrantyMonths,
  line_total: addPaise(timesPaise(line.unitPricePaise, line.quantity), line.warrantyPricePaise),
});

/** Returns a timeline entry without its author for shoppers. */
const eventToWire = (event: WholeEvent, forStaff: boolean) => ({
  ...event,
  staff: forStaff && event.by === 'staff' ? event.staff : null,
});

const refundToWire = (refund: WholeRefund, row: WholeOrder): OrderWire['refunds'][number] => ({
  _id: refund.id,
  amount: refund.amountPaise,
  status: refund.status,
  speed: refund.speed,
  speed_processed: refund.speedProcessed,
  created_at: refund.createdAt,
  reason: refund.reason,
  lines: refund.lines.map(({ position, quantity, goodsPaise, warrantyPaise }) => ({
    position,
    name: row.lines.find((line) => line.position === position)?.productName ?? '',
    quantity,
    goods: goodsPaise,
    warranty: warrantyPaise,
  })),
  shipping: refund.shippingPaise,
  /* As the invoice: named when it has its number. */
  credit_note_id: (refund.creditNoteNumber !== null && refund.creditNoteId) || '',
  creditNoteNumber: refund.creditNoteNumber ?? '',
});

const HAS_LEFT: readonly string[] = ['shipped', 'delivered'];

const shipmentToWire = (shipment: WholeShipment): OrderWire['shipments'][number] => ({
  _id: shipment.id,
  state: shipment.state,
  courier: shipment.courier,
  courierName: courierName(shipment),
  awb: shipment.awb,
  trackingUrl: trackingUrl(shipment),
  shipped_at: shipment.shippedAt,
  delivered_at: shipment.deliveredAt,
  lines: shipment.lines,
});

/** Who reads an order, and how long orders can be returned. */
interface Reading {
  forStaff: boolean;
  returnDays?: number | undefined;
}

const readingOf = (ctx: SignedInContext): Reading => ({
  forStaff: isStaff(ctx.user.role),
  returnDays: longestDays(returnWindows(ctx.settings.current)),
});

/** Returns where the goods of an order go. */
const shippingAddressOf = (row: WholeOrder): OrderWire['shippingAddress'] => ({
  name: row.deliveryName,
  email: row.email,
  phone: row.phone,
  address: row.address,
  city: row.city,
  state: row.state,
  country: 'India',
  zip: row.zip,
});

/** Returns what an EMI offer took off, as a field that only such an order has. */
const offerOf = ({ offerDiscount = ZERO }: WholeOrder) => offerDiscount > 0 && { offerDiscount };

/* Field by field: a rest spread takes thirty times as long, and a list has many rows. */
const orderToWire = (row: WholeOrder, lines: ShownLine[], { forStaff, returnDays }: Reading) => ({
  _id: row._id,
  name: row.name,
  email: row.email,
  user_id: { _id: row.userId, name: row.userName, email: row.userEmail, phone: row.userPhone },
  status: row.status,
  created_at: row.created_at,
  updated_at: row.updated_at,
  totalPrice: row.totalPrice,
  subtotal: row.subtotal,
  discount: row.discount,
  shipping: row.shipping,
  roundOff: row.roundOff,
  ...offerOf(row),
  couponCode: row.couponCode,
  products: lines.map((line) => lineToWire(line, row.refunds)),
  dispatchCenter: row.dispatchCenter,
  originCenter: row.originCenter,
  returnCenter: row.returnCenter,
  facilityCity: row.facilityCity,
  facilityState: row.facilityState,
  shippingAddress: shippingAddressOf(row),
  giftNote: row.giftNote ?? '',
  business: businessOf(row),
  accepted_texts: row.acceptedTexts,
  expectedDelivery: row.expectedDelivery ?? '',
  ...(row.promisedDelivery !== null && { promisedDelivery: row.promisedDelivery }),
  return_request: row.return_request,
  goods_returned: row.isRestocked,
  returnUntil: row.deliveredAt ? returnUntil(row.deliveredAt, returnDays) : '',
  payment_id: row.payment_id ?? '',
  payment_method: row.payment_method,
  /* Named when it has its number: until then there is nothing to show or download. */
  invoice_id: (row.invoiceNumber !== null && row.invoice_id) || '',
  invoiceNumber: row.invoiceNumber ?? '',
  timeline: row.events.map((event) => eventToWire(event, forStaff)),
  refundable: subtractPaise(
    row.totalPrice,
    addPaise(...row.refunds.filter(isCounted).map(({ amountPaise }) => amountPaise)),
  ),
  refunds: row.refunds.map((refund) => refundToWire(refund, row)),
  shipments: row.shipments.filter(({ state }) => forStaff || HAS_LEFT.includes(state)).map(shipmentToWire),
});

/** Returns the business that the invoice of an order names; null for any other buyer. */
function businessOf({ gstin, legalName, state }: WholeOrder): OrderWire['business'] {
  if (gstin === null) return null;
  return { gstin, legalName: legalName ?? '', placeOfSupply: placeOfSupply(gstin, state) ?? state };
}

/** Returns orders as both transports and mails show them; amounts in paise. */
async function toWire(db: DbOrTx, rows: readonly WholeOrder[], reading: Reading) {
  const lines = await withPicturesOf(
    db,
    rows.flatMap((row) => row.lines),
  );
  return rows.map((row) => orderToWire(row, lines.splice(0, row.lines.length), reading));
}

/**
 * Returns a page of orders: a shopper's own, all for staff (docs/spec/orders.md#lists). Another user's id in
 * the filter is refused.
 */
export async function listOrders(ctx: SignedInContext, input: ListOrdersInput) {
  const forStaff = isStaff(ctx.user.role);
  if (!forStaff && input.filters.user_id !== undefined && input.filters.user_id !== ctx.user.id)
    throw appError('NOT_YOURS');
  const scoped = forStaff ? input : { ...input, filters: { ...input.filters, user_id: ctx.user.id } };
  const { rows, total, isMore } = await findOrders(ctx.db, scoped);
  return {
    orderList: await toWire(ctx.db, rows, readingOf(ctx)),
    orderCount: total,
    ...(isMore && { hasMoreThanCounted: true as const }),
  };
}

async function readOrder(db: DbOrTx, id: string, reading: Reading) {
  const found = await findOrder(db, id);
  const [order] = found ? await toWire(db, [found], reading) : [];
  return order;
}

/** Returns one order; another person's is 404 (docs/spec/sessions-and-access.md#ownership). */
export async function getOrder(ctx: SignedInContext, input: { id: string }): Promise<{ order: OrderWire }> {
  const reading = readingOf(ctx);
  const order = await readOrder(ctx.db, input.id, reading);
  if (!order || (!reading.forStaff && order.user_id._id !== ctx.user.id)) throw appError('ORDER_NOT_FOUND');
  return { order };
}

/** Returns the orders before and after one in a list of staff; '' at its ends. */
export async function orderNeighbours(ctx: SignedInContext, input: OrderNeighboursInput) {
  const { previous = '', next = '' } = await findNeighbours(ctx.db, input);
  return { previous, next };
}

/** Returns an order for mails and its tracking page, which name no window of returns; amounts in paise. */
export const orderForMail = (db: DbOrTx, id: string) => readOrder(db, id, { forStaff: false });

export const countOrders = (db: DbOrTx): Promise<number> => countRows(db, 'orders');
