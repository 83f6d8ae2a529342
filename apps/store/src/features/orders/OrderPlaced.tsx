import { useEffect, useRef } from 'react';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { formatDay } from '@aabha/contracts/time/india-time';
import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { OrderAmounts } from './OrderAmounts';
import { OrderLines } from './OrderLines';
import { onItsWay, type ShopperOrder } from './order-steps';
import card from '../../styles/order-card.module.css';
import classes from './orders.module.css';

/** Delivery date, address, and the next steps. */
function Next({ order }: { order: ShopperOrder }) {
  const { shippingAddress: to } = order;
  return (
    <ul className={classes.next}>
      {onItsWay(order) && (
        <li>
          <strong>
            Expected delivery:{' '}
            {order.expectedDelivery ? `by ${formatDay(order.expectedDelivery)}` : 'To be confirmed'}
          </strong>
          <br />
          To {to.name}, {to.address}, {to.city} {to.zip}
        </li>
      )}
      <li>
        We are emailing your GST invoice to {to.email}. You can also{' '}
        <Link to="/my-invoices">download the invoice</Link>.
      </li>
      <li>
        We will email you when it ships. Track it under <Link to="/myorders">My orders</Link>
        {order.status === 'Pending' && '; you can cancel it there until it ships'}.
      </li>
    </ul>
  );
}

/** The confirmation of an order: products, payment, delivery and next steps. */
export function OrderPlaced({ order }: { order: ShopperOrder }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isCancelled = order.status === 'Cancelled';
  return (
    <article className={`card ${classes.card} ${classes.placed}`}>
      <header>
        <h1 ref={title} tabIndex={-1} className={classes.number}>
          {isCancelled ? 'This order was cancelled' : 'Thank you, your order is placed'}
        </h1>
        <p className={card.note}>
          Order {orderNumber(order._id)} · {formatDay(order.created_at)}
        </p>
      </header>
      {!isCancelled && <Next order={order} />}
      <OrderLines lines={order.products} />
      <dl className={classes.facts}>
        <OrderAmounts order={order} />
      </dl>
      <footer className={classes.foot}>
        <Link to="/myorders" className={buttonClass()}>
          See my orders
        </Link>
        <Link to="/televisions" className={buttonClass({ kind: 'outline' })}>
          Continue shopping
        </Link>
      </footer>
    </article>
  );
}
