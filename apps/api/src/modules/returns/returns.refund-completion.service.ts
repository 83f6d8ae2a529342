import type { Tx } from '@aabha/db/client';
import { completeReturn, orderOfPayment } from '../orders/orders.return.service';
import { setRefunded } from './returns.queries';

/**
 * The provider sent the money of a payment back. Where a return was approved for its order, that is complete now
 * (docs/spec/returns-and-refunds.md#transitions).
 */
export async function returnRefunded(tx: Tx, paymentId: string, at: string): Promise<void> {
  const orderId = await orderOfPayment(tx, paymentId);
  if (orderId && (await setRefunded(tx, orderId, at))) await completeReturn(tx, orderId, at);
}
