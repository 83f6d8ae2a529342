import type { Tx } from '@aabha/db/client';
import { completeReturn, orderOfPayment } from '../orders/orders.return.service';
import { setRefunded } from './returns.queries';

/**
 * Completes the approved return of an order whose refund the provider has sent
 * (docs/spec/returns-and-refunds.md#transitions).
 */
export async function returnRefunded(tx: Tx, paymentId: string, at: string): Promise<void> {
  const orderId = await orderOfPayment(tx, paymentId);
  if (orderId && (await setRefunded(tx, orderId, at))) await completeReturn(tx, orderId, at);
}
