import { useEffect, useRef, type ReactNode } from 'react';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/orders';
import { invoiceEmailed, readUnboxing, trackOrCancel, trackOrder } from '@aabha/messages/rich/orders';
import { buttonClass } from '@aabha/ui/components/Button';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FollowOrder } from './FollowOrder';
import { OrderAmounts } from './OrderAmounts';
import { OrderLines } from './OrderLines';
import { onItsWay, type ShopperOrder } from './order-steps';
import card from '../../styles/order-card.module.css';
import classes from './orders.module.css';

/** Delivery date, address, and the next steps. */
function Next({ order }: { order: ShopperOrder }) {
  const { shippingAddress: to } = order;
  const track = order.status === 'Pending' ? trackOrCancel : trackOrder;
  return (
    <ul className={classes.next}>
      {onItsWay(order) && (
        <li>
          <strong>
            {order.expectedDelivery
              ? texts.expectedDeliveryBy(formatDay(order.expectedDelivery))
              : texts.expectedDeliveryOpen}
          </strong>
          <br />
          {texts.deliveredTo(to.name, to.address, to.city, to.zip)}
        </li>
      )}
      <li>
        {invoiceEmailed(to.email, (text) => (
          <Link to="/my-invoices">{text}</Link>
        ))}
      </li>
      <li>
        {track((text) => (
          <Link to="/myorders">{text}</Link>
        ))}
      </li>
      {onItsWay(order) && (
        <li>
          {readUnboxing((text) => (
            <Link to="/unboxing-policy">{text}</Link>
          ))}
        </li>
      )}
    </ul>
  );
}

interface OrderPlacedProps {
  order: ShopperOrder;
  /** Of its tracking link; empty for staff. */
  trackingToken: string;
  /** When technicians come. */
  installation?: ReactNode;
  /** Further actions. */
  actions?: ReactNode;
}

/** The confirmation of an order: products, payment, delivery, its tracking link and next steps. */
export function OrderPlaced({ order, trackingToken, installation, actions }: OrderPlacedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isCancelled = order.status === 'Cancelled';
  return (
    <article className={`card ${classes.card} ${classes.placed}`}>
      <header>
        <h1 ref={title} tabIndex={-1} className={classes.number}>
          {!isCancelled && <IconCheck size={36} stroke={2.5} className={classes.done} aria-hidden />}
          {isCancelled ? texts.thisWasCancelled : texts.thankYou}
        </h1>
        <p className={card.note}>{texts.orderOf(orderNumber(order._id), formatDay(order.created_at))}</p>
      </header>
      {!isCancelled && <Next order={order} />}
      {!isCancelled && trackingToken && <FollowOrder token={trackingToken} />}
      {!isCancelled && installation}
      <OrderLines lines={order.products} />
      <dl className={classes.facts}>
        <OrderAmounts order={order} />
      </dl>
      <footer className={classes.foot}>
        <Link to="/myorders" className={buttonClass()}>
          {texts.seeMyOrders}
        </Link>
        <Link to="/televisions" className={buttonClass({ kind: 'outline' })}>
          {texts.continueShopping}
        </Link>
        {actions}
      </footer>
    </article>
  );
}
