import { trpc } from '../../lib/trpc';
import type { ReturnableOrder } from './return-offer';
import type { chosenLines } from './return-units';

/**
 * Returns what the chosen lines refund, from the shop; of the whole order what is left of it. Undefined while it is
 * computed, and where nothing is chosen.
 */
export function useReturnRefund(
  { _id, refundable }: ReturnableOrder,
  lines: ReturnType<typeof chosenLines>,
): number | undefined {
  const { data } = trpc.returns.quote.useQuery(
    { order_id: _id, ...(lines && { lines }) },
    { enabled: lines !== undefined && lines.length > 0 },
  );
  return lines === undefined ? refundable : lines.length === 0 ? undefined : data?.refund_amount;
}
