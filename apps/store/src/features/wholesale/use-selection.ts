import { useState } from 'react';
import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';

export type Selection = ReturnType<typeof useSelection>;

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id));

/**
 * Expanded products, selected products, and quantities; a quantity is preserved while its product is not selected.
 */
export function useSelection() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<ReadonlyMap<string, WholesaleProduct>>(new Map());
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  return {
    isOpen: (id: string) => open.has(id),
    toggleOpen: (id: string) => setOpen((ids) => (ids.has(id) ? without(ids, id) : new Set(ids).add(id))),
    /** The selected products as they were when they were selected, in that order. */
    selected,
    quantityOf: (id: string) => quantities[id] ?? 1,
    setQuantity: (id: string, quantity: number) => setQuantities((of) => ({ ...of, [id]: quantity })),
    /** Selecting also expands the product, since its quantity comes next. */
    select: (product: WholesaleProduct) => {
      setSelected((products) => new Map(products).set(product._id, product));
      setOpen((ids) => new Set(ids).add(product._id));
    },
    deselect: (id: string) =>
      setSelected((products) => new Map([...products].filter(([other]) => other !== id))),
    clear: () => {
      setSelected(new Map());
      setQuantities({});
    },
  };
}
