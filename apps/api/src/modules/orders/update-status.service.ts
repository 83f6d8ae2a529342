import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import {
  checkConfirmed,
  checkShopperUpdate,
  checkStaffUpdate,
  refundOf,
  statusOffers,
  stockEffect,
} from '@aabha/contracts/orders/orders.rules';
import type { UpdateOrderInput } from '@aabha/contracts/orders/orders.schema';
import { hasPermission } from '@aabha/contracts/staff-roles/staff-roles.rules';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { queueRefund, refundAuthor, refundOrAsk, type RefundAuthor } from '../refunds/refunds.service';
import { lockProducts, putBackStock, takeStock, unitsFor } from '../stock/stock.service';
import { shipmentsFollow } from './follow-shipments.service';
import { linesOf, lockOrder, setStatus, statesOf } from './orders.queries';
import { recordStatus } from './record-status';
import { getOrder } from './orders.service';

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Who of the staff refunds alone; undefined for a shopper, and for what a second person has approved. */
interface Authored {
  author: RefundAuthor | undefined;
}

const CANCELLED_REASON = 'The order was cancelled.';

type StockEffect = ReturnType<typeof stockEffect>;

/**
 * Returns the units of an order to stock, or takes them again; 409 when they are gone
 * (docs/spec/orders.md#stock-and-returned-goods).
 */
async function moveStock(
  tx: Tx,
  order: LockedOrder,
  effect: StockEffect,
  actorId: string | undefined,
): Promise<void> {
  if (effect === 'none') return;
  const lines = await linesOf(tx, order.id);
  const ids = lines.map((line) => line.productId);
  await lockProducts(tx, ids);
  const cause = { refId: order.id, actorId };
  if (effect === 'put-back') return putBackStock(tx, lines, { ...cause, reason: 'cancel' });
  const units = await unitsFor(tx, ids, order.userId);
  const short = lines.find((line) => (units.get(line.productId) ?? 0) < line.quantity);
  if (short) throw appError('ORDER_STOCK_GONE', { product: short.productName });
  return takeStock(tx, lines, { ...cause, reason: 'reopen' });
}

async function refundCancelled(
  tx: Tx,
  order: LockedOrder,
  { status, speed = 'normal', author }: Pick<UpdateOrderInput, 'status' | 'speed'> & Authored,
): Promise<string | undefined> {
  const amountPaise = refundOf(order, status);
  if (amountPaise === 0) return undefined;
  return queueRefund(tx, { id: order.paymentId, amountPaise }, { reason: CANCELLED_REASON, speed, author });
}

/** Locks an order and checks that the caller may make this change. */
async function lockForUpdate(ctx: SignedInContext, tx: Tx, input: UpdateOrderInput): Promise<LockedOrder> {
  const byStaff = isStaff(ctx.user.role);
  const reason = input.reason || undefined;
  const order = await lockOrder(tx, input.id);
  if (!order || (!byStaff && order.userId !== ctx.user.id)) throw appError('ORDER_NOT_FOUND');
  const { expected_status: expectedStatus, refund_amount: refundPaise } = input;
  assertAllowed(checkConfirmed(order, input.status, { expectedStatus }));
  assertAllowed(
    byStaff ? checkStaffUpdate(order, input.status, reason) : checkShopperUpdate(order, input.status),
  );
  if (byStaff && refundOf(order, input.status) > 0 && !hasPermission(ctx.user, 'refunds'))
    throw appError('REFUND_NOT_PERMITTED');
  assertAllowed(checkConfirmed(order, input.status, { refundPaise, reason }));
  return order;
}

/**
 * Changes an order's status: a shopper cancels their own Pending order, staff set any (docs/spec/orders.md#transitions).
 * Stock, refund, timeline, audit and mail are in the same transaction. Returns the id of a refund that it queued.
 */
export async function updateOrderStatusIn(
  ctx: SignedInContext,
  tx: Tx,
  { input, author }: { input: UpdateOrderInput } & Authored,
): Promise<string | undefined> {
  const byStaff = isStaff(ctx.user.role);
  const reason = input.reason || null;
  const order = await lockForUpdate(ctx, tx, input);
  /* After the lock: the timeline is sorted by it. */
  const at = ctx.now().toISOString();
  const effect = stockEffect(order, input.status, input.goods_returned ?? false);
  const isMoved = effect !== 'none';
  const isRestocked = isMoved ? effect === 'put-back' : order.isRestocked;
  await moveStock(tx, order, effect, byStaff ? ctx.user.id : undefined);
  const speed = byStaff ? (input.speed ?? 'normal') : 'normal';
  const refundId = await refundCancelled(tx, order, { status: input.status, speed, author });
  const eventId = await setStatus(tx, {
    orderId: order.id,
    from: order.status,
    to: input.status,
    actor: byStaff ? 'staff' : 'shopper',
    userId: ctx.user.id,
    reason,
    isRestocked,
    at,
  });
  await shipmentsFollow(tx, order.id, { to: input.status, isPutBack: effect === 'put-back', at });
  await recordStatus(tx, order.id, { from: order.status, to: input.status });
  await enqueue(tx, 'mail.order-status', { orderId: order.id, eventId });
  if (byStaff)
    await writeAudit(tx, ctx.user.id, {
      action: 'order.status',
      entity: 'order',
      entityId: order.id,
      before: { status: order.status, ...(isMoved && { goods_returned: order.isRestocked }) },
      after: {
        status: input.status,
        ...(isMoved && { goods_returned: isRestocked }),
        reason,
        ...(input.speed === 'instant' && { speed: input.speed }),
      },
    });
  return refundId;
}

/**
 * Changes an order's status in one transaction. A cancellation by staff that refunds more than the caller may refund alone
 * asks a second person, and changes nothing until then.
 */
export async function updateOrderStatus(ctx: SignedInContext, input: UpdateOrderInput) {
  const asked = await refundOrAsk(
    ctx,
    async () => {
      const [order] = await statesOf(ctx.db, [input.id]);
      if (!order) throw appError('ORDER_NOT_FOUND');
      return {
        ...{ kind: 'cancellation', orderId: order.id, returnId: null, speed: input.speed ?? 'normal' },
        reason: input.reason || CANCELLED_REASON,
        choice: { from: order.status, goodsReturned: input.goods_returned ?? false },
      };
    },
    async () => {
      await inTx(ctx.db, (tx) => updateOrderStatusIn(ctx, tx, { input, author: refundAuthor(ctx) }));
    },
  );
  return { ...(await getOrder(ctx, { id: input.id })), ...(asked && { refund_request: asked }) };
}

/** Returns what each status change of some orders would cause now, for staff to confirm; amounts in paise. */
export async function previewStatus(ctx: SignedInContext, { ids }: { ids: string[] }) {
  const states = new Map((await statesOf(ctx.db, ids)).map((state) => [state.id, state]));
  const previews = ids.flatMap((id) => {
    const state = states.get(id);
    return state ? [{ _id: id, status: state.status, units: state.units, offers: statusOffers(state) }] : [];
  });
  return { previews };
}
