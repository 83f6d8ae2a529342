import { isBackward } from '../orders/orders.rules';
import type { OrderStatus } from '../orders/orders.schema';
import type { TrackedStep } from './order-tracking.schema';
import { TRACKING_DAYS } from '../settings/limits';

const DAY_MS = 86_400_000;

/** An entry of an order's timeline. */
interface TimelineEntry {
  from: OrderStatus | null;
  status: OrderStatus;
  /** ISO-8601 instant. */
  at: string;
}

/** What the end and the steps of tracking follow from. */
interface Timed {
  created_at: string;
  /** Oldest first. */
  timeline: readonly TimelineEntry[];
}

/** Returns the changes of status; a corrected delivery address has the same status before and after. */
const statusChanges = ({ timeline }: Timed) => timeline.filter(({ from, status }) => from !== status);

/** Returns when the tracking link of an order ends: 90 days after the last change of its status, or after it was placed. */
export function trackingEnd(order: Timed): Date {
  const last = statusChanges(order).at(-1)?.at ?? order.created_at;
  return new Date(Date.parse(last) + TRACKING_DAYS * DAY_MS);
}

/** Returns the way of an order so far. A move back removes the later steps, so that the rest reads forward. */
export function trackedSteps(order: Timed): TrackedStep[] {
  const placed: TrackedStep = { status: 'Pending', at: order.created_at };
  return statusChanges(order).reduce<TrackedStep[]>(
    (way, { status, at }) =>
      status === 'Pending'
        ? [placed]
        : [...way.filter((step) => isBackward(status, step.status)), { status, at }],
    [placed],
  );
}

/** Units of one line. */
interface LineUnits {
  position: number;
  quantity: number;
}

/** Returns the units of a line that have not left and were not refunded. Only of a Pending order something is still to leave. */
export function waitingUnits(
  status: OrderStatus,
  line: LineUnits & { refunded_quantity: number },
  sent: readonly LineUnits[],
): number {
  if (status !== 'Pending') return 0;
  const left = sent
    .filter(({ position }) => position === line.position)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, line.quantity - line.refunded_quantity - left);
}
