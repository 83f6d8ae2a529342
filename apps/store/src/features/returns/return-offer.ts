import { checkReturnable } from '@aabha/contracts/returns/returns.rules';
import type { ApiOutputs } from '../../lib/trpc';

type ShopperOrder = ApiOutputs['orders']['list']['orderList'][number];
export type ReturnableOrder = Pick<
  ShopperOrder,
  '_id' | 'status' | 'return_request' | 'returnUntil' | 'refundable' | 'payment_method' | 'products'
>;

type ReturnOffer = 'offered' | 'requested' | 'closed' | 'none';

/**
 * Returns the return status of an order for /myorders: possible, requested, expired, or none
 * (docs/spec/returns-and-refunds.md#customer-screen).
 */
export function returnOffer(order: ReturnableOrder, now: Date): ReturnOffer {
  if (order.return_request) return order.status === 'Returned' ? 'none' : 'requested';
  const hasNothingLeft = order.refundable === 0;
  if (order.status !== 'Delivered' || order.returnUntil === '' || hasNothingLeft) return 'none';
  const { status, returnUntil, return_request: returnRequested } = order;
  return checkReturnable({ status, returnUntil, returnRequested }, now).ok ? 'offered' : 'closed';
}
