import type { CartLine } from '@aabha/contracts/cart/cart.schema';
import { Button } from '@aabha/ui/components/Button';
import { Chip } from '@aabha/ui/components/Chip';
import classes from './CartLine.module.css';

interface LineTroubleProps {
  line: CartLine;
  onQuantity: (quantity: number) => void;
}

/** Why a line cannot be bought, and what to do about it (docs/spec/cart.md#lines). */
export function LineTrouble({ line: { product, quantity }, onQuantity }: LineTroubleProps) {
  if (!product.onSale)
    return (
      <div className={classes.trouble}>
        <Chip tone="danger">No longer sold</Chip>
        <p>We no longer sell this television. Please remove it to continue.</p>
      </div>
    );
  if (product.stock <= 0)
    return (
      <div className={classes.trouble}>
        <Chip tone="danger">Out of Stock</Chip>
        <p>Please remove it to continue with the rest of your cart.</p>
      </div>
    );
  if (quantity <= product.stock) return null;
  return (
    <div className={classes.trouble}>
      <Chip tone="warning">Only {product.stock} left</Chip>
      <p>You chose {quantity}.</p>
      <Button kind="outline" onClick={() => onQuantity(product.stock)}>
        Change to {product.stock}
      </Button>
    </div>
  );
}
