import type { ReactNode } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import { Chip } from '@aabha/ui/components/Chip';
import { CancelOrder } from './CancelOrder';
import { OrderDetails } from './OrderDetails';
import { OrderLines } from './OrderLines';
import { OrderRefunds } from './OrderRefunds';
import type { ShopperOrder } from './order-steps';
import { OrderTimeline } from './OrderTimeline';
import classes from './orders.module.css';

const TONES = {
  Pending: 'warning',
  Shipped: 'info',
  Delivered: 'success',
  Cancelled: 'danger',
  Returned: 'neutral',
} as const satisfies Record<OrderStatus, string>;

/**
 * Page-specific actions of an order beside cancelling; `headingId` names the order, and receives the focus.
 */
export type OrderActions = (order: ShopperOrder, headingId: string) => ReactNode;

interface OrderCardProps {
  order: ShopperOrder;
  detailsOpen: boolean;
  moreActions: OrderActions;
}

/** An order: status, contents, payment, and actions. */
export function OrderCard({ order, detailsOpen, moreActions }: OrderCardProps) {
  const headingId = `order-${order._id}`;
  return (
    <article className={`card ${classes.card}`} aria-labelledby={headingId}>
      <header className={classes.head}>
        <div>
          <h2 id={headingId} className={classes.number} tabIndex={-1}>
            Order {orderNumber(order._id)}
          </h2>
          <p className={classes.note}>
            Placed on{' '}
            <time dateTime={order.created_at} title={formatDateTime(order.created_at)}>
              {formatDay(order.created_at)}
            </time>
          </p>
        </div>
        <div className={classes.standing}>
          <Chip tone={TONES[order.status]}>{order.status}</Chip>
          <p className={classes.paid}>{formatRupees(order.totalPrice)}</p>
        </div>
      </header>
      <OrderTimeline order={order} />
      <OrderRefunds refunds={order.refunds} />
      <OrderLines lines={order.products} />
      <footer className={classes.foot}>
        <OrderDetails order={order} open={detailsOpen} />
        <CancelOrder order={order} headingId={headingId} />
        {moreActions(order, headingId)}
      </footer>
    </article>
  );
}
