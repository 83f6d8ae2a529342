import { addPaise, paiseFromRupees, rupeesFromPaise } from '@aabha/contracts/money/money';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { checkRestock, offeredStatuses } from '@aabha/contracts/orders/orders.rules';
import type { Order, OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import { orderBreakdown, shownBreakdown } from '@aabha/contracts/pricing/breakdown';
import type { StatusChange, StatusPreview } from './orders.data';

/** An order as the screens use it. */
export type OrderRecord = Order & { id: string };

/** Returns the statuses that staff may select, until the server has sent the current ones. */
export const offeredFor = ({
  status,
  refunds,
  refundable,
}: Pick<Order, 'status' | 'refunds' | 'refundable'>): OrderStatus[] =>
  offeredStatuses({
    status,
    refunded: refundable === 0 && refunds.some((refund) => refund.status !== 'failed'),
  });

/** Returns the most likely next status; '' where there is none. */
export function nextStatus(status: OrderStatus): OrderStatus | '' {
  if (status === 'Pending') return 'Shipped';
  return status === 'Shipped' ? 'Delivered' : '';
}

/** The effects of a status on those of the selected orders that can take it. */
export function planStatus(previews: readonly StatusPreview[], to: OrderStatus) {
  const moving = previews.flatMap(({ _id, status, units, offers }) => {
    const offer = offers.find((one) => one.status === to);
    return offer ? [{ id: _id, from: status, units, ...offer }] : [];
  });
  const outside = moving.filter(({ asksForGoods }) => asksForGoods);
  return {
    moving,
    stayingCount: previews.length - moving.length,
    backCount: moving.filter(({ needsReason }) => needsReason).length,
    refundCount: moving.filter(({ refund }) => refund > 0).length,
    /** Total refund in rupees. */
    refund: rupeesFromPaise(addPaise(...moving.map(({ refund }) => paiseFromRupees(refund)))),
    /** Orders whose goods have left, and the number of televisions in them. */
    outsideCount: outside.length,
    outsideUnits: outside.reduce((sum, { units }) => sum + units, 0),
  };
}
export type StatusPlan = ReturnType<typeof planStatus>;

/**
 * Returns the changes of a plan for the API: a reason only where required, and goods only where they have
 * left.
 */
export function changesOf(
  { moving }: StatusPlan,
  to: OrderStatus,
  { reason, goodsReturned, speed }: { reason: string; goodsReturned: boolean; speed: RefundSpeed },
): StatusChange[] {
  return moving.map(({ id, from, refund, needsReason, asksForGoods }) => ({
    id,
    to,
    from,
    refund,
    ...(needsReason || refund > 0 ? { reason } : {}),
    ...(asksForGoods ? { goodsReturned } : {}),
    ...(refund > 0 && speed === 'instant' ? { speed } : {}),
  }));
}

/** Returns the label of the confirm button; it names the refund where there is one. */
export function updateLabel({ moving, refund }: StatusPlan): string {
  if (refund === 0) return 'Update';
  const what = moving.length === 1 ? 'Cancel' : `Cancel ${moving.length} orders`;
  return `${what} and refund ${formatRupees(refund)}`;
}

/** Returns the label of the reason field; undefined where none is needed. */
export function reasonLabel({ moving, refundCount, backCount }: StatusPlan): string | undefined {
  if (refundCount > 0) return refundCount === 1 ? 'Reason for the refund' : 'Reason for the refunds';
  if (backCount === 0) return undefined;
  return moving.length === 1 ? 'Reason for moving the order back' : 'Reason for moving orders back';
}

/** Returns whether goods of this order are out, so that staff can record their return later. */
export const awaitsGoods = (order: Pick<Order, 'status' | 'goods_returned'>): boolean =>
  checkRestock({ status: order.status, isRestocked: order.goods_returned }).ok;

/** Returns the contents of an order: '1 × Nova 43, 2 × Nova 32'. */
export const itemsText = ({ products }: Pick<OrderRecord, 'products'>) =>
  products.map((line) => `${line.quantity} × ${line.product_id.name}`).join(', ');

/** Returns an order's total as labelled lines; the lines above the total add up to it. */
export const orderAmounts = (
  order: Pick<
    OrderRecord,
    'subtotal' | 'discount' | 'offerDiscount' | 'shipping' | 'totalPrice' | 'couponCode'
  >,
) => shownBreakdown(orderBreakdown(order), order).map(({ label, text }) => [label, text] as const);
