import { trpc } from '../../lib/trpc';

/** Returns until when each reason of a return counts, as ISO instants by reason; empty until the shop has answered. */
export function useReasonsUntil(orderId: string): Readonly<Record<string, string>> {
  const { data } = trpc.returns.quote.useQuery({ order_id: orderId });
  return Object.fromEntries((data?.reasons ?? []).map(({ reason, until }) => [reason, until]));
}
