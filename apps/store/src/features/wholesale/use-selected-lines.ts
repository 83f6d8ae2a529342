import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import { trpc } from '../../lib/trpc';
import type { Selection } from './use-selection';
import { wholesaleLine, type WholesaleLine } from './wholesale-lines';

/**
 * Returns the lines of the selected products at present prices. A product that another order of the list has
 * moved to a page that is not loaded is loaded by itself; one that is no longer sold is left out.
 */
export function useSelectedLines(
  { selected, quantityOf }: Selection,
  listed: readonly WholesaleProduct[],
): WholesaleLine[] {
  const isListed = new Set(listed.map(({ _id }) => _id));
  const unlisted = [...selected.values()].filter(({ _id }) => !isListed.has(_id));
  const queries = trpc.useQueries((t) =>
    unlisted.map(({ product_id }) =>
      t.wholesale.list({ filters: { product_id: product_id._id }, pageSize: 1 }, { staleTime: 0 }),
    ),
  );
  const present = new Map(listed.map((product) => [product._id, product]));
  unlisted.forEach((product, index) => {
    const [loaded] = queries[index]?.data?.wholesaleProductsList ?? [product];
    if (loaded) present.set(product._id, loaded);
  });
  return [...selected.keys()].flatMap((id) => {
    const product = present.get(id);
    return product ? [wholesaleLine(product, quantityOf(id))] : [];
  });
}
