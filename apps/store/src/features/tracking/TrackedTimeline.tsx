import { formatDateTime, formatDay } from '@aabha/messages/dates';
import * as orders from '@aabha/messages/orders';
import { IconCheck, IconX } from '@tabler/icons-react';
import timeline from '../../styles/timeline.module.css';
import { shownSteps, type ShownStep, type TrackedOrder } from './tracked-order';

interface StepProps {
  step: ShownStep;
  isCurrent: boolean;
  /** Of the delivery; empty where none was promised. */
  expectedDelivery: string;
}

function whatIsExpected({ status }: ShownStep, expectedDelivery: string): string {
  if (status !== 'Delivered') return orders.next;
  return expectedDelivery ? orders.expectedBy(formatDay(expectedDelivery)) : orders.toBeConfirmed;
}

function Step({ step, isCurrent, expectedDelivery }: StepProps) {
  const { status, at } = step;
  const isCancelled = status === 'Cancelled';
  const look = at === undefined ? timeline.toCome : isCancelled ? timeline.cancelled : timeline.done;
  const Icon = isCancelled ? IconX : IconCheck;
  return (
    <li className={`${timeline.step} ${look}`} aria-current={isCurrent ? 'step' : undefined}>
      <span className={timeline.mark}>{at && <Icon size={16} stroke={3} aria-hidden="true" />}</span>
      <div className={timeline.description}>
        <p className={timeline.title}>
          {orders.steps[status]}
          {!at && <span className="visually-hidden">{orders.stillToCome}</span>}
        </p>
        {at ? (
          <time className={timeline.when} dateTime={at}>
            {formatDateTime(at)}
          </time>
        ) : (
          <p className={timeline.text}>{whatIsExpected(step, expectedDelivery)}</p>
        )}
      </div>
    </li>
  );
}

/** The way of an order from placed to delivered, with what is still to come. */
export function TrackedTimeline({ order }: { order: TrackedOrder }) {
  const steps = shownSteps(order);
  return (
    <ol className={timeline.timeline} aria-label={orders.orderStatus}>
      {steps.map((step, index) => (
        <Step
          key={step.status}
          step={step}
          isCurrent={index === order.steps.length - 1}
          expectedDelivery={order.expectedDelivery}
        />
      ))}
    </ol>
  );
}
