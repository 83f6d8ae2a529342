import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { appError, insist } from '@aabha/contracts/errors/errors';
import { checkShopperUpdate, checkStaffUpdate, stockEffect } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus, UpdateOrderInput } from '@aabha/contracts/orders/orders.schema';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { SignedInContext } from '../../trpc/context';
import { writeAudit } from '../audit/audit.service';
import { queueRefund } from '../checkout/refunds.service';
import { lockProducts, putBackStock, takeStock, unitsFor } from '../stock/stock.service';
import { getOrder } from './orders.service';
import { linesOf, lockOrder, setStatus } from './orders.queries';

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Puts the units of a cancelled order back, or takes them again; 409 when they are gone (decisions §6). */
async function moveStock(tx: Tx, order: LockedOrder, to: OrderStatus): Promise<void> {
  const effect = stockEffect(order.status, to);
  if (effect === 'none') return;
  const lines = await linesOf(tx, order.id);
  const ids = lines.map((line) => line.productId);
  await lockProducts(tx, ids);
  if (effect === 'put-back') return putBackStock(tx, lines);
  const units = await unitsFor(tx, ids, order.userId);
  const short = lines.find((line) => (units.get(line.productId) ?? 0) < line.quantity);
  if (short) throw appError('ORDER_STOCK_GONE', { product: short.productName });
  return takeStock(tx, lines);
}

async function refundCancelled(tx: Tx, order: LockedOrder, to: OrderStatus): Promise<void> {
  if (to !== 'Cancelled') return;
  await queueRefund(tx, { id: order.paymentId, amountPaise: order.totalPaise }, 'The order was cancelled.');
}

/**
 * Changes an order's status: a shopper cancels their own Pending order, staff set any (decisions §3, §6). Stock, refund,
 * timeline, audit and mail are one transaction with it.
 */
export async function updateOrderStatus(ctx: SignedInContext, input: UpdateOrderInput) {
  const byStaff = isStaff(ctx.user.role);
  const reason = input.reason || undefined;
  await inTx(ctx.db, async (tx) => {
    const order = await lockOrder(tx, input.id);
    if (!order || (!byStaff && order.userId !== ctx.user.id)) throw appError('ORDER_NOT_FOUND');
    insist(byStaff ? checkStaffUpdate(order, input.status, reason) : checkShopperUpdate(order, input.status));
    await moveStock(tx, order, input.status);
    await refundCancelled(tx, order, input.status);
    const eventId = await setStatus(tx, {
      orderId: order.id,
      from: order.status,
      to: input.status,
      actor: byStaff ? 'staff' : 'shopper',
      userId: ctx.user.id,
      reason: reason ?? null,
      at: ctx.now().toISOString(),
    });
    await enqueue(tx, 'mail.order-status', { orderId: order.id, eventId });
    if (byStaff)
      await writeAudit(tx, ctx.user.id, {
        action: 'order.status',
        entity: 'order',
        entityId: order.id,
        before: { status: order.status },
        after: { status: input.status, reason: reason ?? null },
      });
  });
  return getOrder(ctx, { id: input.id });
}
