import { priceAfterEnd } from '@aabha/contracts/prices/prices.rules';
import type { Tx } from '@aabha/db/client';
import { updatePriceChange, type PriceChangeRow } from './price-changes.queries';
import { setPriceCause, updatePrice, type PricedProduct } from './prices.queries';

/**
 * Ends a change whose price is in force, and brings the price before it back, unless staff have changed the price meanwhile.
 * Both rows are locked. `product` is undefined where it was removed from sale.
 */
export async function endChange(
  tx: Tx,
  { change, product }: { change: PriceChangeRow; product: PricedProduct | undefined },
  { now, actorId }: { now: Date; actorId: string },
): Promise<void> {
  const after = product && priceAfterEnd(product, { during: change.wanted, before: change.from });
  if (product && after) {
    await setPriceCause(tx, { source: 'revert', actorId });
    await updatePrice(tx, product._id, after);
  }
  await updatePriceChange(tx, change._id, {
    state: 'Done',
    endedAt: now.toISOString(),
    isReverted: after !== undefined,
  });
}
