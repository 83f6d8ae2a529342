import { useState } from 'react';
import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import { wholesaleLine, type WholesaleLine } from './wholesale-lines';

export type Selection = ReturnType<typeof useSelection>;

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id));

/**
 * Expanded products, selected products, and quantities; a quantity is kept while its product is not selected.
 */
export function useSelection() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const isSelected = (id: string) => selected.has(id);
  const quantityOf = (id: string) => quantities[id] ?? 1;
  return {
    isOpen: (id: string) => open.has(id),
    toggleOpen: (id: string) => setOpen((ids) => (ids.has(id) ? without(ids, id) : new Set(ids).add(id))),
    isSelected,
    quantityOf,
    setQuantity: (id: string, quantity: number) => setQuantities((of) => ({ ...of, [id]: quantity })),
    /** Selecting also expands the product, since its quantity comes next. */
    setSelected: (id: string, wanted: boolean) => {
      setSelected((ids) => (wanted ? new Set(ids).add(id) : without(ids, id)));
      if (wanted) setOpen((ids) => new Set(ids).add(id));
    },
    linesOf: (products: readonly WholesaleProduct[]): WholesaleLine[] =>
      products
        .filter(({ _id }) => isSelected(_id))
        .map((product) => wholesaleLine(product, quantityOf(product._id))),
    clear: () => {
      setSelected(new Set());
      setQuantities({});
    },
  };
}
