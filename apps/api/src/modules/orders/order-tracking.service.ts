import { setTimeout as sleep } from 'node:timers/promises';
import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { appError } from '@aabha/contracts/errors/errors';
import {
  trackedSteps,
  trackingEnd,
  waitingUnits,
} from '@aabha/contracts/order-tracking/order-tracking.rules';
import type {
  RequestTrackingInput,
  TrackedItem,
  TrackedOrder,
  TrackedParcel,
  TrackOrderInput,
} from '@aabha/contracts/order-tracking/order-tracking.schema';
import { orderNumber, searchedNumber } from '@aabha/contracts/orders/order-number';
import { isUuid } from '@aabha/db/ids';
import type { DbOrTx } from '@aabha/db/client';
import type { RequestContext, SignedInContext } from '../../context/context';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import { picturesOf } from '../media/pictures.service';
import { findOrderToTrack, isErased, selectPacked } from './order-tracking.queries';
import { getOrder, orderForMail } from './orders.service';
import { trackedId, trackingToken } from './tracking-token';

/** How long each answer to a request for a link takes at least, so that its time does not tell whether a mail was queued. */
const ANSWER_MS = 250;

type WholeOrder = NonNullable<Awaited<ReturnType<typeof orderForMail>>>;

/** Returns an order that has a tracking link, also where that has ended; undefined for none, or one of an erased person. */
async function findOrder(db: DbOrTx, orderId: string): Promise<WholeOrder | undefined> {
  const order = isUuid(orderId) ? await orderForMail(db, orderId) : undefined;
  return order && !(await isErased(db, order.user_id._id)) ? order : undefined;
}

/** Returns an order whose tracking link works; undefined where there is none or it has ended. */
export async function findTrackedOrder(
  { db, ports }: Pick<AppDeps, 'db' | 'ports'>,
  orderId: string,
): Promise<WholeOrder | undefined> {
  const order = await findOrder(db, orderId);
  return order && trackingEnd(order) > ports.clock.now() ? order : undefined;
}

async function itemsOf(db: DbOrTx, order: WholeOrder): Promise<TrackedItem[]> {
  const pictures = await picturesOf(
    db,
    order.products.map(({ product_id: { _id } }) => _id),
  );
  const sent = order.shipments.flatMap(({ lines }) => lines);
  return order.products.map((line) => ({
    position: line.position,
    name: line.product_id.name,
    quantity: line.quantity,
    waiting_quantity: waitingUnits(order.status, line, sent),
    picture: pictures.get(line.product_id._id)?.[0] ?? null,
  }));
}

async function parcelsOf(db: DbOrTx, { _id, shipments }: WholeOrder): Promise<TrackedParcel[]> {
  const packed = await selectPacked(db, _id);
  return shipments.map((shipment) => {
    const { dispatchCenter = '', packedAt = null } = packed.find(({ id }) => id === shipment._id) ?? {};
    const { courier, courierName, awb, trackingUrl, shipped_at, delivered_at, lines } = shipment;
    return {
      state: shipment.state === 'delivered' ? 'delivered' : 'shipped',
      ...{ courier, courierName, awb, trackingUrl, dispatchCenter },
      ...{ packed_at: packedAt, shipped_at, delivered_at, lines },
    };
  });
}

/** Returns the order of a token. Forged ones are refused without a query, and count against the network of the caller. */
async function orderOfToken(ctx: RequestContext, token: string): Promise<WholeOrder> {
  const id = trackedId(ctx.config, token);
  const order = id === undefined ? undefined : await findOrder(ctx.db, id);
  if (order) return order;
  await ctx.limits.takeForAddress('order-link', ctx.address);
  throw appError('ORDER_LINK_UNKNOWN');
}

/** Returns where an order is by its tracking link, without personal data (docs/spec/order-tracking.md#answer). */
export async function trackOrder(
  ctx: RequestContext,
  { token }: TrackOrderInput,
): Promise<{ tracking: TrackedOrder }> {
  const order = await orderOfToken(ctx, token);
  const end = trackingEnd(order);
  if (end <= ctx.now()) throw appError('ORDER_LINK_EXPIRED');
  const [items, parcels, caller] = await Promise.all([
    itemsOf(ctx.db, order),
    parcelsOf(ctx.db, order),
    ctx.caller(),
  ]);
  return {
    tracking: {
      number: orderNumber(order._id),
      status: order.status,
      city: order.shippingAddress.city,
      expectedDelivery: order.expectedDelivery,
      steps: trackedSteps(order),
      ...{ items, parcels },
      valid_until: end.toISOString(),
      order_id: caller?.id === order.user_id._id ? order._id : '',
    },
  };
}

/** Returns one order, for its owner with the token of its tracking link. */
export async function showOrder(ctx: SignedInContext, input: { id: string }) {
  const found = await getOrder(ctx, input);
  const isOwner = found.order.user_id._id === ctx.user.id;
  return { ...found, tracking_token: isOwner ? trackingToken(ctx.config, found.order._id) : '' };
}

async function queueLink(ctx: RequestContext, email: string, number: string): Promise<void> {
  const found = await findOrderToTrack(ctx.db, email, searchedNumber(number));
  if (!found || !(await findTrackedOrder(ctx, found.orderId))) return;
  const { orderId, isOfDelivery } = found;
  await enqueue(ctx.db, 'mail.order-tracking', { orderId, to: isOfDelivery ? 'delivery' : 'account' });
}

/**
 * Mails the tracking link of an order to who names its number and the e-mail of its account or delivery. The response is the same
 * for all, and takes as long (docs/spec/order-tracking.md#asking-for-a-link).
 */
export async function requestTracking(ctx: RequestContext, input: RequestTrackingInput) {
  const email = emailKey(input.email);
  await ctx.limits.takeForAddress('contact', ctx.address);
  await ctx.limits.takeForAccount('contact', email);
  await Promise.all([queueLink(ctx, email, input.order_number), sleep(ANSWER_MS)]);
  return { message: 'If this order number and email belong together, we have sent a link to that address.' };
}
