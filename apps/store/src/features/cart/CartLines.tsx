import { useState, type ReactElement } from 'react';
import type { Cart, CartLine as Line } from '@aabha/contracts/cart/cart.schema';
import { CartLine } from './CartLine';
import classes from './CartScreen.module.css';
import { RemovedLine } from './RemovedLine';
import { useCartChanges } from './use-cart-changes';

interface Removed {
  line: Line;
  /** Index of the removed line. */
  index: number;
}

const has = (cart: Cart | undefined, line: Line) =>
  cart?.items.some(({ product }) => product._id === line.product._id) ?? false;

/** The lines of the cart; a line that was just removed is replaced by its undo button. */
export function CartLines({ cart }: { cart: Cart | undefined }) {
  const [removed, setRemoved] = useState<Removed>();
  const changes = useCartChanges(cart);
  const rows: ReactElement[] = (cart?.items ?? []).map((line, index) => (
    <CartLine
      key={line.product._id}
      line={line}
      onQuantity={(quantity) => changes.setQuantity(line.product._id, quantity)}
      onRemove={() => {
        setRemoved({ line, index });
        changes.remove(line.product._id);
      }}
    />
  ));
  const undo = () => {
    if (removed) changes.restore(removed.line);
    setRemoved(undefined);
  };
  if (removed && !has(cart, removed.line))
    rows.splice(
      removed.index,
      0,
      <li key={`removed ${removed.line.product._id}`}>
        <RemovedLine line={removed.line} onUndo={undo} />
      </li>,
    );
  return rows.length > 0 && <ul className={classes.lines}>{rows}</ul>;
}
