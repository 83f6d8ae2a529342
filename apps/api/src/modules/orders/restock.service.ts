import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkRestock } from '@aabha/contracts/orders/orders.rules';
import type { RestockOrderInput } from '@aabha/contracts/orders/orders.schema';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { lockProducts, putBackStock } from '../stock/stock.service';
import { linesOf, lockOrder, setRestocked } from './orders.queries';
import { releaseSerialsOf } from './orders.shipments.queries';
import { getOrder } from './orders.service';

/**
 * Returns the units of a Cancelled or Returned order to stock once its goods are back
 * (docs/spec/orders.md#stock-and-returned-goods). Idempotent.
 */
export async function restockOrder(ctx: SignedInContext, input: RestockOrderInput) {
  await inTx(ctx.db, async (tx) => {
    const order = await lockOrder(tx, input.id);
    if (!order) throw appError('ORDER_NOT_FOUND');
    assertAllowed(checkRestock(order));
    const lines = await linesOf(tx, order.id);
    await lockProducts(
      tx,
      lines.map((line) => line.productId),
    );
    await putBackStock(tx, lines, {
      reason: 'return',
      ...{ refId: order.id, actorId: ctx.user.id, note: input.reason },
    });
    const at = ctx.now().toISOString();
    await setRestocked(tx, order.id, at);
    await releaseSerialsOf(tx, order.id, at);
    await writeAudit(tx, ctx.user.id, {
      action: 'order.restock',
      entity: 'order',
      entityId: order.id,
      before: { goods_returned: false },
      after: { goods_returned: true, reason: input.reason },
    });
  });
  return getOrder(ctx, { id: input.id });
}
