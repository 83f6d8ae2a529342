import { appError } from '@aabha/contracts/errors/errors';
import { returnState } from '@aabha/contracts/returns/return-state.rules';
import type { Tx } from '@aabha/db/client';
import { lockReturnable } from '../orders/orders.return.service';
import { isRefundCounted, lockReturn } from './returns.queries';

/**
 * Locks a return and its order, in this order, and returns both with the state by which steps are decided. Throws
 * RETURN_NOT_FOUND.
 */
export async function lockWithOrder(tx: Tx, id: string) {
  const request = await lockReturn(tx, id);
  const order = request && (await lockReturnable(tx, request.orderId));
  if (!request || !order) throw appError('RETURN_NOT_FOUND');
  const refunded =
    order.refunded || request.refundedAt !== null || (await isRefundCounted(tx, request.refundId));
  return { request, order, state: { state: returnState(request), refunded } };
}
