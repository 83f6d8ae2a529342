import type { CartLine } from '@aabha/contracts/cart/cart.schema';
import { Button } from '@aabha/ui/components/Button';
import classes from './CartScreen.module.css';

/** Taking a product out needs no question, since it can be had back: a press on minus is easily one too many. */
export function RemovedLine({
  line,
  onUndo,
}: {
  line: CartLine | undefined;
  onUndo: (line: CartLine) => void;
}) {
  return (
    <div role="status">
      {line && (
        <div className={classes.removed}>
          <p>{line.product.name} was removed.</p>
          {line.product.onSale && line.product.stock > 0 && (
            <Button kind="quiet" onClick={() => onUndo(line)}>
              Undo
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
