import { addPaise, paiseFromRupees, rupeesFromPaise } from '@aabha/contracts/money/money';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { checkRestock, offeredStatuses } from '@aabha/contracts/orders/orders.rules';
import type { Order, OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { orderBreakdown, shownBreakdown } from '@aabha/contracts/pricing/breakdown';
import type { StatusChange, StatusPreview } from './orders';

/** An order as the screens hold it. */
export type OrderRecord = Order & { id: string };

/** What staff may choose for an order as a screen shows it, until the server has told how it is now. */
export const offeredFor = ({ status, refunds }: Pick<Order, 'status' | 'refunds'>): OrderStatus[] =>
  offeredStatuses({ status, refunded: refunds.some((refund) => refund.status !== 'failed') });

/** What an order most likely becomes next; '' where nothing follows by itself. */
export function nextStatus(status: OrderStatus): OrderStatus | '' {
  if (status === 'Pending') return 'Shipped';
  return status === 'Shipped' ? 'Delivered' : '';
}

/** What choosing a status brings about for those of some orders that can take it. */
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
    /** Rupees that go back in all. */
    refund: rupeesFromPaise(addPaise(...moving.map(({ refund }) => paiseFromRupees(refund)))),
    /** Those whose goods have left, and how many televisions that are. */
    outsideCount: outside.length,
    outsideUnits: outside.reduce((sum, { units }) => sum + units, 0),
  };
}
export type StatusPlan = ReturnType<typeof planStatus>;

/** The changes of a plan, as they are sent: a reason only where one is needed, and of goods only where they have left. */
export function changesOf(
  { moving }: StatusPlan,
  to: OrderStatus,
  { reason, goodsReturned }: { reason: string; goodsReturned: boolean },
): StatusChange[] {
  return moving.map(({ id, from, refund, needsReason, asksForGoods }) => ({
    id,
    to,
    from,
    refund,
    ...(needsReason || refund > 0 ? { reason } : {}),
    ...(asksForGoods ? { goodsReturned } : {}),
  }));
}

/** What the button of the dialog says: what it does, where that sends money back. */
export function updateLabel({ moving, refund }: StatusPlan): string {
  if (refund === 0) return 'Update';
  const what = moving.length === 1 ? 'Cancel' : `Cancel ${moving.length} orders`;
  return `${what} and refund ${formatRupees(refund)}`;
}

/** The label of the field for a reason; undefined where none is needed. */
export function reasonLabel({ moving, refundCount, backCount }: StatusPlan): string | undefined {
  if (refundCount > 0) return refundCount === 1 ? 'Reason for the refund' : 'Reason for the refunds';
  if (backCount === 0) return undefined;
  return moving.length === 1 ? 'Reason for moving the order back' : 'Reason for moving orders back';
}

/** Are goods of this order still out, so that staff can say later that they are back? */
export const awaitsGoods = (order: Pick<Order, 'status' | 'goods_returned'>): boolean =>
  checkRestock({ status: order.status, isRestocked: order.goods_returned }).ok;

/** What an order is of: '1 × Nova 43, 2 × Nova 32'. */
export const itemsText = ({ products }: Pick<OrderRecord, 'products'>) =>
  products.map((line) => `${line.quantity} × ${line.product_id.name}`).join(', ');

/** What an order's total is made of, as labels and texts; the lines above the total add up to it. */
export const orderAmounts = (
  order: Pick<OrderRecord, 'subtotal' | 'discount' | 'shipping' | 'totalPrice' | 'couponCode'>,
) => shownBreakdown(orderBreakdown(order), order).map(({ label, text }) => [label, text] as const);
