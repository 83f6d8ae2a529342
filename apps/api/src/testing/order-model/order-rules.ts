import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { Model, ModelPayment } from './order-model';
import { isEnded, isWhole, refundRest, settledUnits, unrefunded } from './refund-rules';

/*
 * What the specification says about stock, payments and orders of one television a payment, written a second time and without the
 * product's own rules, so that a mistake in those shows as a difference. `refund-rules.ts` has the refunds. Amounts are paise.
 */

/** Units of a television that a shopper may take: those that no other shopper holds. */
const unitsFor = (model: Model, user: number, product: number) =>
  model.stock[product]! -
  model.payments
    .filter((payment) => payment.holds && payment.product === product && payment.user !== user)
    .reduce((sum, { quantity }) => sum + quantity, 0);

export interface Chosen {
  user: number;
  product: number;
  quantity: number;
}

/** Starts a payment; returns its index, or undefined where it is refused. */
export function start(model: Model, chosen: Chosen): number | undefined {
  if (chosen.quantity > unitsFor(model, chosen.user, chosen.product)) return undefined;
  for (const payment of model.payments) if (payment.user === chosen.user) payment.holds = false;
  const same = (payment: ModelPayment) =>
    payment.state === 'open' &&
    payment.user === chosen.user &&
    payment.product === chosen.product &&
    payment.quantity === chosen.quantity;
  const open = model.payments.findIndex(same);
  if (open >= 0) {
    model.payments[open]!.holds = true;
    return open;
  }
  return model.payments.push({ ...chosen, holds: true, state: 'open', refunds: [] }) - 1;
}

/** A captured payment becomes an order where it holds its units or they are free, else it is refunded. */
export function capture(model: Model, payment: ModelPayment): void {
  const { user, product, quantity } = payment;
  const isSold = payment.holds || quantity <= unitsFor(model, user, product);
  payment.holds = false;
  payment.state = isSold ? 'ordered' : 'refunded';
  if (!isSold) {
    refundRest(payment);
    return;
  }
  model.stock[product]! -= quantity;
  payment.order = { status: 'Pending', isRestocked: false, returned: 'no' };
  dropOverheld(model, payment);
}

const unsettled = (payment: ModelPayment) => payment.quantity - settledUnits(payment);

function putBack(model: Model, payment: ModelPayment): void {
  model.stock[payment.product]! += unsettled(payment);
  payment.order!.isRestocked = true;
}

/** A shopper cancels; returns whether that is allowed. */
export function cancel(model: Model, payment: ModelPayment): boolean {
  const order = payment.order!;
  if (order.status !== 'Pending') return false;
  if (!order.isRestocked) putBack(model, payment);
  order.status = 'Cancelled';
  refundRest(payment);
  return true;
}

/** Staff set a status, with a reason; returns whether that is allowed. */
export function setStatus(
  model: Model,
  payment: ModelPayment,
  to: OrderStatus,
  goodsReturned: boolean,
): boolean {
  const order = payment.order!;
  if (order.status === to || (isEnded(order.status) && isWhole(payment))) return false;
  if (isEnded(to)) {
    const hasNotLeft = order.status === 'Pending' && to === 'Cancelled';
    if (!order.isRestocked && (hasNotLeft || goodsReturned)) putBack(model, payment);
  } else if (order.isRestocked) {
    if (unsettled(payment) > unitsFor(model, payment.user, payment.product)) return false;
    model.stock[payment.product]! -= unsettled(payment);
    order.isRestocked = false;
    dropOverheld(model, payment);
  }
  order.status = to;
  if (to === 'Cancelled') refundRest(payment);
  return true;
}

/** Units that are taken from under a reservation of the same shopper end it. */
function dropOverheld(model: Model, { user, product }: ModelPayment): void {
  const free = unitsFor(model, user, product);
  for (const own of model.payments)
    if (own.holds && own.user === user && own.product === product && own.quantity > free) own.holds = false;
}

/** Staff say that the goods of an ended order are back; returns whether that is allowed. */
export function restock(model: Model, payment: ModelPayment): boolean {
  const order = payment.order!;
  if (!isEnded(order.status) || order.isRestocked) return false;
  putBack(model, payment);
  return true;
}

/** A shopper asks to return what is left of a delivered order, once; returns whether that is allowed. */
export function requestReturn(payment: ModelPayment): boolean {
  const order = payment.order!;
  if (order.status !== 'Delivered' || order.returned !== 'no' || unrefunded(payment) === 0) return false;
  order.returned = 'requested';
  return true;
}

/** Staff count more units of a television than there were. */
export function addUnits(model: Model, product: number, units: number): void {
  model.stock[product]! += units;
}

/** All reservations run out. */
export function expire(model: Model): void {
  for (const payment of model.payments) payment.holds = false;
}
