import { isShopper, useSession } from '../../lib/session';
import { trpc } from '../../lib/trpc';

/** Returns the number of units in the shopper's cart; 0 for visitors and until it is loaded. */
export function useCartCount(): number {
  const enabled = isShopper(useSession());
  const { data } = trpc.cart.list.useQuery({}, { enabled });
  if (!enabled) return 0;
  return data?.cartList[0]?.items.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
}
