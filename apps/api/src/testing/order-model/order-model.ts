import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';

/*
 * What the specification says about stock, payments, orders and refunds of one television a payment, written a second time and
 * without the product's own rules, so that a mistake in those shows as a difference. Amounts are paise.
 */

export const PRICE_PAISE = 12_345_00;
export const SHIPPING_PAISE = 99_00;

interface ModelOrder {
  status: OrderStatus;
  /** Whether the units that no refund has settled are in stock. */
  isRestocked: boolean;
  refundedUnits: number;
  /** Units whose goods a refund has settled: they are not moved with the order any more. */
  settledUnits: number;
  refundedPaise: number;
  returned: 'no' | 'requested' | 'approved' | 'refunded';
}

export interface ModelPayment {
  user: number;
  product: number;
  quantity: number;
  /** Whether it holds units now. */
  holds: boolean;
  state: 'open' | 'ordered' | 'refunded';
  order?: ModelOrder;
}

/** The world of a sequence: units on hand of each television, and payments in the order of their first start. */
export interface Model {
  stock: number[];
  payments: ModelPayment[];
}

export const newModel = (stock: number[]): Model => ({ stock: [...stock], payments: [] });

export const paidFor = ({ quantity }: ModelPayment) => quantity * PRICE_PAISE + SHIPPING_PAISE;

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
  return model.payments.push({ ...chosen, holds: true, state: 'open' }) - 1;
}

/** A captured payment becomes an order where it holds its units or they are free, else it is refunded. */
export function capture(model: Model, payment: ModelPayment): void {
  const { user, product, quantity } = payment;
  const isSold = payment.holds || quantity <= unitsFor(model, user, product);
  payment.holds = false;
  payment.state = isSold ? 'ordered' : 'refunded';
  if (!isSold) return;
  model.stock[product]! -= quantity;
  payment.order = {
    status: 'Pending',
    isRestocked: false,
    refundedUnits: 0,
    settledUnits: 0,
    refundedPaise: 0,
    returned: 'no',
  };
  dropOverheld(model, payment);
}

const isEnded = (status: OrderStatus) => status === 'Cancelled' || status === 'Returned';
const isWhole = (payment: ModelPayment) => payment.order!.refundedPaise === paidFor(payment);
const unrefunded = ({ quantity, order }: ModelPayment) => quantity - order!.refundedUnits;
const unsettled = ({ quantity, order }: ModelPayment) => quantity - order!.settledUnits;

function refundRest(payment: ModelPayment): void {
  payment.order!.refundedPaise = paidFor(payment);
}

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

/** Staff refund some units; returns whether that is allowed. */
export function refundUnits(model: Model, payment: ModelPayment, units: number, isBack: boolean): boolean {
  const order = payment.order!;
  if (order.status === 'Cancelled' || isWhole(payment) || units > unrefunded(payment)) return false;
  const { status } = order;
  if (status === 'Pending' || (isBack && status !== 'Returned')) model.stock[payment.product]! += units;
  if (status !== 'Returned') order.settledUnits += units;
  order.refundedUnits += units;
  order.refundedPaise += units * PRICE_PAISE;
  return true;
}

/** Staff refund the delivery; returns whether that is allowed. */
export function refundShipping(payment: ModelPayment): boolean {
  const order = payment.order!;
  const goodsPaise = order.refundedUnits * PRICE_PAISE;
  if (order.status === 'Cancelled' || isWhole(payment) || order.refundedPaise !== goodsPaise) return false;
  order.refundedPaise += SHIPPING_PAISE;
  return true;
}

/** A shopper asks to return what is left of a delivered order, once; returns whether that is allowed. */
export function requestReturn(payment: ModelPayment): boolean {
  const order = payment.order!;
  if (order.status !== 'Delivered' || order.returned !== 'no' || unrefunded(payment) === 0) return false;
  order.returned = 'requested';
  return true;
}

/** Staff approve a return; returns whether that is allowed. */
export function approveReturn(payment: ModelPayment): boolean {
  const order = payment.order!;
  if (order.returned !== 'requested') return false;
  order.returned = 'approved';
  return true;
}

/**
 * Staff refund an approved return; returns whether that is allowed. This refund is sent at once, others by workers, which do not
 * run here: with parts that are on their way, neither the return nor the order is at its end.
 */
export function refundReturn(payment: ModelPayment): boolean {
  const order = payment.order!;
  if (order.returned !== 'approved' || isWhole(payment)) return false;
  order.returned = 'refunded';
  if (order.refundedPaise === 0) order.status = 'Returned';
  refundRest(payment);
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
