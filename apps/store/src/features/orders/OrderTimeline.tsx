import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import { IconCheck, IconX } from '@tabler/icons-react';
import { addressCorrectedAt, orderSteps, type OrderStep, type ShopperOrder } from './order-steps';
import classes from './timeline.module.css';

const TITLES: Record<OrderStatus, string> = {
  Pending: 'Order placed',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
  Returned: 'Returned',
};

function whatHappened(step: OrderStep, order: ShopperOrder): string {
  switch (step.status) {
    case 'Pending':
      return order.status === 'Pending' ? 'We have your order and are getting it ready.' : '';
    case 'Shipped':
      return order.status === 'Shipped' ? `On its way to ${order.shippingAddress.city}.` : '';
    case 'Delivered':
      return order.status === 'Delivered' ? 'It has arrived. We hope you enjoy it.' : '';
    case 'Cancelled':
      return step.by === 'shopper' ? 'You cancelled this order.' : 'We cancelled this order.';
    case 'Returned':
      return 'Your order was returned to us.';
  }
}

/**
 * Returns the text of a future step: its expected date, or that it is not known yet
 * (docs/spec/orders.md#customer-screen).
 */
function whatIsExpected(step: OrderStep, order: ShopperOrder): string {
  if (step.status !== 'Delivered') return 'Next';
  return order.expectedDelivery ? `Expected by ${formatDay(order.expectedDelivery)}` : 'To be confirmed';
}

function Step({ step, order, current }: { step: OrderStep; order: ShopperOrder; current: boolean }) {
  const done = step.at !== undefined;
  const text = done ? whatHappened(step, order) : whatIsExpected(step, order);
  const state = !done ? classes.toCome : step.status === 'Cancelled' ? classes.cancelled : classes.done;
  const correctedAt = step.status === 'Pending' ? addressCorrectedAt(order) : undefined;
  const Icon = step.status === 'Cancelled' ? IconX : IconCheck;
  return (
    <li className={`${classes.step} ${state}`} aria-current={current ? 'step' : undefined}>
      <span className={classes.mark}>{done && <Icon size={16} stroke={3} aria-hidden="true" />}</span>
      <div className={classes.description}>
        <p className={classes.title}>
          {TITLES[step.status]}
          {!done && <span className="visually-hidden">, still to come</span>}
        </p>
        {step.at && (
          <time className={classes.when} dateTime={step.at}>
            {formatDateTime(step.at)}
          </time>
        )}
        {text && <p className={classes.text}>{text}</p>}
        {correctedAt && (
          <p className={classes.text}>We corrected the delivery address on {formatDay(correctedAt)}.</p>
        )}
        {step.reason && <p className={classes.text}>Reason: {step.reason}</p>}
      </div>
    </li>
  );
}

/** The timeline of an order from placed to delivered. */
export function OrderTimeline({ order }: { order: ShopperOrder }) {
  const steps = orderSteps(order);
  const last = steps.findLastIndex((step) => step.at !== undefined);
  return (
    <ol className={classes.timeline} aria-label="Order status">
      {steps.map((step, index) => (
        <Step key={step.status} step={step} order={order} current={index === last} />
      ))}
    </ol>
  );
}
