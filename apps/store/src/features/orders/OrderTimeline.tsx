import { formatDateTime, formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/orders';
import { IconCheck, IconX } from '@tabler/icons-react';
import { addressCorrectedAt, orderSteps, type OrderStep, type ShopperOrder } from './order-steps';
import classes from '../../styles/timeline.module.css';

function whatHappened(step: OrderStep, order: ShopperOrder): string {
  switch (step.status) {
    case 'Pending':
      return order.status === 'Pending' ? texts.gettingReady : '';
    case 'Shipped':
      return order.status === 'Shipped' ? texts.onItsWayTo(order.shippingAddress.city) : '';
    case 'Delivered':
      return order.status === 'Delivered' ? texts.hasArrived : '';
    case 'Cancelled':
      return step.by === 'shopper' ? texts.youCancelled : texts.weCancelled;
    case 'Returned':
      return texts.wasReturned;
  }
}

/**
 * Returns the text of a future step: its expected date, or that it is not known yet
 * (docs/spec/orders.md#customer-screen).
 */
function whatIsExpected(step: OrderStep, order: ShopperOrder): string {
  if (step.status !== 'Delivered') return texts.next;
  return order.expectedDelivery ? texts.expectedBy(formatDay(order.expectedDelivery)) : texts.toBeConfirmed;
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
          {texts.steps[step.status]}
          {!done && <span className="visually-hidden">{texts.stillToCome}</span>}
        </p>
        {step.at && (
          <time className={classes.when} dateTime={step.at}>
            {formatDateTime(step.at)}
          </time>
        )}
        {text && <p className={classes.text}>{text}</p>}
        {correctedAt && <p className={classes.text}>{texts.addressCorrected(formatDay(correctedAt))}</p>}
        {step.reason && <p className={classes.text}>{texts.reason(step.reason)}</p>}
      </div>
    </li>
  );
}

/** The timeline of an order from placed to delivered. */
export function OrderTimeline({ order }: { order: ShopperOrder }) {
  const steps = orderSteps(order);
  const last = steps.findLastIndex((step) => step.at !== undefined);
  return (
    <ol className={classes.timeline} aria-label={texts.orderStatus}>
      {steps.map((step, index) => (
        <Step key={step.status} step={step} order={order} current={index === last} />
      ))}
    </ol>
  );
}
