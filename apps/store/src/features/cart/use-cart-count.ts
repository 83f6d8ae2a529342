import { isShopper, useSession } from '../../lib/session';
import { useVisitorCart } from '../../lib/visitor-cart';
import { trpc } from '../../lib/trpc';

/** Returns the number of units in the shopper's or visitor's cart; 0 until it is loaded. */
export function useCartCount(): number {
  const enabled = isShopper(useSession());
  const visitorLines = useVisitorCart();
  const { data } = trpc.cart.list.useQuery({}, { enabled });
  const lines = enabled ? (data?.cartList[0]?.items ?? []) : visitorLines;
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
