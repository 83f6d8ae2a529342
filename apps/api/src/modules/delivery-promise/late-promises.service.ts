import {
  lateDelivery,
  promisedInstant,
  type DeliveryPromise,
} from '@aabha/contracts/delivery-promise/promise.rules';
import { LATE_AT, REVISIONS_MAX } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import { indiaDay, instantOfIndia } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import { promiseOf, readPromiseSource } from './make-promise.service';
import {
  closeEnded,
  closePromise,
  lockLateOrders,
  reviseDelivery,
  type LateOrder,
} from './late-promises.queries';
import { readPaymentItems } from './promise.queries';
import { storePromise } from './stored-promises.queries';

const DAY_MS = 86_400_000;
const ORDERS_AT_ONCE = 50;

/** Returns the last day whose orders should have arrived at a moment: today from the evening on, else yesterday. */
function dueBy(now: Date): string {
  const today = indiaDay(now);
  const isOver = now.getTime() >= Date.parse(instantOfIndia(`${today}T${LATE_AT}`));
  return isOver ? today : indiaDay(new Date(now.getTime() - DAY_MS));
}

/**
 * Makes the promise of a late order anew. The shopper gets a mail only where the day changes
 * (docs/spec/delivery-promise.md#late-orders).
 */
async function revise(deps: AppDeps, tx: Tx, order: LateOrder, now: Date): Promise<void> {
  const [source, items] = await Promise.all([
    readPromiseSource(deps, tx, order.zip, now),
    readPaymentItems(tx, order.paymentId),
  ]);
  const isHere = order.status === 'Pending';
  const again = isHere ? promiseOf(source, items, now) : undefined;
  const made: DeliveryPromise | undefined = isHere
    ? again
    : lateDelivery(now, { dispatchCenter: source.area?.dispatchCenter ?? '' }, source.tables);
  if (!made || order.revision >= REVISIONS_MAX) {
    deps.log.warn({ order: order.orderId }, 'late order has no new delivery date');
    return closePromise(tx, order.paymentId);
  }
  const cause = isHere ? 'not-dispatched' : 'not-delivered';
  await storePromise(tx, { paymentId: order.paymentId, cause, now, source, items, made });
  if (made.latest <= order.expected) return;
  await reviseDelivery(tx, order.orderId, promisedInstant(made.latest));
  await enqueue(tx, 'installations.refit', { orderId: order.orderId });
  await enqueue(tx, 'mail.order-late', { orderId: order.orderId, before: order.expected, now: made.latest });
}

/**
 * Gives late orders a new date before the old one has passed, and mails it. Returns how many orders it looked at. Any number of
 * processes may call it.
 */
export async function reviseLatePromises(deps: AppDeps): Promise<number> {
  const now = deps.ports.clock.now();
  await closeEnded(deps.db);
  return inTx(deps.db, async (tx) => {
    const late = await lockLateOrders(tx, {
      ...{ today: indiaDay(now), dueBy: dueBy(now), most: ORDERS_AT_ONCE },
    });
    for (const order of late) await revise(deps, tx, order, now);
    return late.length;
  });
}
